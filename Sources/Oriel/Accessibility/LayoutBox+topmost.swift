import Foundation

extension LayoutBox {
  /// The box drawn on top at a point of the parent's space, of those that can be hit.
  package final func topmost(at point: CGPoint) -> LayoutBox? {
    hitTest(point)
  }

  /// Whether the box is the other or inside of it.
  package final func isWithin(_ other: LayoutBox) -> Bool {
    var box: LayoutBox? = self
    while let current = box {
      if current === other { return true }
      box = current.parent
    }
    return false
  }

  /// Where the box comes from, as messages say it.
  package final var viewPathForMessages: String { node?.viewPath ?? "the window" }
}
