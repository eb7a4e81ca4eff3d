import Foundation
import OrielDrawing

/// The drawing of a box and its descendants.
extension LayoutBox {
  final func combined(at offset: CGPoint) -> DisplayNode? {
    let own = drawContent(at: offset)
    switch children.count {
    case 0: return own
    case 1:
      let child = children[0]
      let frame = child.presentedFrame
      let drawn = child.displayNode(at: CGPoint(x: offset.x + frame.minX, y: offset.y + frame.minY))
      guard let own else { return drawn }
      guard let drawn else { return own }
      return DisplayNode(.group([own, drawn]))
    default:
      if max(abs(offset.x), abs(offset.y)) > Self.farOffset { return combinedFarOff(own, at: offset) }
      var group = groupedChildren()
      if let content = group, offset != .zero {
        group = DisplayNode(.transform(CGAffineTransform(translationX: offset.x, y: offset.y), content))
      }
      guard let own else { return group }
      guard let group else { return own }
      return DisplayNode(.group([own, group]))
    }
  }

  /// The distance from the origin, in points, beyond which a renderer's numbers can't represent visible fractions of a pixel.
  private static let farOffset: CGFloat = 1_000_000

  /// Draws the content far from the origin. A translation there and one back in a child would lose the fractions between them, so each
  /// child receives the sum.
  private func combinedFarOff(_ own: DisplayNode?, at offset: CGPoint) -> DisplayNode? {
    let nodes = paintOrder.compactMap { child in
      let frame = child.presentedFrame
      return child.displayNode(at: CGPoint(x: offset.x + frame.minX, y: offset.y + frame.minY))
    }
    let all = (own.map { [$0] } ?? []) + nodes
    return all.isEmpty ? nil : all.count == 1 ? all[0] : DisplayNode(.group(all))
  }
}
