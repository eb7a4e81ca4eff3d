import Foundation
import OrielDrawing

/// The shape of a container, and the boxes that use it.
@MainActor
final class ContainerShape {
  private struct Follower {
    weak var box: LayoutBox?
    var place: CGRect?
    var size: CGSize?
  }

  private var followers: [ObjectIdentifier: Follower] = [:]

  nonisolated init() {}

  var shape: (any InsettableShape)? {
    didSet { for follower in followers.values { follower.box?.setNeedsDisplay() } }
  }

  /// Redraws the boxes whose position in the container has changed since they were drawn.
  func check() {
    for (id, follower) in followers {
      guard let box = follower.box, box.isAttached else {
        followers[id] = nil
        continue
      }
      let (place, size) = place(of: box)
      guard place != follower.place || size != follower.size else { continue }
      followers[id]?.place = place
      followers[id]?.size = size
      box.setNeedsDisplay()
    }
  }

  /// Returns the model frame of a box in the container, and the container's size, or `nil` if the box isn't within the container.
  private func place(of box: LayoutBox) -> (place: CGRect?, container: CGSize?) {
    var origin = CGPoint.zero
    var current = box
    while true {
      if let container = current as? ContainerShapeBox, container.container === self {
        return (CGRect(origin: origin, size: box.size), container.size)
      }
      guard let parent = current.parent else { return (nil, nil) }
      origin.x += current.origin.x
      origin.y += current.origin.y
      current = parent
    }
  }

  // MARK: Paths

  /// Returns the path of a shape in the space of the box that uses it for drawing, clipping or hit testing.
  static func path(of shape: any Shape, in rect: CGRect, for box: LayoutBox) -> Path {
    PathRequest.asking(for: box) { shape.path(in: rect, box.isMirrored ? .rightToLeft : .leftToRight) }
  }

  /// Returns the shape of the container that encloses the current client, inset to the rectangle, or `nil` if there is none.
  nonisolated static func pathAround(_ rect: CGRect) -> Path? {
    PathRequest.isAsking ? LayoutIsolation.run { path(in: rect) } : nil
  }

  private static func path(in rect: CGRect) -> Path? {
    guard let box = PathRequest.box, let container = box.environment.containerShape, let shape = container.shape else { return nil }
    let (place, size) = container.place(of: box)
    container.followers[ObjectIdentifier(box)] = Follower(box: box, place: place, size: size)
    guard let place, let size else { return nil }
    let own = rect.offsetBy(dx: place.minX, dy: place.minY)
    let distance = max(0, min(own.minX, own.minY, size.width - own.maxX, size.height - own.maxY))
    func inset<S: InsettableShape>(_ shape: S) -> Path {
      shape.inset(by: distance).path(in: rect.insetBy(dx: -distance, dy: -distance), box.isMirrored ? .rightToLeft : .leftToRight)
    }
    return distance.isFinite ? inset(shape) : nil
  }
}
