import Foundation
import Oriel

/// An outline of lines and curves. Mirrors UIKit's `UIBezierPath` as far as that goes: it doesn't draw by itself, shapes do with its `cgPath`.
///
/// Points are in points, y pointing down. Angles are in radians from the positive x axis on, and grow clockwise on the screen.
public final class UIBezierPath {
  private var path: Path

  private init(_ path: Path) { self.path = path }

  public convenience init() { self.init(Path()) }

  public convenience init(rect: CGRect) { self.init(Path(rect)) }

  /// The ellipse that touches the rectangle's sides.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// A radius that doesn't fit becomes half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle some of whose corners are round. Radii that don't fit become half of their sides, equal ones half of the shorter side.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let room = CGSize(width: rect.width / 2, height: rect.height / 2)
    var width = cornerRadii.width > 0 ? min(cornerRadii.width, room.width) : 0
    var height = cornerRadii.height > 0 ? min(cornerRadii.height, room.height) : 0
    if cornerRadii.width == cornerRadii.height { (width, height) = (min(width, height), min(width, height)) }
    var path = Path()
    if width > 0, height > 0 {
      func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? width : 0 }
      let radii = RectangleCornerRadii(
        topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
        topTrailing: radius(.topRight))
      // Corners that are parts of ellipses are those of circles, stretched.
      let stretch = CGAffineTransform(scaleX: 1, y: height / width)
      path.addRoundedRect(in: rect.applying(stretch.inverted()), cornerRadii: radii, transform: stretch)
    } else {
      path.addRect(rect)
    }
    self.init(path)
  }

  /// A part of a circle.
  public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

  /// The outline as it is now.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  // MARK: Making

  /// Starts a subpath.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line; an empty path stays empty.
  public func addLine(to point: CGPoint) { if !isEmpty { path.addLine(to: point) } }

  /// Adds a cubic curve; an empty path stays empty.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    if !isEmpty { path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
  }

  /// Adds a quadratic curve; an empty path stays empty.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    if !isEmpty { path.addQuadCurve(to: endPoint, control: controlPoint) }
  }

  /// Adds a part of a circle, with a line to where it starts if there is a current point.
  public func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    // Core Graphics' direction is meant for a y axis that points up.
    path.addArc(center: center, radius: radius, startRadians: startAngle, endRadians: endAngle, clockwise: !clockwise)
  }

  /// Adds a line to where the subpath started.
  public func close() { path.closeSubpath() }

  public func removeAllPoints() { path = Path() }

  /// Adds the elements of another path.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Transforms all points.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  // MARK: Asking

  public var isEmpty: Bool { path.isEmpty }

  /// The smallest upright rectangle around all end and control points, or the null rectangle.
  public var bounds: CGRect { cgPath.boundingBox }

  /// Where the next element would start; zero in an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether what is inside is told by the even-odd rule; by the winding rule otherwise.
  public var usesEvenOddFillRule = false

  /// Whether the point is inside. Open subpaths count as closed.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }
}
