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
}
