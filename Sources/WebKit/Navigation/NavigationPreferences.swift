extension WebPage {
  /// The preferences for a document. Mirrors WebKit's `WebPage.NavigationPreferences`.
  public struct NavigationPreferences: Sendable {
    /// A Boolean value that indicates whether the document's scripts run. The app's scripts and
    /// `callJavaScript(_:arguments:in:contentWorld:)` always run.
    public var allowsContentJavaScript = true

    /// Creates the default preferences.
    public init() {}
  }
}
