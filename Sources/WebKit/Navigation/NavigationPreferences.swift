extension WebPage {
  /// What a document may do. Mirrors WebKit's `WebPage.NavigationPreferences`.
  public struct NavigationPreferences: Sendable {
    /// Whether the scripts of the document run. Scripts of the program's own, and `callJavaScript(_:arguments:in:contentWorld:)`, run in any case.
    public var allowsContentJavaScript = true

    public init() {}
  }
}
