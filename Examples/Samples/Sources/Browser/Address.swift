import Foundation

/// What somebody writes into an address field.
public enum Address {
  /// The URL that a text means; nil for an empty one, and for words that are no address.
  public static func url(for text: String) -> URL? {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty, !text.contains(" ") else { return nil }
    if let url = URL(string: text), let scheme = url.scheme, ["http", "https", "file", "about"].contains(scheme.lowercased()) {
      return url
    }
    guard text.contains(".") || text.hasPrefix("localhost") else { return nil }
    return URL(string: "https://\(text)")
  }
}
