import CGTK
import Foundation
import OrielDrawing

/// A key that identifies the appearance of a shape of one color, regardless of its position.
struct ShapeKey: Hashable {
  enum Style: Hashable {
    case fill(FillStyle)
    case stroke(StrokeStyle)
  }

  private let steps: [UInt8]
  /// The coordinates relative to the shape's origin, in 1/4,096 of a point: adding and subtracting an offset changes the last digits.
  private let coordinates: [CGFloat]
  private let style: Style
  private let color: RGBA

  /// The most elements of a shared shape: longer paths are rarely drawn twice.
  private static let mostElements = 128

  /// Creates a key, or `nil` for a path that has fewer elements than `leastElements` or too many, or a nonfinite coordinate.
  init?(_ path: Path, from origin: CGPoint, _ style: Style, _ color: RGBA, leastElements: Int) {
    guard path.elements.count >= leastElements, path.elements.count <= Self.mostElements else { return nil }
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

/// An owner of a render node.
@MainActor
final class SharedNode {
  let node: OpaquePointer

  /// Creates an owner, which consumes a reference.
  init(_ node: OpaquePointer) { self.node = node }

  isolated deinit { gsk_render_node_unref(node) }
}

extension GSKRenderer {
  /// Returns a new reference to the node of a shape. Shapes of the same appearance, at a distance of whole points, share one node at
  /// different positions, which a renderer on a graphics device uploads once. `make` builds the node of the path, moved to the origin, with
  /// the paint that it receives.
  func sharedShape(
    _ path: Path, _ style: ShapeKey.Style, _ paint: Paint, make: (Path, Paint) -> OpaquePointer?
  ) -> OpaquePointer? {
    // Broadway's nodes begin at zero anyway.
    guard !startsAtZero, case .color(let color) = paint, color.alpha > 0 else { return make(path, paint) }
    // The rectangle of a horizontal or a vertical line is empty.
    let corner = path.boundingRect.standardized.origin
    guard corner.isDrawable else { return make(path, paint) }
    let origin = CGPoint(x: corner.x.rounded(.down), y: corner.y.rounded(.down))
    // A shape that fades keeps its picture.
    let opacity = uploadsPaths ? color.alpha : 1
    var drawnColor = color
    if opacity < 1 { drawnColor.alpha = 1 }
    // A single line is rarely drawn twice, and a search for it costs more than its drawing, but less than its upload.
    guard let key = ShapeKey(path, from: origin, style, drawnColor, leastElements: uploadsPaths ? 2 : 4) else { return make(path, paint) }

    func placed(_ node: OpaquePointer) -> OpaquePointer {
      let moved = origin == .zero ? gsk_render_node_ref(node)! : Self.moved(node, by: origin)
      guard opacity < 1 else { return moved }
      defer { gsk_render_node_unref(moved) }
      return gsk_opacity_node_new(moved, opacity)
    }
    if let known = shapes[key] { return placed(known.node) }
    let moved = origin == .zero ? path : path.offsetBy(dx: -origin.x, dy: -origin.y)
    guard let node = make(moved, .color(drawnColor)) else { return nil }
    shapes.insert(SharedNode(node), for: key)
    return placed(node)
  }
}
