import OrielKit
import SwiftUI

/// Two cards in one layer, the second of which appears a second later.
public struct SimultaneousScreen: View {
  @State private var isFirstPresented = false
  @State private var isSecondPresented = false

  /// Creates the screen.
  public init() {}

  public var body: some View {
    ZStack {
      Button("Present", action: present)
        .card(id: "first", isPresented: $isFirstPresented) { Text("First") }
        .card(id: "second", isPresented: $isSecondPresented) { Text("Second") }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .presentationHostLayer()
  }

  private func present() {
    isFirstPresented = true
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(1))
      isSecondPresented = true
    }
  }
}
