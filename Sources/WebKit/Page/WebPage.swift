import Foundation
import Observation
import Oriel

/// A web page, which a view may or may not show. Mirrors WebKit's `WebPage`, based on WebKitGTK.
///
/// A page starts WebKitGTK when it first loads a document, runs a script, or is shown by a `WebView`. It keeps its content when its view
/// disappears. A page requires a display and GTK's main loop, which every app has. If there is no display, or WebKitGTK isn't installed,
/// every load fails with an error that states the reason.
@MainActor
@Observable
public final class WebPage {
  /// The URL of the current document or of the document that is being loaded, or `nil` until the page loads one.
  public internal(set) var url: URL?
  /// The document's title, or an empty string if it has none.
  public internal(set) var title = ""
  /// The estimated fraction of the current navigation's content that has been loaded, from 0 to 1. It stays at 1 until the next navigation.
  public internal(set) var estimatedProgress = 0.0
  /// A Boolean value that indicates whether the page is loading.
  public internal(set) var isLoading = false
  /// A Boolean value that indicates whether all content was loaded over encrypted connections.
  public internal(set) var hasOnlySecureContent = false
  /// The theme color of the document, or `nil` if it has none. Requires WebKitGTK 2.50 and OpenGL.
  public internal(set) var themeColor: Color?
  /// The documents that the page has shown.
  public internal(set) var backForwardList = BackForwardList()

  /// The user agent that the page sends to servers, or `nil` for WebKitGTK's default.
  public var customUserAgent: String? { didSet { engine?.setUserAgent() } }
  /// A Boolean value that indicates whether the page's context menu has “Inspect Element”, which opens WebKitGTK's inspector. The default
  /// is `false`.
  public var isInspectable = false { didSet { engine?.setInspectable(isInspectable) } }

  /// The URL of the most recent request, for a view that can't show the page.
  var requestedURL: URL?

  @ObservationIgnored let configuration: Configuration
  @ObservationIgnored let tracker = NavigationTracker()
  @ObservationIgnored var navigationDecider: (any NavigationDeciding)?
  @ObservationIgnored let dialogPresenter: (any DialogPresenting)?
  @ObservationIgnored let schemeTasks = PageTasks()
  @ObservationIgnored private(set) var engine: WebEngine?
  /// The views that show the page. The first one displays it; the others wait until that one leaves.
  @ObservationIgnored let viewers = WebPageViewers()

  static let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")

  private init(
    _ configuration: Configuration, navigationDecider: (any NavigationDeciding)? = nil, dialogPresenter: (any DialogPresenting)? = nil
  ) {
    self.configuration = configuration
    self.navigationDecider = navigationDecider
    self.dialogPresenter = dialogPresenter
    tracker.cancel = { [unowned self] in stopLoading() }
  }

  /// Creates a page with a navigation decider and a dialog presenter.
  public convenience init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding, dialogPresenter: some DialogPresenting
  ) {
    self.init(configuration, navigationDecider: navigationDecider, dialogPresenter: dialogPresenter)
  }

  /// Creates a page with a navigation decider.
  public convenience init(configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding) {
    self.init(configuration, navigationDecider: navigationDecider)
  }

  /// Creates a page with a dialog presenter.
  public convenience init(configuration: Configuration = Configuration(), dialogPresenter: some DialogPresenting) {
    self.init(configuration, dialogPresenter: dialogPresenter)
  }

  /// Creates a page.
  public convenience init(configuration: Configuration = Configuration()) { self.init(configuration, navigationDecider: nil) }

  /// Returns a Boolean value that indicates whether WebKit itself loads URLs with a scheme.
  public static func handlesURLScheme(_ scheme: String) -> Bool { URLScheme.builtIn.contains(scheme.lowercased()) }

  /// The events of all navigations of the page from now on, including those that the user initiates. The sequence throws an error if a
  /// navigation fails, and ends when the page is deallocated.
  public var navigations: some AsyncSequence<NavigationEvent, any Error> { tracker.follow() }

  /// Returns the engine of the page, which the first call starts.
  func startEngine() throws -> WebEngine {
    if let engine { return engine }
    let engine = try WebEngine(page: self)
    self.engine = engine
    return engine
  }
}
