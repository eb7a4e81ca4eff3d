/// A size on the flat map, in map points. Mirrors MapKit's `MKMapSize`.
public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double

  public init() { self.init(width: 0, height: 0) }

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The whole map: 2²⁸ points wide and high.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}
