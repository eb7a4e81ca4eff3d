/// Whether a program may know where it is. Mirrors CoreLocation's `CLAuthorizationStatus`.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The program hasn't asked since it was started. The desktop may remember what somebody chose before, and doesn't ask again then.
  case notDetermined = 0
  /// Linux has no such restriction.
  case restricted = 1
  /// Somebody said no, or there is no service.
  case denied = 2
  /// Programs on Linux are allowed as `authorizedWhenInUse`.
  case authorizedAlways = 3
  case authorizedWhenInUse = 4

  @available(*, deprecated, message: "Use authorizedAlways")
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// How exact a place may be. Mirrors CoreLocation's `CLAccuracyAuthorization`.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy = 0
  case reducedAccuracy = 1
}
