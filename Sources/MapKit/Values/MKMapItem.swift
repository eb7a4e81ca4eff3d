import CoreLocation
import Foundation

/// The coordinate of a map item. There is no address, because no service looks one up. Mirrors MapKit's `MKPlacemark`.
///
/// Instances are immutable.
open class MKPlacemark: NSObject, @unchecked Sendable {
  /// The coordinate.
  public let coordinate: CLLocationCoordinate2D

  /// Creates a placemark at a coordinate.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }

  /// The location of the placemark, or `nil` if the coordinate isn't finite.
  open var location: CLLocation? {
    coordinate.latitude.isFinite && coordinate.longitude.isFinite
      ? CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude) : nil
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? MKPlacemark)?.coordinate.isSame(as: coordinate) ?? false }

  open override var hash: Int { coordinate.latitude.hashValue ^ coordinate.longitude.hashValue &* 31 }
}

/// A named place, without the data of Apple's servers and the Maps app. Mirrors MapKit's `MKMapItem`.
open class MKMapItem: NSObject {
  /// The placemark of the item.
  public let placemark: MKPlacemark
  /// The name of the item.
  open var name: String?
  /// The phone number of the item.
  open var phoneNumber: String?
  /// The URL of the item.
  open var url: URL?
  /// The time zone of the item.
  open var timeZone: TimeZone?

  /// Creates an item at a placemark.
  public init(placemark: MKPlacemark) { self.placemark = placemark }
}
