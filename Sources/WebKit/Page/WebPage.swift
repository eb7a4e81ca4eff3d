import Foundation
import Observation
import Oriel

/// A page of the web, with or without a view that shows it. Mirrors WebKit's `WebPage`, over WebKitGTK.
///
/// A page starts WebKitGTK when it first loads something, runs a script, or is shown by a `WebView`. It keeps its content while its view comes and goes. It needs
/// a display and GTK's main loop, which every app has. Where there is no display, or WebKitGTK isn't installed, every load fails with an error that says so.
@MainActor
@Observable
public final class WebPage {
  /// The URL of what is shown or about to be shown; nil until the page loads something.
  public internal(set) var url: URL?
  /// The document's title; empty where it has none.
  public internal(set) var title = ""
  /// How much of the current navigation's content is there, from 0 to 1, by estimation. It stays at 1 until the next navigation.
  public internal(set) var estimatedProgress = 0.0
  public internal(set) var isLoading = false
  /// Whether all that the page shows came over encrypted connections.
  public internal(set) var hasOnlySecureContent = false
  /// The color that the document asks for around it; nil where it asks for none. Needs WebKitGTK 2.50 and OpenGL.
  public internal(set) var themeColor: Color?
  public internal(set) var backForwardList = BackForwardList()

  /// What the page calls itself to servers; nil is WebKitGTK's own name.
  public var customUserAgent: String? { didSet { engine?.setUserAgent() } }
  /// Whether the page's context menu has “Inspect Element”, which opens WebKitGTK's inspector. false by default.
  public var isInspectable = false { didSet { engine?.setInspectable(isInspectable) } }

  /// What was asked for last, for a view that can't show it.
  var requestedURL: URL?

  @ObservationIgnored let configuration: Configuration
  @ObservationIgnored let tracker = NavigationTracker()
  @ObservationIgnored var navigationDecider: (any NavigationDeciding)?
  @ObservationIgnored let dialogPresenter: (any DialogPresenting)?
  @ObservationIgnored let schemeTasks = TaskGroupOfPage()
  @ObservationIgnored private(set) var engine: WebEngine?
  /// The views that show the page: the first one has it, the others wait until it goes.
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

  public convenience init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding, dialogPresenter: some DialogPresenting
  ) {
    self.init(configuration, navigationDecider: navigationDecider, dialogPresenter: dialogPresenter)
  }

  public convenience init(configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding) {
    self.init(configuration, navigationDecider: navigationDecider)
  }

  public convenience init(configuration: Configuration = Configuration(), dialogPresenter: some DialogPresenting) {
    self.init(configuration, dialogPresenter: dialogPresenter)
  }

  public convenience init(configuration: Configuration = Configuration()) { self.init(configuration, navigationDecider: nil) }

  /// Whether WebKit itself loads URLs with a scheme.
  public static func handlesURLScheme(_ scheme: String) -> Bool { URLScheme.builtIn.contains(scheme.lowercased()) }

  /// All events of the page's navigations from now on, those that people begin included. The sequence ends with an error where a navigation fails, and
  /// without one when the page goes.
  public var navigations: some AsyncSequence<NavigationEvent, any Error> { tracker.follow() }

  /// The engine of the page, which starts with the first call.
  func startEngine() throws -> WebEngine {
    if let engine { return engine }
    let engine = try WebEngine(page: self)
    self.engine = engine
    return engine
  }
}
