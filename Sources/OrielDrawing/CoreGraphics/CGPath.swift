import Foundation

/// An outline that doesn't change. Mirrors Core Graphics' `CGPath`.
///
/// A nil `transform` leaves the points as they are.
public class CGPath: Equatable {
  package internal(set) final var path: Path

  package init(_ path: Path) { self.path = path }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).transformed(by: transform))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).transformed(by: transform))
  }

  /// Corners that are too big for the rectangle become as big as it has room for.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: corner, style: .circular).transformed(by: transform))
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

  public final var isEmpty: Bool { path.isEmpty }

  /// Where the next element would start: the end of the last one, or zero in an empty path.
  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest upright rectangle around all end and control points, or the null rectangle.
  public final var boundingBox: CGRect { path.controlBounds }

  /// The smallest upright rectangle around the outline itself, or the null rectangle.
  public final var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Whether `point`, after `transform`, is inside. Open subpaths count as closed.
  public final func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
    path.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  public final func copy() -> CGPath? { CGPath(path) }

  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { CGPath(path.transformed(by: transform)) }

  /// The outline of this path's stroke.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.transformed(by: transform))
  }

  /// Calls `function` with `info` and each element, first to last. Mirrors Core Graphics' `apply(info:function:)`.
  public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls `block` with each element, first to last.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    path.forEach { element in
      let type = element.type
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        // The closing has no points, and its array possibly no address.
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

  /// Control points first, the end last.
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .closeSubpath: []
    }
  }
}
