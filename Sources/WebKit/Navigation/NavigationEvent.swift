import Foundation

extension WebPage {
  /// A step of a navigation. Mirrors WebKit's `WebPage.NavigationEvent`.
  ///
  /// A navigation starts with `startedProvisionalNavigation` and ends with `finished`, or with an error that the sequence of events throws.
  public enum NavigationEvent: Hashable, Sendable {
    /// The page has requested the content.
    case startedProvisionalNavigation
    /// The server has redirected to another URL.
    case receivedServerRedirect
    /// The first content has arrived and replaces the previous document.
    case committed
    /// All content has been loaded.
    case finished
  }

  /// The error of a failed navigation. Mirrors WebKit's `WebPage.NavigationError`.
  public enum NavigationError: Error {
    /// The content couldn't be loaded. The underlying error is a `URLError` if the network or a file caused it.
    case failedProvisionalNavigation(any Error)
    /// The page was deallocated.
    case pageClosed
    /// The web process terminated. Loading again starts another process.
    case webContentProcessTerminated
    /// The request has no URL, or the history has no such item.
    case invalidURL
  }
}

extension WebPage.NavigationError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .failedProvisionalNavigation(let error): error.localizedDescription
    case .pageClosed: "The page is closed."
    case .webContentProcessTerminated: "The web content process ended."
    case .invalidURL: "There is no URL to load."
    }
  }
}
