import Foundation

/// The domain of WebKit's errors.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKErrorDomain = "WKErrorDomain"

/// An error of WebKit. Mirrors WebKit's `WKError`, limited to the codes that this implementation uses.
public struct WKError: Error, Sendable, CustomNSError, LocalizedError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated = 2
    /// The script threw an exception or has a syntax error.
    case javaScriptExceptionOccurred = 4
    /// The script returned a value that has no Swift equivalent, such as an element.
    case javaScriptResultTypeIsUnsupported = 5
  }

  /// The kind of the error.
  public let code: Code
  /// A description of the error, or `nil` if there is none.
  public let errorDescription: String?

  /// Creates an error without a description.
  public init(_ code: Code) {
    self.code = code
    errorDescription = nil
  }

  init(_ code: Code, _ description: String) {
    self.code = code
    errorDescription = description
  }

  public static var errorDomain: String { WKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
}
