import Foundation
import OrielDrawing

/// Holds the content in the middle of the room that it is offered.
@MainActor
final class CenteringBox: LayoutBox {
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    children.filter { !$0.isLeaving }.map { $0.measure(proposal) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  /// What stands around has its ground even if there is nothing to see.
  override func drawing(at offset: CGPoint) -> DisplayNode? { super.drawing(at: offset) ?? .empty }

  /// As large as is offered.
  private var offered: CGSize { CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height) }

  override func layoutChildren() {
    let offered = offered
    for child in children where !child.isLeaving {
      let size = child.measure(proposal)
      placeChild(child, at: CGPoint(x: (offered.width - size.width) / 2, y: (offered.height - size.height) / 2), proposal: proposal)
    }
  }
}
