import Foundation

/// The domain of `CLError`. Mirrors CoreLocation's `kCLErrorDomain`.
public let kCLErrorDomain = "kCLErrorDomain"

/// The reason that a location can't be determined. Mirrors CoreLocation's `CLError`.
public struct CLError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The code of an error. Mirrors CoreLocation's `CLError.Code`.
  public enum Code: Int, Sendable {
    /// The service is available, but the location is currently unknown.
    case locationUnknown = 0
    /// The user has denied the authorization, or there is no service.
    case denied = 1
    /// The service has become unavailable.
    case network = 2
  }

  /// The code of the error.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { kCLErrorDomain }
  public var errorCode: Int { code.rawValue }

  /// The code for an unknown location.
  public static var locationUnknown: Code { .locationUnknown }
  /// The code for a denied authorization.
  public static var denied: Code { .denied }
  /// The code for an unavailable service.
  public static var network: Code { .network }

  public var errorDescription: String? {
    switch code {
    case .locationUnknown: "The location is currently unknown."
    case .denied: "Access to the location is denied."
    case .network: "The location service can't be reached."
    }
  }
}
