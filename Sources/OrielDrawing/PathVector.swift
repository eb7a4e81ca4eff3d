import Foundation

// Vector arithmetic with points, for the geometry of paths.
extension CGPoint {
  static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint { CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }

  static func - (lhs: CGPoint, rhs: CGPoint) -> CGPoint { CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y) }

  static func * (lhs: CGPoint, rhs: CGFloat) -> CGPoint { CGPoint(x: lhs.x * rhs, y: lhs.y * rhs) }

  static prefix func - (point: CGPoint) -> CGPoint { CGPoint(x: -point.x, y: -point.y) }

  func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }

  /// Returns the cross product, which is positive if `other` is clockwise of the vector on the screen.
  func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }

  var length: CGFloat { (x * x + y * y).squareRoot() }

  /// The vector rotated by a quarter turn, clockwise on the screen.
  var perpendicular: CGPoint { CGPoint(x: -y, y: x) }

  /// The vector with length 1, or `nil` for a vector without a direction.
  var normalized: CGPoint? {
    let length = length
    return length > 0 && length.isFinite ? self * (1 / length) : nil
  }

  func mixed(with other: CGPoint, at t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  var isFinite: Bool { x.isFinite && y.isFinite }
}
