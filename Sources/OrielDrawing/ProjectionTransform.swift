import Foundation

/// A projective transform of the plane, as a 3 x 3 matrix that is multiplied from the right with row vectors. Mirrors SwiftUI's
/// `ProjectionTransform`.
public struct ProjectionTransform: Equatable, Sendable {
  /// The component of the first row and the first column.
  public var m11: CGFloat = 1
  /// The component of the first row and the second column.
  public var m12: CGFloat = 0
  /// The component of the first row and the third column.
  public var m13: CGFloat = 0
  /// The component of the second row and the first column.
  public var m21: CGFloat = 0
  /// The component of the second row and the second column.
  public var m22: CGFloat = 1
  /// The component of the second row and the third column.
  public var m23: CGFloat = 0
  /// The component of the third row and the first column.
  public var m31: CGFloat = 0
  /// The component of the third row and the second column.
  public var m32: CGFloat = 0
  /// The component of the third row and the third column.
  public var m33: CGFloat = 1

  /// Creates the identity transform.
  public init() {}

  /// Creates a transform that is equivalent to an affine one.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// A Boolean value that indicates whether the transform is the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// A Boolean value that indicates whether the transform has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns a transform that applies this one and then `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return result
  }

  /// The factor by which areas around the origin change, apart from the perspective; zero for a transform that flattens the plane.
  private var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// Replaces the transform by its inverse. Returns `false` and changes nothing if there is none.
  public mutating func invert() -> Bool {
    let determinant = determinant
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return false }
    let m = self
    m11 = (m.m22 * m.m33 - m.m23 * m.m32) / determinant
    m12 = (m.m13 * m.m32 - m.m12 * m.m33) / determinant
    m13 = (m.m12 * m.m23 - m.m13 * m.m22) / determinant
    m21 = (m.m23 * m.m31 - m.m21 * m.m33) / determinant
    m22 = (m.m11 * m.m33 - m.m13 * m.m31) / determinant
    m23 = (m.m13 * m.m21 - m.m11 * m.m23) / determinant
    m31 = (m.m21 * m.m32 - m.m22 * m.m31) / determinant
    m32 = (m.m12 * m.m31 - m.m11 * m.m32) / determinant
    m33 = (m.m11 * m.m22 - m.m12 * m.m21) / determinant
    return true
  }

  /// Returns the inverse, or the transform itself if there is none.
  public func inverted() -> ProjectionTransform {
    var result = self
    _ = result.invert()
    return result
  }
}

extension ProjectionTransform {
  /// The minimum depth of visible points, as a fraction of the distance from the eye to the plane.
  private static let nearest: CGFloat = 1e-3

  /// Returns the projection of a point, or `nil` for a point behind the eye, or too close to it.
  package func project(_ point: CGPoint) -> CGPoint? {
    let depth = point.x * m13 + point.y * m23 + m33
    guard depth > Self.nearest else { return nil }
    let result = CGPoint(x: (point.x * m11 + point.y * m21 + m31) / depth, y: (point.x * m12 + point.y * m22 + m32) / depth)
    return result.x.isFinite && result.y.isFinite ? result : nil
  }

  /// Returns the point that is projected to a position, or `nil` if there is none in front of the eye.
  package func unproject(_ point: CGPoint) -> CGPoint? {
    var inverse = self
    guard inverse.invert() else { return nil }
    let depth = point.x * inverse.m13 + point.y * inverse.m23 + inverse.m33
    guard abs(depth) > 1e-12 else { return nil }
    let result = CGPoint(
      x: (point.x * inverse.m11 + point.y * inverse.m21 + inverse.m31) / depth,
      y: (point.x * inverse.m12 + point.y * inverse.m22 + inverse.m32) / depth)
    return project(result) == nil ? nil : result
  }

  /// Returns the bounding box of a rectangle's projection, or null if it isn't visible.
  package func bounds(of rect: CGRect) -> CGRect {
    guard !rect.isNull else { return .null }
    var corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
    if corners.contains(where: { project($0) == nil }) { corners = inFront(corners) }
    var bounds = CGRect.null
    for point in corners.compactMap(project) { bounds = bounds.union(CGRect(origin: point, size: .zero)) }
    return bounds
  }

