import Foundation

/// A URL scheme that WebKit doesn't load itself. Mirrors WebKit's `URLScheme`.
public struct URLScheme: Hashable, Sendable {
  /// The name of the scheme, as it was passed to the initializer.
  public let rawValue: String

  /// Creates a scheme, or returns `nil` if the name isn't a valid scheme or WebKit loads the scheme itself.
  public init?(_ rawValue: String) {
    guard let first = rawValue.utf8.first, Self.isLetter(first), rawValue.utf8.allSatisfy(Self.isAllowed),
      !Self.builtIn.contains(rawValue.lowercased())
    else { return nil }
    self.rawValue = rawValue
  }

  /// The name in the form that WebKit uses in URLs, which is lowercase.
  var name: String { rawValue.lowercased() }

  static let builtIn: Set<String> = [
    "about", "blob", "data", "file", "ftp", "http", "https", "javascript", "resource", "ws", "wss", "webkit",
    "webkit-pdfjs-viewer", "inspector-resource",
  ]

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.".utf8.contains(byte)
  }
}

/// A part of the response to a request with a custom scheme. Mirrors WebKit's `URLSchemeTaskResult`.
public enum URLSchemeTaskResult: Sendable {
  /// The response, which precedes all data.
  case response(URLResponse)
  /// A chunk of data, which is appended to the previous ones.
  case data(Data)
}

/// A handler of requests for URLs with a custom scheme. Mirrors WebKit's `URLSchemeHandler`.
///
/// The document receives the data once the sequence has ended. The task that iterates the sequence is cancelled when the page is
/// deallocated.
public protocol URLSchemeHandler {
  associatedtype TaskSequence: AsyncSequence<URLSchemeTaskResult, any Error>

  /// Handles a request.
  ///
  /// - Returns: A sequence of a response and then data. An error of the sequence fails the request.
  func reply(for request: URLRequest) -> TaskSequence
}
