import SwiftUI

/// Sheets in all forms.
struct SheetButtons: View {
  @Binding var news: String
  @State private var shown: Boat?
  @State private var detent = PresentationDetent.medium
  @State private var showsFirst = false
  @State private var showsSecond = false
  @State private var showsCover = false
  @State private var showsDraft = false

  var body: some View {
    PresentPanel("Sheets") {
      PresentRow("A boat", "Detents, and the selected one", symbol: "map", color: .blue) { shown = .all[0] }
      PresentRow("A berth to book", "A sheet on the sheet", symbol: "calendar", color: .orange) { shown = .all[3] }
      PresentRow("Two at once", "The second one waits for the first", symbol: "square.grid.2x2", color: .purple) {
        showsFirst = true
        showsSecond = true
      }
      PresentRow("A letter", "A swipe can't dismiss it until it is sent", symbol: "pencil", color: .pink) { showsDraft = true }
      PresentRow("The whole window", "A cover", symbol: "photo", color: .teal) { showsCover = true }
    }
    .sheet(item: $shown, onDismiss: { news = "The sheet was dismissed" }) { boat in
      BoatSheet(boat: boat, detent: $detent)
        .presentationDetents([.medium, .large], selection: $detent)
        .presentationDragIndicator(.visible)
        .presentationCornerRadius(20)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
    }
    .sheet(isPresented: $showsFirst) {
      NoticeSheet(title: "First", text: "Both were presented at once. The other one appears when this one is dismissed.")
    }
    .background {
      Color.clear.sheet(isPresented: $showsSecond) {
        NoticeSheet(title: "Second", text: "It was queued, and wasn't lost.")
      }
    }
    .background { Color.clear.sheet(isPresented: $showsDraft) { DraftSheet(news: $news) } }
    .fullScreenCover(isPresented: $showsCover) { SunsetCover() }
  }
}

struct Boat: Identifiable {
  let name: String
  let note: String
  let length: String
  let color: Color

  var id: String { name }

  static let all = [
    Boat(name: "Aurora", note: "Berth 4, leaves at noon", length: "11.2 m", color: .orange),
    Boat(name: "Delfin", note: "Berth 7, in the yard", length: "8.4 m", color: .teal),
    Boat(name: "Ellida", note: "At sea", length: "14.0 m", color: .indigo),
    Boat(name: "Freja", note: "Berth 2, for hire", length: "9.6 m", color: .pink),
    Boat(name: "Galatea", note: "At sea", length: "12.5 m", color: .green),
    Boat(name: "Havfruen", note: "Berth 9, leaves at six", length: "7.9 m", color: .purple),
    Boat(name: "Isbjørn", note: "Berth 1, for hire", length: "10.1 m", color: .blue),
    Boat(name: "Jutta", note: "Berth 5, in the yard", length: "6.8 m", color: .red),
  ]
}

/// A boat, the boats beside it, and a sheet of its own.
private struct BoatSheet: View {
  let boat: Boat
  @Binding var detent: PresentationDetent
  @State private var isBooking = false
  @Environment(\.dismiss) private var dismiss
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      // With large text, the heading may be higher than the sheet.
      if typeSize.isAccessibilitySize {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            heading
            Divider()
            neighbours
          }
        }
      } else {
        heading
        Divider()
        ScrollView { neighbours }
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .sheet(isPresented: $isBooking) { BerthSheet(boat: boat) }
  }

  @ViewBuilder private var heading: some View {
    HStack(spacing: 14) {
      RoundedRectangle(cornerRadius: 14)
        .fill(boat.color.gradient)
        .frame(width: 56, height: 56)
        .overlay { Text(boat.name.prefix(1)).font(.title).fontWeight(.semibold).foregroundStyle(.white) }
      VStack(alignment: .leading, spacing: 2) {
        Text(boat.name).font(.title2).fontWeight(.bold)
        Text(boat.note).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
      Button("Done") { dismiss() }.keyboardShortcut(.cancelAction)
    }
    .padding(.horizontal, 20)
    .padding(.top, 26)
    .padding(.bottom, 14)
    WrappingRow(spacing: 10) {
      Button("Book a berth") { isBooking = true }.buttonStyle(.borderedProminent).keyboardShortcut(.defaultAction)
      Button(detent == .large ? "Smaller" : "Larger") { detent = detent == .large ? .medium : .large }.buttonStyle(.bordered)
    }
    .padding(.horizontal, 20)
    .padding(.bottom, 14)
  }

  private var neighbours: some View {
    VStack(spacing: 0) {
      ForEach(Boat.all + Boat.all.map(\.neighbour)) { other in
        HStack(spacing: 12) {
          RoundedRectangle(cornerRadius: 8).fill(other.color.opacity(0.85)).frame(width: 32, height: 32)
          VStack(alignment: .leading, spacing: 1) {
            Text(other.name).fontWeight(.medium)
            Text(other.note).font(.caption).foregroundStyle(.secondary)
          }
          Spacer(minLength: 0)
          Text(other.length).font(.callout).monospacedDigit().foregroundStyle(.secondary)
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 4)
        .frame(minHeight: 52)
        .overlay(alignment: .bottom) { Color.gray.opacity(0.18).frame(height: 1).padding(.leading, 64) }
      }
    }
  }
}

