import Foundation

/// The domain of WebKit's errors.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKErrorDomain = "WKErrorDomain"

/// An error of WebKit's. Mirrors WebKit's `WKError`, with the codes that occur here.
public struct WKError: Error, Sendable, CustomNSError, LocalizedError {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated = 2
    /// The script threw an exception, or wasn't JavaScript.
    case javaScriptExceptionOccurred = 4
    /// The script returned what no Swift value stands for, such as an element.
    case javaScriptResultTypeIsUnsupported = 5
  }

  public let code: Code
  public let errorDescription: String?

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
