import SwiftUI

extension View {
  /// Adds an action that is performed when the view appears for the first time. It isn't repeated when the view reappears with the same
  /// state.
  public func onFirstAppear(perform action: @escaping () -> Void) -> some View {
    modifier(FirstAppearance(action: action))
  }
}

private struct FirstAppearance: ViewModifier {
  let action: () -> Void
  @State private var hasAppeared = false

  init(action: @escaping () -> Void) { self.action = action }

  func body(content: Content) -> some View {
    content.onAppear {
      guard !hasAppeared else { return }
      hasAppeared = true
      action()
    }
  }
}
