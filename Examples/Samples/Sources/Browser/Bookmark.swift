import Foundation

/// A page to come back to.
public struct Bookmark: Identifiable, Hashable, Sendable {
  public let title: String
  public let url: URL

  public var id: URL { url }

  public init(title: String, url: URL) {
    self.title = title
    self.url = url
  }
}
