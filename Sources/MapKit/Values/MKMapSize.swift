/// A size on the flat map, in map points. Mirrors MapKit's `MKMapSize`.
public struct MKMapSize: Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates an empty size.
  public init() { self.init(width: 0, height: 0) }

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of the whole map: 2²⁸ points in width and height.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}
