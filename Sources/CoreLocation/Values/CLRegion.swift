import Foundation

/// A part of the earth. Mirrors CoreLocation's `CLRegion`.
// Nothing of it changes once it is made.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  public let identifier: String

  init(identifier: String) { self.identifier = identifier }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// All that is within a distance of a place. Mirrors CoreLocation's `CLCircularRegion`.
// Nothing of it changes once it is made.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  /// Meters.
  public let radius: CLLocationDistance

  /// - Parameter radius: Meters; nothing is within one that is negative or no number.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether a place is within the region, or on its edge.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { Geodesic.distance(center, coordinate) <= radius }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLCircularRegion else { return false }
    return identifier == other.identifier && radius == other.radius && center.latitude == other.center.latitude
      && center.longitude == other.center.longitude
  }

  open override var hash: Int { identifier.hashValue }
}
