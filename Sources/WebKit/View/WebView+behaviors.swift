extension WebView {
  /// Whether swipes go back and forward. Mirrors WebKit's `WebView.BackForwardNavigationGesturesBehavior`.
  public struct BackForwardNavigationGesturesBehavior: Sendable {
    let isEnabled: Bool

    /// As `enabled`.
    public static let automatic = Self(isEnabled: true)
    public static let enabled = Self(isEnabled: true)
    public static let disabled = Self(isEnabled: false)
  }

  /// Whether two fingers make the page larger and smaller. Mirrors WebKit's `WebView.MagnificationGesturesBehavior`.
  public struct MagnificationGesturesBehavior: Sendable {
    let isEnabled: Bool

    /// As `enabled`.
    public static let automatic = Self(isEnabled: true)
    public static let enabled = Self(isEnabled: true)
    public static let disabled = Self(isEnabled: false)
  }

  /// Whether a pressed link shows a preview of where it leads. Mirrors WebKit's `WebView.LinkPreviewBehavior`, without `enabled`: there are no previews.
  public struct LinkPreviewBehavior: Sendable {
    public static let automatic = Self()
    public static let disabled = Self()
  }

  /// Whether an element of a page, such as a video, can take the whole screen. Mirrors WebKit's `WebView.ElementFullscreenBehavior`, without `enabled`: none
  /// can.
  public struct ElementFullscreenBehavior: Sendable {
    /// As `disabled`.
    public static let automatic = Self()
    public static let disabled = Self()
  }
}
