import Foundation

/// The coordinate space in which rows are placed.
@MainActor
final class RowsBox: LayoutBox {
  override func layoutChildren() {}

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }

  func placeRow(_ box: LayoutBox, at point: CGPoint, proposal: ProposedViewSize, in container: LazyBox) {
    let size = box.measure(proposal)
    // Coordinates along the axis are relative to the origin of this space, whatever the container's length.
    let isReversed = container.isReversed
    box.place(at: isReversed ? CGPoint(x: -point.x - size.width, y: point.y) : mirrored(point, size, container), proposal: proposal)
  }

  /// Places a row that follows the scroll view. Its moves aren't animated.
  func pinRow(_ box: LayoutBox, at point: CGPoint, proposal: ProposedViewSize, in container: LazyBox) {
    let point = mirrored(point, box.measure(proposal), container)
    if !box.isPlaced || box.needsLayout || box.proposal != proposal { box.place(at: box.isPlaced ? box.origin : point, proposal: proposal) }
    box.pin(CGRect(origin: point, size: box.size))
  }

  private func mirrored(_ point: CGPoint, _ size: CGSize, _ container: LazyBox) -> CGPoint {
    guard container.isMirrored else { return point }
    return CGPoint(x: container.size.width - point.x - size.width, y: point.y)
  }
}
