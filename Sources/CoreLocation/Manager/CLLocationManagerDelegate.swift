import Foundation

/// A delegate that receives locations. Mirrors CoreLocation's `CLLocationManagerDelegate`.
///
/// All methods are optional, and are called on the main thread.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Receives locations, of which the newest is the last.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])

  /// Receives an error.
  ///
  /// - Parameters:
  ///   - manager: The location manager.
  ///   - error: A `CLError`.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)

  /// Receives the authorization status when the delegate is set and when the status changes.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)

  /// Receives the authorization status. This is the method from before iOS 14, and is called if the delegate doesn't implement the other
  /// one.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}

  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}

  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }

  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}
