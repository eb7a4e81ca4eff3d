import OrielKit
import SwiftUI

/// The talk's three samples: a tap anywhere in the window hides the keyboard; a bar that may be covered; both in a sheet. The backgrounds
/// don't move.
struct SamplesDemo: View {
  @State private var isPresented = false

  var body: some View {
    HStack(spacing: 14) {
      Sample(title: "Tap on the window")
      Sample(title: "Partial avoiding", hasBar: true)
      DemoScreen {
        Button("Open the sheet") { isPresented = true }
          .buttonStyle(.borderedProminent)
          .avoidKeyboard()
          .presentationHost(id: "sample-sheet", isPresented: $isPresented) { SampleSheet { isPresented = false } }
          .presentationHostLayer()
      }
    }
    .onAppear { DismissKeyboardTapHandler.shared.isEnabled = true }
    .onDisappear { DismissKeyboardTapHandler.shared.isEnabled = false }
  }
}

private struct SampleSheet: View {
  let close: @MainActor () -> Void
  @Environment(\.presentationHostPresentationMode) private var mode
  @State private var isUp = false
  @State private var height: CGFloat = 800

  var body: some View {
    Sample(title: "In a sheet", hasBar: true, close: close)
      .padding(.top, 28)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { height = $0 }
      .offset(y: isUp ? 0 : height)
      .onAppear { withAnimation(.spring(duration: 0.4)) { isUp = true } }
      .onReceive(mode!.dismissPublisher) { completion in
        withAnimation(.easeIn(duration: 0.25)) {
          isUp = false
        } completion: {
          completion()
        }
      }
  }
}

/// 18 rows of 44 points, a field of 50, and five rows more.
private struct Sample: View {
  let title: String
  var hasBar = false
  var close: (@MainActor () -> Void)?
  @State private var text = ""

  private static let barHeight: CGFloat = 56

  var body: some View {
    DemoScreen {
      VStack(spacing: 0) {
        HStack {
          Text(title).font(.headline).lineLimit(1)
          Spacer(minLength: 0)
          if let close { Button("Done") { close() } }
        }
        .padding(.horizontal, 14)
        .frame(height: 44)
        Divider()
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) {
              ForEach(1..<19) { SampleRow(number: $0) }
              TextField("A field", text: $text)
                .accessibilityIdentifier("sample-\(title)")
                .padding(.horizontal, 14)
                .frame(height: 50)
                .background()
                .id("field")
              ForEach(19..<24) { SampleRow(number: $0) }
            }
          }
          .scrollAvoidKeyboard(partialAvoidingPadding: hasBar ? Self.barHeight : 0, dismissKeyboardByTap: hasBar)
          .onAppear { proxy.scrollTo("field", anchor: .center) }
        }
        .background(Color.orange.opacity(0.85))
        if hasBar {
          Text("Pay")
            .fontWeight(.semibold)
            .foregroundStyle(.white)
            .frame(maxWidth: .infinity)
            .frame(height: Self.barHeight)
            .background(Color.indigo)
        }
      }
    }
    .background(in: RoundedRectangle(cornerRadius: 14))
  }
}

private struct SampleRow: View {
  let number: Int

  var body: some View {
    Text("Row \(number)")
      .foregroundStyle(Color.black.opacity(0.75))
      .padding(.horizontal, 14)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: 44)
      .overlay(alignment: .bottom) { Color.black.opacity(0.12).frame(height: 1) }
  }
}
