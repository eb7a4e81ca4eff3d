import Foundation

/// The domain of `CLError`. Mirrors CoreLocation's constant.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why a place can't be known. Mirrors CoreLocation's `CLError`.
public struct CLError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// Mirrors CoreLocation's `CLError.Code`.
  public enum Code: Int, Sendable {
    /// The service is there and doesn't know yet.
    case locationUnknown = 0
    /// Somebody doesn't want the program to know, or there is no service.
    case denied = 1
    /// The service is gone.
    case network = 2
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { kCLErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }

  public var errorDescription: String? {
    switch code {
    case .locationUnknown: "The location is currently unknown."
    case .denied: "Access to the location is denied."
    case .network: "The location service can't be reached."
    }
  }
}
