import Foundation

extension LayoutBox {
  /// The box drawn on top at a point of the parent's space, of those that can be hit.
  package final func topmost(at point: CGPoint) -> LayoutBox? {
    guard !isLeaving, isPlaced, allowsHits, let local = localPoint(from: point) else { return nil }
    for child in paintOrder.reversed() { if let hit = child.topmost(at: local) { return hit } }
    return contains(local) ? self : nil
  }

  private func localPoint(from point: CGPoint) -> CGPoint? {
    let transform = transformToParent
    let determinant = transform.a * transform.d - transform.b * transform.c
    return determinant.isFinite && determinant != 0 ? point.applying(transform.inverted()) : nil
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
