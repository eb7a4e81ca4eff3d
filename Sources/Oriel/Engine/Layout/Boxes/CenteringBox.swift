import Foundation
import OrielDrawing

/// A box that centers its content in the available space.
@MainActor
final class CenteringBox: LayoutBox {
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    children.filter { !$0.isBeingRemoved }.map { $0.measure(proposal) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  /// Returns an empty drawing instead of `nil`, so that the background of the box is drawn even if the content draws nothing.
  override func drawing(at offset: CGPoint) -> DisplayNode? { super.drawing(at: offset) ?? .empty }

  /// The proposed size. An unspecified length is that of the box.
  private var offered: CGSize { CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height) }

  override func layoutChildren() {
    let offered = offered
    for child in children where !child.isBeingRemoved {
      let size = child.measure(proposal)
      placeChild(child, at: CGPoint(x: (offered.width - size.width) / 2, y: (offered.height - size.height) / 2), proposal: proposal)
    }
  }
}
