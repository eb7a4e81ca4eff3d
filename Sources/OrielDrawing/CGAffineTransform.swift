import Foundation

/// A two-dimensional affine transform, with Core Graphics' memory layout and conventions:
/// a point `(x, y)` becomes `(a*x + c*y + tx, b*x + d*y + ty)`.
///
/// Mirrors Core Graphics' `CGAffineTransform`.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The component of the first row and the first column.
  public var a: CGFloat
  /// The component of the first row and the second column.
  public var b: CGFloat
  /// The component of the second row and the first column.
  public var c: CGFloat
  /// The component of the second row and the second column.
  public var d: CGFloat
  /// The horizontal translation.
  public var tx: CGFloat
  /// The vertical translation.
  public var ty: CGFloat

  /// The transform that leaves points unchanged.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates the identity transform.
  public init() { self = .identity }

  /// Creates a transform from its components.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform from its components.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a translation.
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(1, 0, 0, 1, tx, ty) }

  /// Creates a scale.
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(sx, 0, 0, sy, 0, 0) }

  /// Creates a rotation by `angle` radians, clockwise on a screen whose y axis points down.
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(cosine, sine, -sine, cosine, 0, 0)
  }

  /// A Boolean value that indicates whether the transform is the identity.
  public var isIdentity: Bool { self == .identity }

  /// Indicates whether every component is finite.
  package var isFinite: Bool { a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite }

  /// Indicates whether the transform moves points without scaling or rotating them.
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Returns a transform that applies this one and then `other`.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a * other.a + b * other.c, a * other.b + b * other.d,
      c * other.a + d * other.c, c * other.b + d * other.d,
      tx * other.a + ty * other.c + other.tx, tx * other.b + ty * other.d + other.ty)
  }

  /// Returns a transform that applies a translation and then this one.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns a transform that applies a scale and then this one.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns a transform that applies a rotation by an angle in radians and then this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  package var determinant: CGFloat { a * d - b * c }

  /// Returns the inverse, or `self` if there is none, as in Core Graphics.
  public func inverted() -> CGAffineTransform {
    invertedOrNil ?? self
  }

  package var invertedOrNil: CGAffineTransform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return CGAffineTransform(
      d / determinant, -b / determinant, -c / determinant, a / determinant,
      (c * ty - d * tx) / determinant, (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// Returns the transformed size, without the translation.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// Returns the smallest axis-aligned rectangle that contains the transformed corners.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if transform.isTranslation { return offsetBy(dx: transform.tx, dy: transform.ty) }
    guard !isNull, !isInfinite else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let left = xs.min()!
    let top = ys.min()!
    return CGRect(x: left, y: top, width: xs.max()! - left, height: ys.max()! - top)
  }
}
