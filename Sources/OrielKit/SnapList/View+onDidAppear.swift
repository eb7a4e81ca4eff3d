import SwiftUI

extension View {
  /// Adds an action that is called when the view becomes visible in the enclosing scroll view. In contrast, `onAppear` is called when a row
  /// is built, which is before it is visible.
  ///
  /// - Parameters:
  ///   - threshold: The fraction of the view's area that must be visible, from 0 to 1. With the default of 1, a view that is larger than
  ///     the scroll view never counts as visible.
  ///   - action: The action to perform.
  nonisolated public func onDidAppear(threshold: Double = 1, perform action: @escaping () -> Void) -> some View {
    modifier(VisibilityModifier(threshold: threshold, didAppear: action, didDisappear: nil))
  }

  /// Adds an action that is called when the view, after it was visible in the enclosing scroll view, becomes invisible or is removed.
  ///
  /// - Parameters:
  ///   - threshold: The fraction of the view's area that must be visible for it to count as visible, from 0 to 1.
  ///   - action: The action to perform.
  nonisolated public func onDidDisappear(threshold: Double = 1, perform action: @escaping () -> Void) -> some View {
    modifier(VisibilityModifier(threshold: threshold, didAppear: nil, didDisappear: action))
  }
}

nonisolated private struct VisibilityModifier: ViewModifier {
  /// The last reported visibility. Only actions write it, so that a change causes no update.
  final class Sight { var isVisible = false }

  let threshold: Double
  let didAppear: (() -> Void)?
  let didDisappear: (() -> Void)?
  @State private var sight = Sight()

  init(threshold: Double, didAppear: (() -> Void)?, didDisappear: (() -> Void)?) {
    self.threshold = threshold
    self.didAppear = didAppear
    self.didDisappear = didDisappear
  }

  func body(content: Content) -> some View {
    content.onScrollVisibilityChange(threshold: threshold) { see($0) }.onDisappear { see(false) }
  }

  private func see(_ isVisible: Bool) {
    guard sight.isVisible != isVisible else { return }
    sight.isVisible = isVisible
    if isVisible { didAppear?() } else { didDisappear?() }
  }
}
