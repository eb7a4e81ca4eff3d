import Foundation
import OrielDrawing

/// A drag that the pointer or a touch moves over the views of its own window.
@MainActor
final class DragSession: Lifted {
  private let graph: ViewGraph
  private let providers: [NSItemProvider]
  private let picture: DragPreviewBox
  private let visit: DropSession
  /// The offset from the pointer to the top-left corner of the picture.
  private let grip: CGSize
  private var hasEnded = false

  init(providers: [NSItemProvider], picture: DisplayNode, frame: CGRect, at location: CGPoint, in graph: ViewGraph) {
    self.graph = graph
    self.providers = providers
    grip = CGSize(width: frame.minX - location.x, height: frame.minY - location.y)
    self.picture = DragPreviewBox(picture, graph: graph)
    graph.rootBox.add(self.picture)
    self.picture.pin(frame)
    visit = DropSession(providers, under: self.picture, in: graph)
  }

  func drag(to location: CGPoint) {
    picture.slide(to: CGPoint(x: location.x + grip.width, y: location.y + grip.height))
    visit.move(to: location)
    graph.input.surface?.setPointerShape(visit.proposal == .forbidden ? .notAllowed : .grabbing)
  }

  func leaveWindow() -> Bool {
    let parcel = DragPayload(
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

/// The data of a drag that leaves the window, from where the platform continues it.
package struct DragPayload {
  package let providers: [NSItemProvider]
  /// The picture of the drag, with its top-left corner at the origin.
  package let picture: DisplayNode
  package let size: CGSize
  /// The position of the pointer in the picture.
  package let grip: CGPoint
}

/// The picture of a drag that can leave the window.
@MainActor
private final class DragPreviewBox: DragPictureBox {
  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    DisplayNode(.opacity(0.8, DisplayNode(.transform(CGAffineTransform(translationX: offset.x, y: offset.y), picture))))
  }
}
