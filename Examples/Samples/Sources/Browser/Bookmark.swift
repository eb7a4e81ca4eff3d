import Foundation

/// A bookmarked page.
public struct Bookmark: Identifiable, Hashable, Sendable {
  /// The title of the page.
  public let title: String
  /// The URL of the page.
  public let url: URL

  /// The identity of the bookmark, which is its URL.
  public var id: URL { url }

  /// Creates a bookmark.
  public init(title: String, url: URL) {
    self.title = title
    self.url = url
  }
}
