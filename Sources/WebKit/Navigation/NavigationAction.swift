import Foundation
import Oriel

extension WebPage {
  /// What leads to a navigation. Mirrors WebKit's `WebPage.NavigationAction`.
  @MainActor
  public struct NavigationAction {
    /// The frame that asks for the navigation.
    public let source: FrameInfo
    /// The frame that is to show the content; nil for a new window, which is not opened in any case.
    public let target: FrameInfo?
    public let navigationType: WKNavigationType
    public let request: URLRequest
    /// The mouse button, as on macOS: 0 for none, 1 for the primary one, 2 for the secondary one, 4 for the middle one.
    public let buttonNumber: Int
    /// The keys that were held.
    public let modifierFlags: EventModifiers
  }

  /// What a server answers. Mirrors WebKit's `WebPage.NavigationResponse`.
  @MainActor
  public struct NavigationResponse {
    /// An `HTTPURLResponse` where the content comes by HTTP.
    public let response: URLResponse
    /// Whether the page can show content of that type.
    public let canShowMimeType: Bool
  }
}

/// What leads to a navigation. Mirrors WebKit's `WKNavigationType`.
public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted = 1
  case backForward = 2
  case reload = 3
  case formResubmitted = 4
  case other = -1
}

/// Mirrors WebKit's `WKNavigationActionPolicy`, without downloads.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
}

/// Mirrors WebKit's `WKNavigationResponsePolicy`, without downloads.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
}
