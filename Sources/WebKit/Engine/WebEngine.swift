import CGTK
import COrielLibraries
import Foundation
import Oriel

/// The `WebKitWebView` of a page. It persists while no view shows the page.
@MainActor
final class WebEngine {
  let webkit: OrielWebKit
  /// The `WebKitWebView`, retained by the engine.
  let view: OpaquePointer
  let content: WebEngineContent
  /// The page, which owns the engine.
  private(set) weak var page: WebPage?
  private var hasInsecureContent = false
  /// True until the end of a load has been reported.
  private var isFinishing = false
  static let packageWorld = WKContentWorld.world(name: "oriel")
  private var history = WebEngineHistory()
  /// The most recent settings of the web view's modifiers.
  var shown = WebViewSettings()
  var isShown = false
  /// The original propagation phase of the zoom gesture.
  var magnificationPhase = GTK_PHASE_BUBBLE
  var observesScrolling = false
  var lastGeometry: ScrollGeometry?
  /// The position that the page was last scrolled to, or `nil` if a new view shows the page.
  var appliedPosition: ScrollPosition?
  /// The number of programmatic scrolls that the page hasn't confirmed.
  var pendingScrollCount = 0

  /// The web view as a `GtkWidget`.
  var widget: UnsafeMutablePointer<GtkWidget> { UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkWidget.self) }
  var settings: OpaquePointer? { webkit.webkit_web_view_get_settings(view) }

  init(page: WebPage) throws {
    if let obstacle = WebKitGTK.obstacle { throw obstacle }
    guard let webkit = WebKitGTK.functions else { throw WebKitUnavailable.notInstalled }
    let session = page.configuration.websiteDataStore.engineSession(webkit)
    let manager = webkit.webkit_user_content_manager_new()
    guard let manager, let view = oriel_webkit_new_view(session, manager) else { throw WebKitUnavailable.notInstalled }
    self.webkit = webkit
    self.view = view
    self.page = page
    content = WebEngineContent(owning: manager, webkit)
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
    connectSignals()
    SchemeRequests.add(page, view: view)
    SchemeRequests.register(page.configuration.urlSchemeHandlers.keys, webkit)
    page.configuration.userContentController.attach(self)
    content.controller = page.configuration.userContentController
    webkit.webkit_settings_set_enable_fullscreen(settings, 0)
    apply(page.configuration.defaultNavigationPreferences)
    setUserAgent()
    setInspectable(page.isInspectable)
  }

  isolated deinit {
    SchemeRequests.remove(view: view)
    let data = Unmanaged.passUnretained(self).toOpaque()
    for object in [view, webkit.webkit_web_view_get_back_forward_list(view)] {
      g_signal_handlers_disconnect_matched(object.map(UnsafeMutableRawPointer.init), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, data)
    }
    g_object_unref(UnsafeMutableRawPointer(view))
  }

  // MARK: Settings

  func setUserAgent() {
    webkit.webkit_settings_set_user_agent(settings, page?.customUserAgent)
    guard page?.customUserAgent == nil, let name = page?.configuration.applicationNameForUserAgent, !name.isEmpty,
      let standard = webkit.webkit_settings_get_user_agent(settings)
    else { return }
    webkit.webkit_settings_set_user_agent(settings, String(cString: standard) + " " + name)
  }

  func setInspectable(_ isInspectable: Bool) { webkit.webkit_settings_set_enable_developer_extras(settings, isInspectable ? 1 : 0) }

  func apply(_ preferences: WebPage.NavigationPreferences) {
    webkit.webkit_settings_set_enable_javascript_markup(settings, preferences.allowsContentJavaScript ? 1 : 0)
  }

  // MARK: Loading

  var hasDocument: Bool { webkit.webkit_web_view_get_uri(view) != nil }

  func load(_ request: URLRequest, _ url: URL) throws {
    guard request.httpMethod ?? "GET" == "GET", request.httpBody == nil, request.httpBodyStream == nil else {
      throw WKError(.unknown, "WebKitGTK supports only GET requests; a request with another method or a body can't be loaded.")
    }
    guard url.scheme != nil, let engineRequest = webkit.webkit_uri_request_new(url.absoluteString) else {
      throw URLError(.unsupportedURL, userInfo: [NSURLErrorFailingURLErrorKey: url])
    }
    defer { g_object_unref(UnsafeMutableRawPointer(engineRequest)) }
    if let fields = request.allHTTPHeaderFields, !fields.isEmpty,
      let headers = webkit.webkit_uri_request_get_http_headers(engineRequest)
    {
      for (name, value) in fields { webkit.soup_message_headers_replace(headers, name, value) }
    }
    webkit.webkit_web_view_load_request(view, engineRequest)
  }

  func load(html: String, baseURL: URL) { webkit.webkit_web_view_load_html(view, html, baseURL.absoluteString) }

  func load(html: String, as url: URL) {
    webkit.webkit_web_view_load_alternate_html(view, html, url.absoluteString, url.absoluteString)
  }

  func load(_ text: EncodedText, mimeType: String, baseURL: URL) {
    let bytes = text.data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    webkit.webkit_web_view_load_bytes(view, bytes, mimeType, text.name, baseURL.absoluteString)
  }

  func go(to id: WebPage.BackForwardList.Item.ID) -> Bool {
    guard let item = history.item(id) else { return false }
    webkit.webkit_web_view_go_to_back_forward_list_item(view, item)
    return true
  }

  func reload(fromOrigin: Bool) {
    if fromOrigin { webkit.webkit_web_view_reload_bypass_cache(view) } else { webkit.webkit_web_view_reload(view) }
  }

  func stopLoading() { webkit.webkit_web_view_stop_loading(view) }

  // MARK: State

  /// Updates the page's properties to the engine's state. Only changed properties are written, because each write invalidates views.
  func readState() {
    guard let page else { return }
    func set<Value: Equatable>(_ property: ReferenceWritableKeyPath<WebPage, Value>, _ value: Value) {
      if page[keyPath: property] != value { page[keyPath: property] = value }
    }
    let url = webkit.webkit_web_view_get_uri(view).flatMap { URL(string: String(cString: $0)) }
    set(\.url, url)
    set(\.title, webkit.webkit_web_view_get_title(view).map { String(cString: $0) } ?? "")
    set(\.isLoading, webkit.webkit_web_view_is_loading(view) != 0)
    set(\.estimatedProgress, min(max(webkit.webkit_web_view_get_estimated_load_progress(view), 0), 1))
    set(\.hasOnlySecureContent, isSecure(url))
    set(\.themeColor, themeColor)
    set(\.backForwardList, history.read(view, webkit))
  }

  private func isSecure(_ url: URL?) -> Bool {
    guard url?.scheme?.lowercased() == "https", !hasInsecureContent else { return false }
    var certificate: UnsafeMutablePointer<GTlsCertificate>?
    var errors = GTlsCertificateFlags(rawValue: 0)
    return webkit.webkit_web_view_get_tls_info(view, &certificate, &errors) != 0 && errors.rawValue == 0
  }

  private var themeColor: Color? {
    var color = GdkRGBA()
    guard let webkit = WebKitGTK.functionsOf250, webkit.webkit_web_view_get_theme_color(view, &color) != 0 else { return nil }
    return Color(red: Double(color.red), green: Double(color.green), blue: Double(color.blue), opacity: Double(color.alpha))
  }

  // MARK: Signals

  func loadChanged(_ event: WebKitLoadEvent) {
    switch event {
    case WEBKIT_LOAD_STARTED:
      reportFinish()
      hasInsecureContent = false
      page?.tracker.started()
    case WEBKIT_LOAD_REDIRECTED: page?.tracker.redirected()
    case WEBKIT_LOAD_COMMITTED: page?.tracker.committed()
    default: finish()
    }
    readState()
  }

  /// Schedules the report of a load's end. A title may arrive after the document's end, and the result of a script arrives after the title,
  /// so that a program can read it once the navigation has finished.
  private func finish() {
    isFinishing = true
    Task { [weak self] in
      _ = try? await self?.call("return 0", in: Self.packageWorld)
      self?.reportFinish()
    }
    // A script of the document may block forever, so the report has a timeout of one second.
    Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))
      self?.reportFinish()
    }
  }

  private func reportFinish() {
    guard isFinishing else { return }
    isFinishing = false
    readState()
    page?.tracker.finished()
  }

  func loadFailed(_ url: String, _ error: GError) {
    let isCancellation = error.domain == webkit.webkit_network_error_quark() && error.code == 302
    let underlying = EngineError.error(error, url: URL(string: url), webkit)
    reportFinish()
    page?.tracker.failed(.failedProvisionalNavigation(underlying), isCancellation: isCancellation)
    readState()
  }

  func processTerminated() {
    page?.tracker.failed(.webContentProcessTerminated)
    readState()
  }

  func insecureContentDetected() {
    hasInsecureContent = true
    readState()
  }

  /// Handles a change of `is-loading`. WebKitGTK doesn't report a navigation within the same document in any other way.
  func loadingChanged() {
    readState()
    guard let page, !page.isLoading, page.url == page.requestedURL else { return }
    page.tracker.movedWithinDocument()
  }

  // MARK: Scripts

  func call(_ body: String, in world: WKContentWorld) async throws -> ScriptValue {
    let webkit = webkit
    let view = ObjectReference(view)
    return try await withCheckedThrowingContinuation { continuation in
      let reply = AsyncReply { result in
        var error: UnsafeMutablePointer<GError>?
        let value = webkit.webkit_web_view_call_async_javascript_function_finish(view.pointer, result, &error)
        if let value {
          defer { g_object_unref(UnsafeMutableRawPointer(value)) }
          continuation.resume(returning: ScriptValueReader.read(value, webkit))
        } else {
          continuation.resume(throwing: EngineError.scriptError(error, webkit))
          g_clear_error(&error)
        }
      }
      webkit.webkit_web_view_call_async_javascript_function(
        view.pointer, body, gssize(body.utf8.count), nil, world.engineName, nil, nil, AsyncReply.callback, reply.retained)
    }
  }
}
