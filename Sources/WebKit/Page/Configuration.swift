extension WebPage {
  /// The configuration of a page. Mirrors WebKit's `WebPage.Configuration`, limited to what WebKitGTK supports.
  @MainActor
  public struct Configuration {
    /// The store of cookies and other website data.
    public var websiteDataStore: WKWebsiteDataStore = .default()
    /// The app's scripts and message handlers.
    public var userContentController = WKUserContentController()
    /// The preferences for documents, unless the page's navigation decider changes them.
    public var defaultNavigationPreferences = NavigationPreferences()
    /// The handlers of custom URL schemes.
    public var urlSchemeHandlers: [URLScheme: any URLSchemeHandler] = [:]
    /// A name that is appended to the user agent.
    public var applicationNameForUserAgent: String?

    /// Creates the default configuration.
    public init() {}
  }
}