extension Boat {
  /// The next boat on the quay.
  fileprivate var neighbour: Boat { Boat(name: "\(name) II", note: "At the outer quay", length: length, color: color) }
}

/// A sheet above a sheet.
private struct BerthSheet: View {
  let boat: Boat
  @State private var berth = 4
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 18) {
      Text("A berth for \(boat.name)").font(.title3).fontWeight(.bold)
      HStack(spacing: 8) {
        ForEach(1..<7) { number in
          Button {
            berth = number
          } label: {
            Text("\(number)")
              .font(.callout)
              .fontWeight(.semibold)
              .monospacedDigit()
              .foregroundStyle(number == berth ? Color.white : .primary)
              .frame(width: 40, height: 40)
              .background(number == berth ? Color.accentColor : Color.gray.opacity(0.16), in: Circle())
          }
          .buttonStyle(.plain)
        }
      }
      Text("The sheet below stays open.").font(.callout).foregroundStyle(.secondary)
      Button("Book berth \(berth)") { dismiss() }
        .buttonStyle(.borderedProminent)
        .environment(\.controlSize, .large)
        .keyboardShortcut(.defaultAction)
    }
    .padding(28)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .presentationDetents([.height(270)])
    .presentationCornerRadius(20)
  }
}

private struct NoticeSheet: View {
  let title: String
  let text: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 12) {
      Text(title).font(.title).fontWeight(.bold)
      Text(text).multilineTextAlignment(.center).foregroundStyle(.secondary).frame(maxWidth: 300)
      Button("Continue") { dismiss() }
        .buttonStyle(.borderedProminent)
        .environment(\.controlSize, .large)
        .keyboardShortcut(.defaultAction)
        .padding(.top, 8)
    }
    .padding(32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .presentationDetents([.medium])
  }
}

/// A sheet that can't be dismissed while it has an unsent draft.
private struct DraftSheet: View {
  @Binding var news: String
  @State private var text = "The tide is with us."
  @State private var asks = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack {
        Button("Cancel") { if text.isEmpty { dismiss() } else { asks = true } }
          .keyboardShortcut(.cancelAction)
          .confirmationDialog("Throw the letter away?", isPresented: $asks, titleVisibility: .visible) {
            Button("Delete Draft", role: .destructive) { dismiss() }
          }
        Spacer()
        Text("To the harbor office").fontWeight(.semibold)
        Spacer()
        Button("Send") {
          news = "Sent: \(text)"
          text = ""
          dismiss()
        }
        .keyboardShortcut(.return, modifiers: .command)
        .disabled(text.isEmpty)
      }
      Divider()
      TextEditor(text: $text)
        .font(.body)
        .scrollContentBackground(.hidden)
        .frame(minHeight: 160, maxHeight: .infinity)
        .padding(6)
        .background(Color.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
        .accessibilityIdentifier("letter")
      Text(text.isEmpty ? "The letter is empty: a swipe dismisses it." : "A swipe or a click outside leaves it open; Escape asks.")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .padding(20)
    .frame(maxHeight: .infinity, alignment: .top)
    .interactiveDismissDisabled(!text.isEmpty)
  }
}

/// A cover of the whole window.
private struct SunsetCover: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ZStack(alignment: .topTrailing) {
      LinearGradient(
        colors: [
          Color(red: 0.16, green: 0.13, blue: 0.36), Color(red: 0.55, green: 0.24, blue: 0.5), Color(red: 0.95, green: 0.5, blue: 0.35),
          Color(red: 1, green: 0.8, blue: 0.5),
        ], startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
      GeometryReader { proxy in
        let (width, height) = (proxy.size.width, proxy.size.height)
        Circle().fill(Color(red: 1, green: 0.9, blue: 0.7)).frame(width: 120, height: 120).position(x: width * 0.68, y: height * 0.66)
        LinearGradient(
          colors: [Color(red: 0.36, green: 0.2, blue: 0.42), Color(red: 0.1, green: 0.09, blue: 0.26)], startPoint: .top, endPoint: .bottom
        )
        .frame(height: height * 0.32)
        .offset(y: height * 0.68)
        ForEach(0..<9) { line in
          Capsule()
            .fill(Color(red: 1, green: 0.82, blue: 0.6).opacity(0.75 - Double(line) * 0.08))
            .frame(width: [96, 64, 110, 48, 84, 36, 60, 26, 40][line], height: 4)
            .position(x: width * 0.68 + [0, -14, 8, 18, -10, 12, -6, 8, 0][line], y: height * (0.7 + CGFloat(line) * 0.028))
        }
        VStack(alignment: .leading, spacing: 6) {
          Text("Evening at the mole").font(.largeTitle).fontWeight(.bold)
          Text("A cover fills the whole window. Escape doesn't dismiss it.").font(.body).opacity(0.85)
        }
        .foregroundStyle(.white)
        .padding(32)
      }
      Button("Close") { dismiss() }
        .buttonStyle(.borderedProminent)
        .tint(Color.white.opacity(0.25))
        .padding(28)
    }
  }
}
