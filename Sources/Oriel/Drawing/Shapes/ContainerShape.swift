import Foundation
import OrielDrawing
import Synchronization

/// The shape of a container, and the boxes that have drawn along it.
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

  /// Has those drawn again that are elsewhere in the container than they were when they were drawn.
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

  /// Where layout has a box in the container, and the container's size; nil where it isn't within.
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

  // MARK: Asking shapes for paths

  /// Whom a shape is asked for its path for.
  private static var asking: LayoutBox?
  /// The thread that asks. Whoever asks a shape on another one stands in no container, and must not look at what is the main actor's.
  private nonisolated static let askingThread = Atomic<pthread_t>(0)

  /// The path of a shape in the space of the box that draws it, clips by it or is hit in it.
  static func path(of shape: any Shape, in rect: CGRect, for box: LayoutBox) -> Path {
    asking(for: box) { shape.path(in: rect, box.isMirrored ? .rightToLeft : .leftToRight) }
  }

  static func asking<Result>(for box: LayoutBox, _ body: () -> Result) -> Result {
    let outer = asking
    asking = box
    askingThread.store(pthread_self(), ordering: .relaxed)
    defer {
      asking = outer
      if outer == nil { askingThread.store(0, ordering: .relaxed) }
    }
    return body()
  }

  /// The shape of the container around who asks, as far inside as the rectangle is; nil where there is none.
  nonisolated static func pathAround(_ rect: CGRect) -> Path? {
    askingThread.load(ordering: .relaxed) == pthread_self() ? LayoutIsolation.run { path(in: rect) } : nil
  }

  private static func path(in rect: CGRect) -> Path? {
    guard let box = asking, let container = box.environment.containerShape, let shape = container.shape else { return nil }
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
