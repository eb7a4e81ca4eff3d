import Foundation
import Oriel

/// A path of lines and curves. It doesn't draw itself; shapes draw its `cgPath`. Mirrors UIKit's `UIBezierPath` in part.
///
/// Coordinates are in points, with the y-axis pointing down. Angles are in radians from the positive x-axis, and grow clockwise on the
/// screen.
public final class UIBezierPath {
  private var path: Path

  private init(_ path: Path) { self.path = path }

  /// Creates an empty path.
  public convenience init() { self.init(Path()) }

  /// Creates a rectangular path.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }

  /// Creates the ellipse that is inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// Creates a rounded rectangle. The radius is limited to half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle with some rounded corners. The radii are limited to half of their sides; equal radii are limited to half of the
  /// shorter side.
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
      // Elliptic corners are stretched circular ones.
      let stretch = CGAffineTransform(scaleX: 1, y: height / width)
      path.addRoundedRect(in: rect.applying(stretch.inverted()), cornerRadii: radii, transform: stretch)
    } else {
      path.addRect(rect)
    }
    self.init(path)
  }

  /// Creates an arc of a circle.
  public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

  /// The current path as a Core Graphics path.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  // MARK: Construction

  /// Starts a new subpath at a point.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line to a point. An empty path remains empty.
  public func addLine(to point: CGPoint) { if !isEmpty { path.addLine(to: point) } }

  /// Adds a cubic Bézier curve. An empty path remains empty.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    if !isEmpty { path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
  }

  /// Adds a quadratic Bézier curve. An empty path remains empty.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    if !isEmpty { path.addQuadCurve(to: endPoint, control: controlPoint) }
  }

  /// Adds an arc of a circle, with a line to its start if there is a current point.
  public func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    // Core Graphics defines the direction for a y-axis that points up.
    path.addArc(center: center, radius: radius, startRadians: startAngle, endRadians: endAngle, clockwise: !clockwise)
  }

  /// Adds a line to the start of the subpath.
  public func close() { path.closeSubpath() }

  /// Removes all elements.
  public func removeAllPoints() { path = Path() }

  /// Appends the elements of another path.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Applies a transform to all points.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  // MARK: Properties

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The smallest axis-aligned rectangle that contains all end points and control points, or the null rectangle.
  public var bounds: CGRect { cgPath.boundingBox }

  /// The end of the last element, or zero if the path is empty.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// A Boolean value that indicates whether the even-odd rule determines the interior of the path, instead of the winding rule.
  public var usesEvenOddFillRule = false

  /// Returns a Boolean value that indicates whether the path contains a point. Open subpaths are treated as closed.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }
}
