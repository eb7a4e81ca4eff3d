import SwiftUI

/// The layouts of an interactive transition, from the one with the smallest items to the one with the largest.
nonisolated struct LayoutLevels {
  let count: Int
  /// The ratio of the sizes of items on successive levels.
  let scale: CGFloat
  /// A closure that returns the index of the current layout, or `nil` if it isn't among the layouts.
  let current: () -> Int?
  let select: (Int) -> Void
}

extension CollectionView {
  /// Enables the user to change between layouts with a magnify gesture.
  ///
  /// The content between the fingers keeps its position, and the progress of the gesture interpolates all frames between the two layouts.
  /// When the gesture ends, the nearer layout is completed, taking the velocity into account.
  ///
  /// A touchpad, and the mouse wheel with the Control key, have the same effect. Only frames change during the gesture; no cell is
  /// evaluated.
  ///
  /// - Parameters:
  ///   - layout: The current layout. It becomes the next one when the gesture moves towards it, and the previous one if the gesture moves
  ///     back. Don't animate its changes. If the value isn't in `layouts`, the gesture has no effect.
  ///   - layouts: The layouts, from the one with the smallest items to the one with the largest. Only the first occurrence of a value
  ///     counts.
  ///   - scale: The magnification between two successive layouts, which must be greater than 1. For an invalid value, 1.5 is used.
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
