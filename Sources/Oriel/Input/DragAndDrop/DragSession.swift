import Foundation
import OrielDrawing

/// Something in the pointer's hand, on its way over the window's views.
@MainActor
final class DragSession: Lifted {
  private let graph: ViewGraph
  private let providers: [NSItemProvider]
  private let picture: DragPictureBox
  private let visit: DragVisit
  /// From the pointer to the picture's corner.
  private let grip: CGSize
  private var hasEnded = false

  init(providers: [NSItemProvider], picture: DisplayNode, frame: CGRect, at location: CGPoint, in graph: ViewGraph) {
    self.graph = graph
    self.providers = providers
    grip = CGSize(width: frame.minX - location.x, height: frame.minY - location.y)
    self.picture = DragPictureBox(picture, graph: graph)
    graph.rootBox.add(self.picture)
    self.picture.pin(frame)
    visit = DragVisit(providers, under: self.picture, in: graph)
  }

  func drag(to location: CGPoint) {
    picture.slide(to: CGPoint(x: location.x + grip.width, y: location.y + grip.height))
    visit.move(to: location)
    graph.input.surface?.setPointerShape(visit.proposal == .forbidden ? .notAllowed : .grabbing)
  }

  func leaveWindow() -> Bool {
    let parcel = DragParcel(
      providers: providers, picture: picture.picture, size: picture.size, grip: CGPoint(x: -grip.width, y: -grip.height))
    guard graph.input.surface?.beginDrag(parcel) == true else { return false }
    cancel()
    return true
  }

  func drop() {
    end()
    visit.drop()
  }

  func cancel() {
    end()
    visit.leave()
  }

  private func end() {
    guard !hasEnded else { return }
    hasEnded = true
    graph.rootBox.remove(picture)
    graph.input.surface?.setPointerShape(.arrow)
  }
}

/// What leaves a window, to be dragged by the desktop from there.
package struct DragParcel {
  package let providers: [NSItemProvider]
  /// What it looks like, at the origin.
  package let picture: DisplayNode
  package let size: CGSize
  /// The pointer's place in the picture.
  package let grip: CGPoint
}

/// What the pointer takes along. It stands over everything and is hit by nothing.
@MainActor
private final class DragPictureBox: LayoutBox, FrontmostBox {
  let picture: DisplayNode

  init(_ picture: DisplayNode, graph: ViewGraph) {
    self.picture = picture
    super.init(node: nil)
    self.graph = graph
  }

  override var traitSource: (any TraitSource)? { self }
  override var sizing: BoxSizing { .independentOfContent() }
  override func isHidden(from search: BoxSearch) -> Bool { true }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    DisplayNode(.opacity(0.8, DisplayNode(.transform(CGAffineTransform(translationX: offset.x, y: offset.y), picture))))
  }
}
