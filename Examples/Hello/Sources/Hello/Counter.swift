import SwiftUI

extension EnvironmentValues {
  @Entry public var step: Int = 1
}

public struct Counter: View {
  @State private var count = 0
  @Environment(\.step) private var step

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
