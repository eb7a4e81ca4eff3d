import SwiftUI

extension View {
  /// Calls the action when the view has come into sight in the scroll view around it: `onAppear` is called when a row is built,
  /// which is before it is seen.
  ///
  /// - Parameter threshold: How much of the view has to be seen, from 0 to 1: its whole area if nothing is said. A view that is
  ///   larger than the scroll view never shows all of itself.
  nonisolated public func onDidAppear(threshold: Double = 1, perform action: @escaping () -> Void) -> some View {
    modifier(SightModifier(threshold: threshold, didAppear: action, didDisappear: nil))
  }

  /// Calls the action when the view, after it had come into sight, went out of it or was removed.
  ///
  /// - Parameter threshold: How much of the view has to be seen for it to be in sight, from 0 to 1: its whole area if nothing is said.
  nonisolated public func onDidDisappear(threshold: Double = 1, perform action: @escaping () -> Void) -> some View {
    modifier(SightModifier(threshold: threshold, didAppear: nil, didDisappear: action))
  }
}

nonisolated private struct SightModifier: ViewModifier {
  /// Written in actions alone, without an update.
  final class Sight { var isSeen = false }

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

  private func see(_ isSeen: Bool) {
    guard sight.isSeen != isSeen else { return }
    sight.isSeen = isSeen
    if isSeen { didAppear?() } else { didDisappear?() }
  }
}
