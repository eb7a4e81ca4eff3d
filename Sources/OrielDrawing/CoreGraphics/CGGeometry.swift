import Foundation

/// Creates a point. Mirrors Core Graphics' `CGPointMake`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Creates a size. Mirrors Core Graphics' `CGSizeMake`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// Creates a vector. Mirrors Core Graphics' `CGVectorMake`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// Creates a rectangle. Mirrors Core Graphics' `CGRectMake`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
