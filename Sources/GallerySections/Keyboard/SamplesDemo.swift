import OrielKit
import SwiftUI

/// The talk's three samples: a tap anywhere in the window that hides the keyboard, a bar that may be covered, and both in a sheet. The
/// backgrounds don't move.
struct SamplesDemo: View {
  @State private var isPresented = false
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    let layout = sizeClass == .compact ? AnyLayout(VStackLayout(spacing: 14)) : AnyLayout(HStackLayout(spacing: 14))
    layout {
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

/// A sample with 18 rows of 44 points, a field of 50 points, and five more rows.
private struct Sample: View {
  let title: String
  let hasBar: Bool
  let close: (@MainActor () -> Void)?
  @State private var text = ""

  @ScaledMetric private var barHeight: CGFloat = 56

  init(title: String, hasBar: Bool = false, close: (@MainActor () -> Void)? = nil) {
    self.title = title
    self.hasBar = hasBar
    self.close = close
  }

  var body: some View {
    DemoScreen {
      VStack(spacing: 0) {
        HStack {
          Text(title).font(.headline).lineLimit(1).minimumScaleFactor(0.4)
          Spacer(minLength: 0)
          if let close { Button("Done") { close() } }
        }
        .padding(.horizontal, 14)
        .frame(minHeight: 44)
        Divider()
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) {
              ForEach(1..<19) { SampleRow(number: $0) }
              TextField("A field", text: $text)
                .accessibilityIdentifier("sample-\(title)")
                .padding(.horizontal, 14)
                .frame(minHeight: 50)
                .background()
                .id("field")
              ForEach(19..<24) { SampleRow(number: $0) }
            }
          }
          .scrollAvoidKeyboard(partialAvoidingPadding: hasBar ? barHeight : 0, dismissKeyboardByTap: hasBar)
          .onAppear { proxy.scrollTo("field", anchor: .center) }
        }
        .background(Color.orange.opacity(0.85))
        if hasBar {
          Text("Pay")
            .fontWeight(.semibold)
            .foregroundStyle(.white)
            .frame(maxWidth: .infinity)
            .frame(height: barHeight)
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
      .frame(minHeight: 44)
      .overlay(alignment: .bottom) { Color.black.opacity(0.12).frame(height: 1) }
  }
}
