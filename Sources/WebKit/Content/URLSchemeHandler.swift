import Foundation

/// A scheme of URLs that WebKit doesn't load itself. Mirrors WebKit's `URLScheme`.
public struct URLScheme: Hashable, Sendable {
  public let rawValue: String

  /// nil where the name isn't one of a scheme, or WebKit loads the scheme itself.
  public init?(_ rawValue: String) {
    guard let first = rawValue.utf8.first, Self.isLetter(first), rawValue.utf8.allSatisfy(Self.isAllowed),
      !Self.builtIn.contains(rawValue.lowercased())
    else { return nil }
    self.rawValue = rawValue
  }

  /// As it stands in URLs, whose schemes WebKit writes in small letters.
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

/// A part of the answer to a request with a scheme of the program's. Mirrors WebKit's `URLSchemeTaskResult`.
public enum URLSchemeTaskResult: Sendable {
  /// Comes before any data.
  case response(URLResponse)
  /// Follows the data before it.
  case data(Data)
}

/// Answers for URLs with a scheme of the program's. Mirrors WebKit's `URLSchemeHandler`.
///
/// The document gets the data once the sequence has ended. The task that follows the sequence is cancelled when the page goes.
public protocol URLSchemeHandler {
  associatedtype TaskSequence: AsyncSequence<URLSchemeTaskResult, any Error>

  /// - Returns: A response and then data. An error in place of these fails the request.
  func reply(for request: URLRequest) -> TaskSequence
}
