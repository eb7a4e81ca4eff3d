import Foundation

/// A rectangle on the flat map, in map points. One that extends beyond the map's width continues beyond the antimeridian. Mirrors MapKit's
/// `MKMapRect`.
public struct MKMapRect: Sendable {
  /// The northwest corner.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize

  /// Creates an empty rectangle at the origin.
  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

  /// Creates a rectangle from its northwest corner and its size.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from coordinates and lengths.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The rectangle of the whole map.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// The null rectangle, which is the intersection of two disjoint rectangles.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// The x coordinate of the western edge.
  public var minX: Double { origin.x }
  /// The y coordinate of the northern edge.
  public var minY: Double { origin.y }
  /// The x coordinate of the center.
  public var midX: Double { origin.x + size.width / 2 }
  /// The y coordinate of the center.
  public var midY: Double { origin.y + size.height / 2 }
  /// The x coordinate of the eastern edge.
  public var maxX: Double { origin.x + size.width }
  /// The y coordinate of the southern edge.
  public var maxY: Double { origin.y + size.height }
  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }

  /// A Boolean value that indicates whether the rectangle is null.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// A Boolean value that indicates whether the rectangle is null or has no area.
  public var isEmpty: Bool { isNull || !(size.width > 0 && size.height > 0) }

  /// Returns the smallest rectangle that contains both rectangles.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
  }

  /// Returns the common part of both rectangles, which is null if they are disjoint.
  public func intersection(_ rect: MKMapRect) -> MKMapRect {
    let (x, y) = (max(minX, rect.minX), max(minY, rect.minY))
    let (right, bottom) = (min(maxX, rect.maxX), min(maxY, rect.maxY))
    guard !isNull, !rect.isNull, right >= x, bottom >= y else { return .null }
    return MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
  }

  /// Returns the rectangle with its edges moved inwards by distances in map points. The result is null if nothing is left.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    guard !isNull, width >= 2 * dx, height >= 2 * dy else { return .null }
    return MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// Returns the rectangle moved by distances in map points.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Returns a Boolean value that indicates whether the rectangle contains a point.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns a Boolean value that indicates whether the rectangle contains another one.
  public func contains(_ rect: MKMapRect) -> Bool {
    !isNull && !rect.isNull && rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
  }

  /// Returns a Boolean value that indicates whether the rectangle and another one have a common area.
  public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isEmpty }

  /// A Boolean value that indicates whether the rectangle extends beyond the map's eastern or western edge.
  public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapSize.world.width) }

  /// Returns the part beyond the map's edge, moved to the other side of the map. The result is null if there is none.
  public func remainder() -> MKMapRect {
    guard spans180thMeridian else { return .null }
    let world = MKMapSize.world.width
    if minX < 0 { return MKMapRect(x: minX + world, y: minY, width: min(-minX, width), height: height) }
    let start = max(minX, world)
    return MKMapRect(x: start - world, y: minY, width: maxX - start, height: height)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a rectangle. Mirrors MapKit's `MKMapRectMake(_:_:_:_:)`.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
  MKMapRect(x: x, y: y, width: width, height: height)
}

extension MKMapRect {
  /// The rectangle in the unit square of the world, or `nil` if the rectangle is null or isn't finite.
  var unit: UnitRect? {
    let side = MKMapSize.world.width
    return UnitRect(x: minX / side, y: minY / side, width: width / side, height: height / side)
  }

  init(_ unit: UnitRect) {
    let side = MKMapSize.world.width
    self.init(x: unit.minX * side, y: unit.minY * side, width: unit.width * side, height: unit.height * side)
  }
}

/// A rectangle in the unit square of the world. It is finite and not negative, and can extend beyond the sides of the square.
struct UnitRect: Equatable, Sendable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  init(_ point: SIMD2<Double>) { self.init(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y) }

  init?(x: Double, y: Double, width: Double, height: Double) {
    guard x.isFinite, y.isFinite, width.isFinite, height.isFinite, width >= 0, height >= 0 else { return nil }
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  static let world = UnitRect(minX: 0, minY: 0, maxX: 1, maxY: 1)

  var width: Double { maxX - minX }
  var height: Double { maxY - minY }
  var center: SIMD2<Double> { SIMD2((minX + maxX) / 2, (minY + maxY) / 2) }

  func contains(_ point: SIMD2<Double>) -> Bool { point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY }

  func intersects(_ other: UnitRect) -> Bool { minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY }

  func contains(_ other: UnitRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  func inset(_ distance: Double) -> UnitRect {
    UnitRect(minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
  }

  func offset(x: Double) -> UnitRect { UnitRect(minX: minX + x, minY: minY, maxX: maxX + x, maxY: maxY) }

  mutating func formUnion(_ other: UnitRect) {
    (minX, minY) = (min(minX, other.minX), min(minY, other.minY))
    (maxX, maxY) = (max(maxX, other.maxX), max(maxY, other.maxY))
  }
}
