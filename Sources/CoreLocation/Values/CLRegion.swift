import Foundation

/// A region of the Earth. Mirrors CoreLocation's `CLRegion`.
///
/// Instances are immutable.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier of the region.
  public let identifier: String

  init(identifier: String) { self.identifier = identifier }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A circular region around a coordinate. Mirrors CoreLocation's `CLCircularRegion`.
///
/// Instances are immutable.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The center of the region.
  public let center: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: CLLocationDistance

  /// Creates a circular region.
  ///
  /// - Parameters:
  ///   - center: The center of the region.
  ///   - radius: The radius in meters. A region whose radius is negative or NaN contains no coordinate.
  ///   - identifier: The identifier of the region.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Returns a Boolean value that indicates whether a coordinate is within the region or on its edge.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { Geodesic.distance(center, coordinate) <= radius }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLCircularRegion else { return false }
    return identifier == other.identifier && radius == other.radius && center.latitude == other.center.latitude
      && center.longitude == other.center.longitude
  }

  open override var hash: Int { identifier.hashValue }
}
