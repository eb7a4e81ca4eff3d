import Foundation
import OrielDrawing

/// The picture of a dragged item at the pointer. It is in front of all other boxes and isn't hit-tested.
@MainActor
final class ReorderPicture: LayoutBox, FrontmostBox {
  private let picture: DisplayNode
  /// The progress of the lift, from 0 to 1.
  private lazy var lift = Presented<CGFloat>(0, box: self)

  init(_ picture: DisplayNode, graph: ViewGraph) {
    self.picture = picture
    super.init(node: nil)
    self.graph = graph
  }

  override var traitSource: (any TraitSource)? { self }
  override var sizing: BoxSizing { .independentOfContent() }
  override func isHidden(from search: BoxSearch) -> Bool { true }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }

  func setLift(_ share: CGFloat) { lift.set(share, transaction: Transaction(animation: .easeOut(duration: 0.2)), graph: graph) }

  func stop() { lift.stop(graph: graph) }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    let share = lift.value
    let (x, y, scale) = (size.width / 2, size.height / 2, 1 + 0.03 * share)
    let transform = CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: offset.x + x, y: offset.y + y))
    let node = DisplayNode(.transform(transform, picture))
    guard share > 0 else { return node }
    let shade = Color.black.opacity(0.3 * share).resolved(in: environment)
    return DisplayNode(.shadow(shade, radius: 10 * share, offset: CGSize(width: 0, height: 5 * share), node))
  }
}
