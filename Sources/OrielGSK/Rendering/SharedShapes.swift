import CGTK
import Foundation
import OrielDrawing

/// Identifies the look of a shape of one color, whatever its place.
struct ShapeKey: Hashable {
  enum Style: Hashable {
    case fill(FillStyle)
    case stroke(StrokeStyle)
  }

  private let steps: [UInt8]
  /// From the shape's own origin, in 4,096ths of a point: adding and subtracting a place changes the last digits.
  private let coordinates: [CGFloat]
  private let style: Style
  private let color: RGBA

  /// Single lines and long paths are rarely drawn twice.
  private static let sharedLengths = 4...128

  /// Nil for a path that is too short or too long, or has a coordinate that isn't finite.
  init?(_ path: Path, from origin: CGPoint, _ style: Style, _ color: RGBA) {
    guard Self.sharedLengths.contains(path.elements.count) else { return nil }
    var (steps, coordinates): ([UInt8], [CGFloat]) = ([], [])
    steps.reserveCapacity(path.elements.count)
    coordinates.reserveCapacity(path.elements.count * 6)
    func add(_ step: UInt8, _ points: CGPoint...) {
      steps.append(step)
      for point in points {
        coordinates.append(((point.x - origin.x) * 4096).rounded())
        coordinates.append(((point.y - origin.y) * 4096).rounded())
      }
    }
    for element in path.elements {
      switch element {
      case .move(let end): add(0, end)
      case .line(let end): add(1, end)
      case .quadCurve(let end, let control): add(2, control, end)
      case .curve(let end, let control1, let control2): add(3, control1, control2, end)
      case .closeSubpath: add(4)
      }
    }
    guard coordinates.allSatisfy(\.isFinite) else { return nil }
    (self.steps, self.coordinates, self.style, self.color) = (steps, coordinates, style, color)
  }
}

/// Owns a render node.
@MainActor
final class SharedNode {
  let node: OpaquePointer

  /// Takes over the reference.
  init(_ node: OpaquePointer) { self.node = node }

  isolated deinit { gsk_render_node_unref(node) }
}

extension GSKRenderer {
  /// Returns a new reference to the node of a shape. Shapes that look the same and lie whole points apart share one node in different places, which a renderer on
  /// a graphics device uploads once. `make` builds the node for the path, moved to the origin.
  func sharedShape(
    _ path: Path, _ style: ShapeKey.Style, _ paint: Paint, make: (Path) -> OpaquePointer?
  ) -> OpaquePointer? {
    // Broadway's nodes begin at zero by themselves.
    guard !startsAtZero, case .color(let color) = paint, color.alpha > 0, let origin = path.boundingRect.drawable?.wholePoints.origin,
      let key = ShapeKey(path, from: origin, style, color)
    else { return make(path) }
    func placed(_ node: OpaquePointer) -> OpaquePointer { origin == .zero ? gsk_render_node_ref(node) : Self.moved(node, by: origin) }
    if let shared = shapes[key] { return placed(shared.node) }
    guard let node = make(origin == .zero ? path : path.offsetBy(dx: -origin.x, dy: -origin.y)) else { return nil }
    shapes.insert(SharedNode(node), for: key)
    return placed(node)
  }
}
