import Foundation

/// The kinds of elements of a path. Mirrors Core Graphics' `CGPathElementType`.
public enum CGPathElementType: Int32, Hashable, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One element of a path, as `CGPath.applyWithBlock` shows it. Mirrors Core Graphics' `CGPathElement`.
public struct CGPathElement {
  public var type: CGPathElementType
  /// The control points, if any, and after them the end: three for a curve, two for a quadratic one, one for a line or a move, none for the
  /// closing. They are gone when the block returns.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// What `CGPath.apply(info:function:)` calls. Mirrors Core Graphics' `CGPathApplierFunction`: a closure of Swift's, which may capture, since a
/// function of C's can't take a `CGPathElement`.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
