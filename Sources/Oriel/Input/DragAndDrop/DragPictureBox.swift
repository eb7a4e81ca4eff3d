import Foundation
import OrielDrawing

/// A box that draws the picture of a dragged view at the pointer. It is in front of all other boxes and isn't hit-tested.
@MainActor
class DragPictureBox: LayoutBox, FrontmostBox {
  final let picture: DisplayNode

  init(_ picture: DisplayNode, graph: ViewGraph) {
    self.picture = picture
    super.init(node: nil)
    self.graph = graph
  }

  override final var traitSource: (any TraitSource)? { self }
  override final var sizing: BoxSizing { .independentOfContent() }
  override final func isHidden(from search: BoxSearch) -> Bool { true }

  override final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
}

extension DisplayNode {
  /// Returns the drawing with the shadow of a view that is lifted from the views around it. `share` is the progress of the lift, from 0 to 1.
  @MainActor
  func lifted(by share: CGFloat, in environment: EnvironmentValues) -> DisplayNode {
    guard share > 0 else { return self }
    let shade = Color.black.opacity(0.3 * share).resolved(in: environment)
    return DisplayNode(.shadow(shade, radius: 10 * share, offset: CGSize(width: 0, height: 5 * share), self))
  }
}
