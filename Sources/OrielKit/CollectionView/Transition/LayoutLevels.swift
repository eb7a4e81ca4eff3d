import SwiftUI

/// Layouts that two fingers go through, from the one with the smallest items to the one with the largest.
nonisolated struct LayoutLevels {
  let count: Int
  /// How many times as large items are on the next level.
  let scale: CGFloat
  /// Which one is shown; nil for one that isn't among them.
  let current: () -> Int?
  let select: (Int) -> Void
}

extension CollectionView {
  /// Lets two fingers go from one layout to the next: what is between the fingers stays there, and every cell is on its way from one frame to the other as far as
  /// they have gone. Let go in between, it goes on to the nearer of the two, the velocity of the fingers counting.
  ///
  /// The same by a touchpad, and by a mouse's wheel with the control key. Nothing but frames changes on the way; no cell's body runs.
  ///
  /// - Parameters:
  ///   - layout: Which layout is shown; it is the next one as soon as the fingers are on the way there, and goes back if they do. Give it without an
  ///     animation of its own. A layout that isn't among `layouts` isn't left by fingers.
  ///   - layouts: From the one with the smallest items to the one with the largest. What occurs twice counts once, at its first place.
  ///   - scale: How many times as far apart the fingers are on the next layout; greater than 1, else 1.5.
  public func interactiveLayoutTransition<Layout: Hashable>(
    _ layout: Binding<Layout>, among layouts: [Layout], scale: CGFloat = 1.5
  ) -> Self {
    var result = self
    result.levels = LayoutLevels(count: layouts.count, scale: scale.isFinite && scale > 1 ? scale : 1.5) {
      layouts.firstIndex(of: layout.wrappedValue)
    } select: {
      layout.wrappedValue = layouts[$0]
    }
    return result
  }
}
