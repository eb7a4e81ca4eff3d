import Foundation

/// A mutable path. Mirrors Core Graphics' `CGMutablePath`.
///
/// Each `transform` applies to the points of its call only. Angles are in radians. Where y points down, as on screens, an increasing angle
/// turns clockwise, and `clockwise` has the opposite meaning of the visible direction, as on Apple's systems.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(Path()) }

  override package init(_ path: Path) { super.init(path) }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { path.move(to: point.applying(transform)) }

  /// Adds a line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { path.addLine(to: point.applying(transform)) }

  /// Begins a subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
    path.addCurve(to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// Closes the current subpath with a line to its start.
  public func closeSubpath() { path.closeSubpath() }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { path.addRect(rect, transform: transform) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) { path.addRects(rects, transform: transform) }

  /// Adds the ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { path.addEllipse(in: rect, transform: transform) }

  /// Adds a rounded rectangle. Corners that are too large for it are reduced to fit.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    path.addRoundedRect(in: rect, cornerSize: corner, style: .circular, transform: transform)
  }

  /// Adds the elements of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) { path.addPath(other.path, transform: transform) }

  /// Adds an arc of a circle, preceded by a line to its start if there is a current point. If the angles differ by a full turn, or by more
  /// in the arc's direction, the arc is the whole circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startRadians: startAngle, endRadians: endAngle, clockwise: clockwise, transform: transform)
  }

  /// Adds an arc of a circle that spans `delta` radians from `startAngle`.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(center: center, radius: radius, startRadians: startAngle, deltaRadians: delta, transform: transform)
  }

  /// Adds a rounded corner: an arc of a circle that touches the line from the current point to `tangent1End` and the one from there to
  /// `tangent2End`, preceded by a line to its start. If there is no such arc, adds a line to `tangent1End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }
}
