import CoreLocation
import Foundation

/// A coordinate that a map item stands at. Mirrors MapKit's `MKPlacemark`, without an address: nothing here looks one up.
// Nothing of it changes once it is made.
open class MKPlacemark: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D

  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }

  /// Nil where the coordinate isn't finite.
  open var location: CLLocation? {
    coordinate.latitude.isFinite && coordinate.longitude.isFinite
      ? CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude) : nil
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? MKPlacemark)?.coordinate.isSame(as: coordinate) ?? false }

  open override var hash: Int { coordinate.latitude.hashValue ^ coordinate.longitude.hashValue &* 31 }
}

/// A place with a name. Mirrors MapKit's `MKMapItem`, without what Apple's servers and its Maps app know.
open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?

  public init(placemark: MKPlacemark) { self.placemark = placemark }
}
