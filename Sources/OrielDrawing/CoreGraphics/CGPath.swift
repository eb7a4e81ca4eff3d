import Foundation

/// An immutable path. Mirrors Core Graphics' `CGPath`.
///
/// A `transform` of `nil` leaves the points unchanged.
public class CGPath: Equatable {
  package internal(set) final var path: Path

  package init(_ path: Path) { self.path = path }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).transformed(by: transform))
  }

  /// Creates a path of the ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).transformed(by: transform))
  }

  /// Creates a path of a rounded rectangle. Corners that are too large for it are reduced to fit.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: corner, style: .circular).transformed(by: transform))
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

  /// A Boolean value that indicates whether the path has no elements.
  public final var isEmpty: Bool { path.isEmpty }

  /// The point at which the next element starts: the end of the last one, or zero for an empty path.
  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest axis-aligned rectangle that contains all end and control points, or the null rectangle for an empty path.
  public final var boundingBox: CGRect { path.controlBounds }

  /// The smallest axis-aligned rectangle that contains the outline, or the null rectangle for an empty path.
  public final var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Returns a Boolean value that indicates whether the path contains `point` after `transform`. Open subpaths count as closed.
  public final func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
    path.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  /// Returns an immutable copy.
  public final func copy() -> CGPath? { CGPath(path) }

  /// Returns an immutable, transformed copy.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { CGPath(path.transformed(by: transform)) }

  /// Returns the outline of this path's stroke.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  /// Returns a mutable copy.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Returns a mutable, transformed copy.
  public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.transformed(by: transform))
  }

  /// Calls `function` with `info` and each element, in order. Mirrors Core Graphics' `apply(info:function:)`.
  public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls `block` with each element, in order.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    path.forEach { element in
      let type = element.type
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        // The closing element has no points, and an empty array may have no address.
        var none = CGPoint.zero
        withUnsafeMutablePointer(to: &none) { none in
          withUnsafePointer(to: CGPathElement(type: type, points: buffer.baseAddress ?? none)) { block($0) }
        }
      }
    }
  }
}

extension Path {
  fileprivate func transformed(by transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }
}

extension Path.Element {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .closeSubpath: .closeSubpath
    }
  }

  /// The control points, followed by the end.
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .closeSubpath: []
    }
  }
}
