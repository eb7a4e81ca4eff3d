/// The authorization of the app to access the location. Mirrors CoreLocation's `CLAuthorizationStatus`.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The app hasn't requested the location since its launch. The desktop environment may remember an earlier choice of the user, and then
  /// doesn't ask again.
  case notDetermined = 0
  /// Location services are restricted, which never occurs on Linux.
  case restricted = 1
  /// The user has denied the authorization, or there is no location service.
  case denied = 2
  /// The app may always access the location. Apps on Linux receive `authorizedWhenInUse` instead.
  case authorizedAlways = 3
  /// The app may access the location while it is in use.
  case authorizedWhenInUse = 4

  /// The former name of `authorizedAlways`.
  @available(*, deprecated, message: "Use authorizedAlways")
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// The accuracy of the locations that the app may receive. Mirrors CoreLocation's `CLAccuracyAuthorization`.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// Full accuracy.
  case fullAccuracy = 0
  /// Reduced accuracy.
  case reducedAccuracy = 1
}
