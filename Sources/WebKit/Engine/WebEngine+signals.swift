import CGTK
import COrielLibraries
import Foundation

extension WebEngine {
  /// Returns the engine that a signal handler received as its last argument.
  private static func engine(_ data: UnsafeMutableRawPointer) -> WebEngine {
    Unmanaged<WebEngine>.fromOpaque(data).takeUnretainedValue()
  }

  /// Connects a handler to a signal. `deinit` disconnects all handlers.
  private func connect<Handler>(_ signal: String, of object: OpaquePointer? = nil, to handler: Handler) {
    let object = UnsafeMutableRawPointer(object ?? view)
    // The C function has the type of the signal, which GObject's declaration erases.
    let callback = unsafeBitCast(handler, to: GCallback.self)
    g_signal_connect_data(object, signal, callback, Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  func connectSignals() {
    connectLoading()
    connectProperties()
    connectDecisions()
  }

  private func connectLoading() {
    typealias Object = UnsafeMutableRawPointer
    let changed: @convention(c) @MainActor (Object, WebKitLoadEvent, Object) -> Void = { WebEngine.engine($2).loadChanged($1) }
    connect("load-changed", to: changed)
    let failed: @convention(c) @MainActor (Object, WebKitLoadEvent, UnsafePointer<CChar>?, UnsafePointer<GError>?, Object) -> gboolean = {
      if let error = $3 { WebEngine.engine($4).loadFailed($2.map { String(cString: $0) } ?? "", error.pointee) }
      // The return value marks the error as handled, so that WebKitGTK shows no error page.
      return 1
    }
    connect("load-failed", to: failed)
    let terminated: @convention(c) @MainActor (Object, UInt32, Object) -> Void = { WebEngine.engine($2).processTerminated() }
    connect("web-process-terminated", to: terminated)
    let insecure: @convention(c) @MainActor (Object, UInt32, Object) -> Void = { WebEngine.engine($2).insecureContentDetected() }
    connect("insecure-content-detected", to: insecure)
  }

  private func connectProperties() {
    typealias Object = UnsafeMutableRawPointer
    let changed: @convention(c) @MainActor (Object, OpaquePointer?, Object) -> Void = { WebEngine.engine($2).readState() }
    for property in ["title", "uri", "estimated-load-progress"] { connect("notify::\(property)", to: changed) }
    if WebKitGTK.functionsOf250 != nil { connect("notify::theme-color", to: changed) }
    let moved: @convention(c) @MainActor (Object, OpaquePointer?, Object) -> Void = { WebEngine.engine($2).loadingChanged() }
    connect("notify::is-loading", to: moved)
    let listed: @convention(c) @MainActor (Object, OpaquePointer?, OpaquePointer?, Object) -> Void = { WebEngine.engine($3).readState() }
    if let list = webkit.webkit_web_view_get_back_forward_list(view) { connect("changed", of: list, to: listed) }
  }

  private func connectDecisions() {
    typealias Object = UnsafeMutableRawPointer
    let policy: @convention(c) @MainActor (Object, OpaquePointer, WebKitPolicyDecisionType, Object) -> gboolean = {
      WebEngine.engine($3).decide($1, $2) ? 1 : 0
    }
    connect("decide-policy", to: policy)
    let dialog: @convention(c) @MainActor (Object, OpaquePointer, Object) -> gboolean = {
      WebEngine.engine($2).present($1)
      return 1
    }
    connect("script-dialog", to: dialog)
    let files: @convention(c) @MainActor (Object, OpaquePointer, Object) -> gboolean = {
      WebEngine.engine($2).chooseFiles($1)
      return 1
    }
    connect("run-file-chooser", to: files)
    let authentication: @convention(c) @MainActor (Object, OpaquePointer, Object) -> gboolean = {
      WebEngine.engine($2).authenticate($1) ? 1 : 0
    }
    connect("authenticate", to: authentication)
  }
}
