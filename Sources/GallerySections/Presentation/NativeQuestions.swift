import SwiftUI

/// A popover at each edge of its anchor.
struct PopoverButtons: View {
  @State private var shown: Edge?

  var body: some View {
    PresentPanel("Popovers") {
      VStack(spacing: 10) {
        HStack(spacing: 10) {
          place(nil)
          place(.top)
          place(nil)
        }
        HStack(spacing: 10) {
          place(.leading)
          RoundedRectangle(cornerRadius: 10)
            .strokeBorder(Color.accentColor.opacity(0.35), lineWidth: 1)
            .overlay {
              Text("Tides").font(.callout).lineLimit(1).minimumScaleFactor(0.3).fontWeight(.semibold)
                .foregroundStyle(Color.accentColor)
            }
            .frame(maxWidth: .infinity)
            .frame(minHeight: 34)
          place(.trailing)
        }
        HStack(spacing: 10) {
          place(nil)
          place(.bottom)
          place(nil)
        }
      }
      // The cross of buttons must fit the width of the panel.
      .dynamicTypeSize(...DynamicTypeSize.xxLarge)
      .padding(.horizontal, 8)
      .padding(.top, 4)
    }
  }

  @ViewBuilder private func place(_ edge: Edge?) -> some View {
    if let edge {
      Button {
        shown = edge
      } label: {
        Text(edge.name).font(.callout).lineLimit(1).minimumScaleFactor(0.3).frame(maxWidth: .infinity).frame(minHeight: 20)
      }
      .buttonStyle(.bordered)
      .popover(
        isPresented: Binding {
          shown == edge
        } set: {
          if !$0 { shown = nil }
        }, arrowEdge: edge
      ) { TideCard(edge: edge) }
    } else {
      Color.clear.frame(maxWidth: .infinity).frame(height: 34)
    }
  }
}

extension Edge {
  fileprivate var name: String {
    switch self {
    case .top: "Top"
    case .leading: "Leading"
    case .bottom: "Bottom"
    case .trailing: "Trailing"
    }
  }
}

/// A card with the times of the tides.
private struct TideCard: View {
  let edge: Edge

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Tides today").font(.headline)
      Wave()
        .stroke(Color.accentColor.gradient, style: StrokeStyle(lineWidth: 3, lineCap: .round))
        .frame(width: 200, height: 44)
      ForEach([("High", "04:12", "1.9 m"), ("Low", "10:31", "0.3 m"), ("High", "16:48", "2.1 m")], id: \.1) { tide in
        HStack {
          Text(tide.0).frame(minWidth: 50, alignment: .leading)
          Text(tide.1).foregroundStyle(.secondary)
          Spacer(minLength: 0)
          Text(tide.2).fontWeight(.medium)
        }
        .font(.callout)
        .monospacedDigit()
      }
      Text("At the \(edge.name.lowercased()) edge").font(.caption).foregroundStyle(.secondary)
    }
    .panelWidth(220, alignment: .leading)
    .padding(18)
    .presentationDetents([.height(260)])
  }
}

private struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      for step in 0...60 {
        let share = Double(step) / 60
        let point = CGPoint(x: rect.minX + rect.width * share, y: rect.midY - sin(share * 4 * .pi) * rect.height / 2)
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }
}

/// Alerts in three forms, and confirmation dialogs.
struct QuestionButtons: View {
  @Binding var news: String
  @State private var asksSimply = false
  @State private var asksName = false
  @State private var leaving: Boat?
  @State private var isBeingRemoved = false
  @State private var failure: HarbourError?
  @State private var hasFailed = false
  @State private var chooses = false
  @State private var name = "Aurora"
  @State private var password = ""

  var body: some View {
    PresentPanel("Questions") {
      PresentRow("An alert", "Roles, and a default for Return", symbol: "bell", color: .red) { asksSimply = true }
      PresentRow("An alert that asks", "With fields", symbol: "keyboard", color: .indigo) { asksName = true }
      PresentRow("An alert about something", "With data for its actions", symbol: "person.circle", color: .green) {
        leaving = .all[2]
        isBeingRemoved = true
      }
      PresentRow("Choices", "One of them can't be undone", symbol: "list.bullet", color: .gray) { chooses = true }
    }
    .alert("Sell Aurora?", isPresented: $asksSimply) {
      Button("Sell", role: .destructive) { news = "Aurora is sold" }
      Button("Keep her") { news = "Aurora stays" }.keyboardShortcut(.defaultAction)
      Button("Later", role: .cancel) { news = "Perhaps later" }
    } message: {
      Text("A buyer has made an offer that is hard to refuse.")
    }
    .alert("Sign her over", isPresented: $asksName) {
      TextField("Name", text: $name)
      SecureField("Harbor password", text: $password)
      Button("Sign") { news = "\(name) is signed over" }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("The harbor office asks for her new name.")
    }
    .alert("She is at sea", isPresented: $isBeingRemoved, presenting: leaving) { boat in
      Button("Call \(boat.name)") {
        failure = .noAnswer(boat.name)
        hasFailed = true
      }
      Button("Wait", role: .cancel) { news = "Waiting for \(boat.name)" }
    } message: { boat in
      Text("\(boat.name), \(boat.length), left this morning.")
    }
    .alert(isPresented: $hasFailed, error: failure) { _ in
      Button("Too bad") { news = "Nobody answers" }
    } message: { error in
      Text(error.advice)
    }
    .confirmationDialog("Where to?", isPresented: $chooses, titleVisibility: .visible) {
      Button("Along the coast") { news = "Along the coast" }
      Button("To the islands") { news = "To the islands" }
      Button("Scuttle her", role: .destructive) { news = "Scuttled" }
      Button("Stay", role: .cancel) { news = "In the harbor" }
    } message: {
      Text("Wind from the west, four meters per second.")
    }
  }
}

private enum HarbourError: LocalizedError {
  case noAnswer(String)

  var errorDescription: String? {
    switch self {
    case .noAnswer(let name): "\(name) doesn't answer"
    }
  }

  var advice: String { "The radio mast is down. Try again when the wind has turned." }
}
