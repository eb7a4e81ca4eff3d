extension WebPage {
  /// What a page is made with. Mirrors WebKit's `WebPage.Configuration`, as far as WebKitGTK can do it.
  @MainActor
  public struct Configuration {
    /// Where cookies and other data of sites are kept.
    public var websiteDataStore: WKWebsiteDataStore = .default()
    /// Scripts of the program's own, and what takes the messages of scripts.
    public var userContentController = WKUserContentController()
    /// What documents may do, unless the page's navigation decider says otherwise.
    public var defaultNavigationPreferences = NavigationPreferences()
    /// What answers for URLs with schemes of the program's own.
    public var urlSchemeHandlers: [URLScheme: any URLSchemeHandler] = [:]
    /// A name that is added to the user agent's.
    public var applicationNameForUserAgent: String?

    public init() {}
  }
}
