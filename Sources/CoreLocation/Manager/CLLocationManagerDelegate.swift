import Foundation

/// Hears where the machine is. Mirrors CoreLocation's `CLLocationManagerDelegate`.
///
/// All methods are optional, and are called on the main thread.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Places, the newest one last.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])

  /// - Parameter error: A `CLError`.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)

  /// The manager has a delegate, or `authorizationStatus` is another one.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)

  /// The form of before iOS 14, which is called where a delegate doesn't have the other one.
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
