import Foundation

/// A bookmarked page.
public struct Bookmark: Identifiable, Hashable, Sendable {
  public let title: String
  public let url: URL

  public var id: URL { url }

  public init(title: String, url: URL) {
    self.title = title
    self.url = url
  }
}
