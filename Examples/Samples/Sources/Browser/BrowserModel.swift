import Foundation
import Observation
import WebKit

/// The page, what is written in the address field, and the bookmarks.
@MainActor
@Observable
public final class BrowserModel {
  public let page: WebPage
  public var address = ""
  public private(set) var bookmarks: [Bookmark]
  /// Why the last page isn't there; nil where it is.
  public private(set) var problem: String?

  public init(bookmarks: [Bookmark] = []) {
    self.bookmarks = bookmarks
    page = WebPage(navigationDecider: SecureOnly())
  }

  /// Goes where the address field says.
  public func go() async {
    guard let url = Address.url(for: address) else {
      problem = address.isEmpty ? nil : "“\(address)” is no address."
      return
    }
    await open(url)
  }

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

  /// Whether the page that is shown is a bookmark.
  public var isBookmarked: Bool { bookmarks.contains { $0.url == page.url } }

  /// Adds the page that is shown, or removes it.
  public func toggleBookmark() {
    guard let url = page.url else { return }
    if isBookmarked {
      bookmarks.removeAll { $0.url == url }
    } else {
      bookmarks.append(Bookmark(title: page.title.isEmpty ? url.host() ?? url.absoluteString : page.title, url: url))
    }
  }
}

/// Goes nowhere without encryption.
struct SecureOnly: WebPage.NavigationDeciding {
  func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy {
    action.request.url?.scheme == "http" ? .cancel : .allow
  }
}
