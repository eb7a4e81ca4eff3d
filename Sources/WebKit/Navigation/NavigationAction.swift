import Foundation
import Oriel

extension WebPage {
  /// An action that causes a navigation. Mirrors WebKit's `WebPage.NavigationAction`.
  @MainActor
  public struct NavigationAction {
    /// The frame that requests the navigation.
    public let source: FrameInfo
    /// The frame that the content is loaded into, or `nil` for a new window, which is never opened.
    public let target: FrameInfo?
    /// The kind of the action.
    public let navigationType: WKNavigationType
    /// The request of the navigation.
    public let request: URLRequest
    /// The mouse button, numbered as on macOS: 0 for none, 1 for the primary one, 2 for the secondary one, 4 for the middle one.
    public let buttonNumber: Int
    /// The modifier keys that were held.
    public let modifierFlags: EventModifiers
  }

  /// The response to the request of a navigation. Mirrors WebKit's `WebPage.NavigationResponse`.
  @MainActor
  public struct NavigationResponse {
    /// The response. It is an `HTTPURLResponse` if the content is loaded by HTTP.
    public let response: URLResponse
    /// A Boolean value that indicates whether the page can show content of this type.
    public let canShowMimeType: Bool
  }
}

/// The kind of an action that causes a navigation. Mirrors WebKit's `WKNavigationType`.
public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted = 1
  case backForward = 2
  case reload = 3
  case formResubmitted = 4
  case other = -1
}

/// The decision about a navigation's request. Mirrors WebKit's `WKNavigationActionPolicy`, without downloads.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
}

/// The decision about a navigation's response. Mirrors WebKit's `WKNavigationResponsePolicy`, without downloads.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
}
