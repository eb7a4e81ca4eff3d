extension WebView {
  /// The behavior of swipe gestures that navigate back and forward. Mirrors WebKit's `WebView.BackForwardNavigationGesturesBehavior`.
  public struct BackForwardNavigationGesturesBehavior: Sendable {
    let isEnabled: Bool

    /// The default behavior, which is `enabled`.
    public static let automatic = Self(isEnabled: true)
    /// The gestures navigate.
    public static let enabled = Self(isEnabled: true)
    /// The gestures have no effect.
    public static let disabled = Self(isEnabled: false)
  }

  /// The behavior of pinch gestures that magnify the page. Mirrors WebKit's `WebView.MagnificationGesturesBehavior`.
  public struct MagnificationGesturesBehavior: Sendable {
    let isEnabled: Bool

    /// The default behavior, which is `enabled`.
    public static let automatic = Self(isEnabled: true)
    /// The gestures magnify the page.
    public static let enabled = Self(isEnabled: true)
    /// The gestures have no effect.
    public static let disabled = Self(isEnabled: false)
  }

  /// The behavior of link previews. Mirrors WebKit's `WebView.LinkPreviewBehavior`, without `enabled`, because there are no previews.
  public struct LinkPreviewBehavior: Sendable {
    /// The default behavior, which is `disabled`.
    public static let automatic = Self()
    /// Links have no previews.
    public static let disabled = Self()
  }

  /// The behavior of elements that request full screen, such as videos. Mirrors WebKit's `WebView.ElementFullscreenBehavior`, without
  /// `enabled`, because elements can't be shown in full screen.
  public struct ElementFullscreenBehavior: Sendable {
    /// The default behavior, which is `disabled`.
    public static let automatic = Self()
    /// Elements can't be shown in full screen.
    public static let disabled = Self()
  }
}
