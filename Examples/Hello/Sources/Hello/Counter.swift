import SwiftUI

extension EnvironmentValues {
  /// The number that a press adds to the counter.
  @Entry public var step: Int = 1
}

/// A counter with a button that increases it.
public struct Counter: View {
  @State private var count = 0
  @Environment(\.step) private var step

  /// Creates a counter.
  public init() {}

  public var body: some View {
    VStack(spacing: 16) {
      Badge()
      Text("\(count)")
        .font(.largeTitle)
        .accessibilityIdentifier("count")
      Button("Add") { withAnimation { count += step } }
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}

#Preview {
  Counter()
}
