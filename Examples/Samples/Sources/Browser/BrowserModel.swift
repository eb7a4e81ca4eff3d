import Foundation
import Observation
import WebKit

/// The page, the text of the address field, and the bookmarks.
@MainActor
@Observable
public final class BrowserModel {
  /// The web page.
  public let page: WebPage
  /// The text of the address field.
  public var address = ""
  /// The bookmarks.
  public private(set) var bookmarks: [Bookmark]
  /// The error message of the last page, or `nil` if it was loaded.
  public private(set) var problem: String?

  /// Creates a model with bookmarks.
  public init(bookmarks: [Bookmark] = []) {
    self.bookmarks = bookmarks
    page = WebPage(navigationDecider: SecureOnly())
  }

  /// Loads the page at the address in the field.
  public func go() async {
    guard let url = Address.url(for: address) else {
      problem = address.isEmpty ? nil : "“\(address)” is no address."
      return
    }
    await open(url)
  }

  /// Loads a URL.
  public func open(_ url: URL) async {
    address = url.absoluteString
    problem = nil
    do {
      for try await _ in page.load(url) {}
      if let url = page.url { address = url.absoluteString }
    } catch WebPage.NavigationError.failedProvisionalNavigation(let error) {
      problem = error.localizedDescription
    } catch {
      problem = "The page can't be shown."
    }
  }

  /// A Boolean value that indicates whether the current page has a bookmark.
  public var isBookmarked: Bool { bookmarks.contains { $0.url == page.url } }

  /// Adds or removes the bookmark of the current page.
  public func toggleBookmark() {
    guard let url = page.url else { return }
    if isBookmarked {
      bookmarks.removeAll { $0.url == url }
    } else {
      bookmarks.append(Bookmark(title: page.title.isEmpty ? url.host() ?? url.absoluteString : page.title, url: url))
    }
  }
}

/// A decider that refuses navigations without encryption.
struct SecureOnly: WebPage.NavigationDeciding {
  func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy {
    action.request.url?.scheme == "http" ? .cancel : .allow
  }
}
