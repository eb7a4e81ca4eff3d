import SwiftUI

extension View {
  /// Runs the action when the view appears for the first time, however often it goes and comes again with its state.
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
