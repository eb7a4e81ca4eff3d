import Foundation

/// The text of an address field.
public enum Address {
  /// Returns the URL of a text, or `nil` if the text is empty or isn't an address.
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
