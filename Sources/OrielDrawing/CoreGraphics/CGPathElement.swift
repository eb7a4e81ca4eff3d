import Foundation

/// The type of a path's element. Mirrors Core Graphics' `CGPathElementType`.
public enum CGPathElementType: Int32, Hashable, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// An element of a path, as passed by `CGPath.applyWithBlock`. Mirrors Core Graphics' `CGPathElement`.
public struct CGPathElement {
  /// The type of the element.
  public var type: CGPathElementType
  /// The control points followed by the end: three points for a cubic curve, two for a quadratic one, one for a line or a move, and none
  /// for the closing element. They are valid until the block returns.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// The function that `CGPath.apply(info:function:)` calls. Mirrors Core Graphics' `CGPathApplierFunction`. It is a Swift closure, which may
/// capture values, because a C function can't receive a `CGPathElement`.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
