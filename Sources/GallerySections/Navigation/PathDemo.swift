import SwiftUI

/// A navigation stack whose path the app writes.
struct PathDemo: View {
  @State private var path: [Int] = []

  var body: some View {
    VStack(spacing: 0) {
      WrappingRow(spacing: 8) {
        Text(verbatim: path.isEmpty ? "The path is empty" : "Path: " + path.map(String.init).joined(separator: " → "))
          .font(.callout)
          .monospacedDigit()
          .accessibilityIdentifier("path")
        Button("Deep link") { path = [2, 4, 8, 16] }.accessibilityIdentifier("deep-link")
        Button("Back two") { path.removeLast(min(2, path.count)) }.disabled(path.isEmpty)
        Button("To the root") { path = [] }.disabled(path.isEmpty)
      }
      .buttonStyle(.bordered)
      // Like other bars, it doesn't grow with the largest text sizes, and leaves the space to the content.
      .dynamicTypeSize(...DynamicTypeSize.xxLarge)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(12)
      Divider()
      NavigationStack(path: $path) {
        NumberPage(number: 1, path: $path)
          .navigationDestination(for: Int.self) { NumberPage(number: $0, path: $path) }
      }
    }
  }
}

private struct NumberPage: View {
  let number: Int
  @Binding var path: [Int]

  var body: some View {
    ViewThatFits(in: .vertical) {
      content
      ScrollView { content.padding(.vertical) }
    }
    .navigationTitle("Number \(number)")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var content: some View {
    VStack(spacing: 18) {
      Text(verbatim: "\(number)").font(.system(size: 72, weight: .bold)).foregroundStyle(.tint)
      WrappingRow {
        NavigationLink("Twice as much", value: number * 2)
        NavigationLink("One more", value: number + 1)
      }
      .buttonStyle(.borderedProminent)
    }
  }
}
