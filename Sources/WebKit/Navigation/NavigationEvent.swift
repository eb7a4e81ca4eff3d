import Foundation

extension WebPage {
  /// A step of a navigation. Mirrors WebKit's `WebPage.NavigationEvent`.
  ///
  /// A navigation starts with `startedProvisionalNavigation` and ends with `finished`, or with an error that the sequence of events throws.
  public enum NavigationEvent: Hashable, Sendable {
    /// The page asks for the content.
    case startedProvisionalNavigation
    /// The server answers with another address.
    case receivedServerRedirect
    /// The first content is there, and takes the place of what was shown.
    case committed
    /// All content is there.
    case finished
  }

  /// Why a navigation ended without its content. Mirrors WebKit's `WebPage.NavigationError`.
  public enum NavigationError: Error {
    /// The content could not be loaded. The error is a `URLError` where the network or a file is to blame.
    case failedProvisionalNavigation(any Error)
    /// The page can show nothing any more.
    case pageClosed
    /// The process that shows the content ended. Loading again starts another one.
    case webContentProcessTerminated
    /// There is no URL to load.
    case invalidURL
  }
}

extension WebPage.NavigationError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .failedProvisionalNavigation(let error): error.localizedDescription
    case .pageClosed: "The page is closed."
    case .webContentProcessTerminated: "The process that shows the page ended."
    case .invalidURL: "There is no URL to load."
    }
  }
}