  /// Returns the part of a polygon in front of the eye.
  private func inFront(_ corners: [CGPoint]) -> [CGPoint] {
    func depth(_ point: CGPoint) -> CGFloat { point.x * m13 + point.y * m23 + m33 }
    let limit = Self.nearest * 1.01
    var result: [CGPoint] = []
    for (index, end) in corners.enumerated() {
      let start = corners[(index + corners.count - 1) % corners.count]
      let (before, after) = (depth(start) - limit, depth(end) - limit)
      if before * after < 0 {
        let share = before / (before - after)
        result.append(CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
      }
      if after >= 0 { result.append(end) }
    }
    return result
  }

  /// Returns the affine transform that best approximates the projection of a rectangle's corners. If the rectangle isn't completely in
  /// front of the eye, it is the part of the transform without perspective.
  package func nearestAffine(for size: CGSize) -> CGAffineTransform {
    let plain = CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
    guard !isAffine, size.width > 0, size.height > 0, let topLeft = project(.zero),
      let topRight = project(CGPoint(x: size.width, y: 0)), let bottomLeft = project(CGPoint(x: 0, y: size.height)),
      let bottomRight = project(CGPoint(x: size.width, y: size.height))
    else { return plain }
    let across = CGVector(
      dx: (topRight.x - topLeft.x + bottomRight.x - bottomLeft.x) / 2 / size.width,
      dy: (topRight.y - topLeft.y + bottomRight.y - bottomLeft.y) / 2 / size.width)
    let down = CGVector(
      dx: (bottomLeft.x - topLeft.x + bottomRight.x - topRight.x) / 2 / size.height,
      dy: (bottomLeft.y - topLeft.y + bottomRight.y - topRight.y) / 2 / size.height)
    let middle = CGPoint(
      x: (topLeft.x + topRight.x + bottomLeft.x + bottomRight.x) / 4, y: (topLeft.y + topRight.y + bottomLeft.y + bottomRight.y) / 4)
    return CGAffineTransform(
      a: across.dx, b: across.dy, c: down.dx, d: down.dy,
      tx: middle.x - across.dx * size.width / 2 - down.dx * size.height / 2,
      ty: middle.y - across.dy * size.width / 2 - down.dy * size.height / 2)
  }

  /// Indicates whether every component is finite.
  package var isFinite: Bool { [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite) }
}

extension ProjectionTransform {
  /// Creates a rotation of the plane about an axis through the anchor, as seen from an eye in front of the anchor. With positive angles, a
  /// rotation about `x` brings the lower part nearer, one about `y` moves the right part away, and one about `z` is clockwise.
  ///
  /// `perspective` is the longer side of `size` divided by the eye's distance: 0 for an eye that is infinitely far away.
  package init(
    rotation radians: CGFloat, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: CGPoint, anchorZ: CGFloat, perspective: CGFloat,
    size: CGSize
  ) {
    self.init()
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, radians != 0 else { return }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (cosine, sine) = (cos(radians), sin(radians))
    let rest = 1 - cosine
    // The images of the three unit vectors, by Rodrigues' formula.
    let right = (x: cosine + x * x * rest, y: z * sine + x * y * rest, z: -y * sine + x * z * rest)
    let down = (x: -z * sine + x * y * rest, y: cosine + y * y * rest, z: x * sine + y * z * rest)
    let front = (x: y * sine + x * z * rest, y: -x * sine + y * z * rest, z: cosine + z * z * rest)
    let distance = max(size.width, size.height)
    let nearing = distance > 0 ? perspective / distance : 0
    let turned = ProjectionTransform(
      m11: right.x, m12: right.y, m13: -nearing * right.z,
      m21: down.x, m22: down.y, m23: -nearing * down.z,
      m31: -anchorZ * front.x, m32: -anchorZ * front.y, m33: 1 - nearing * anchorZ * (1 - front.z))
    self = ProjectionTransform(CGAffineTransform(translationX: -anchor.x, y: -anchor.y))
      .concatenating(turned)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: anchor.x, y: anchor.y)))
  }

  private init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat
  ) {
    (self.m11, self.m12, self.m13) = (m11, m12, m13)
    (self.m21, self.m22, self.m23) = (m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }
}
