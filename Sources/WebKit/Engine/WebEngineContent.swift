import CGTK
import COrielLibraries
import Foundation

/// The content that a web view adds to documents: scripts, style sheets and message handlers.
@MainActor
final class WebEngineContent {
  /// The controller that is passed to message handlers.
  weak var controller: WKUserContentController?
  private let manager: OpaquePointer
  private let webkit: OrielWebKit
  private var scripts: [OpaquePointer] = []
  private var receivers: [String: Receiver] = [:]

  init(owning manager: OpaquePointer, _ webkit: OrielWebKit) {
    self.manager = manager
    self.webkit = webkit
  }

  isolated deinit {
    for receiver in receivers.values { receiver.disconnect(from: manager) }
    for script in scripts { webkit.webkit_user_script_unref(script) }
    g_object_unref(UnsafeMutableRawPointer(manager))
  }

  // MARK: Scripts

  func add(_ script: WKUserScript) {
    guard let added = makeScript(script) else { return }
    webkit.webkit_user_content_manager_add_script(manager, added)
    scripts.append(added)
  }

  /// Removes the app's scripts, but not the package's.
  func removeScripts() {
    for script in scripts {
      webkit.webkit_user_content_manager_remove_script(manager, script)
      webkit.webkit_user_script_unref(script)
    }
    scripts = []
  }

  /// Adds a script of the package, which `removeScripts()` doesn't remove.
  func addPackageScript(_ script: WKUserScript) {
    guard let added = makeScript(script) else { return }
    webkit.webkit_user_content_manager_add_script(manager, added)
    webkit.webkit_user_script_unref(added)
  }

  private func makeScript(_ script: WKUserScript) -> OpaquePointer? {
    let frames = script.isForMainFrameOnly ? WEBKIT_USER_CONTENT_INJECT_TOP_FRAME : WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES
    let time =
      script.injectionTime == .atDocumentStart
      ? WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START : WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_END
    guard let world = script.world.engineName else { return webkit.webkit_user_script_new(script.source, frames, time, nil, nil) }
    return webkit.webkit_user_script_new_for_world(script.source, frames, time, world, nil, nil)
  }

  // MARK: Style

  /// The style sheet that is added to every document, or `nil` for none.
  var style: String? {
    didSet {
      guard style != oldValue else { return }
      webkit.webkit_user_content_manager_remove_all_style_sheets(manager)
      guard let style,
        let sheet = webkit.webkit_user_style_sheet_new(
          style, WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES, WEBKIT_USER_STYLE_LEVEL_USER, nil, nil)
      else { return }
      webkit.webkit_user_content_manager_add_style_sheet(manager, sheet)
      webkit.webkit_user_style_sheet_unref(sheet)
    }
  }

  // MARK: Messages

  func add(_ handler: WKUserContentController.Handler) {
    let receiver = Receiver(webkit) { [weak self] body, reply in
      guard let controller = self?.controller else { return }
      let message = WKScriptMessage(body: body.any ?? NSNull(), name: handler.name, world: handler.world)
      switch handler.receiver {
      case .plain(let object): object.userContentController(controller, didReceive: message)
      case .replying(let object):
        Task {
          let (value, error) = await object.userContentController(controller, didReceive: message)
          reply?.answer(value, error: error)
        }
      }
    }
    connect(receiver, to: handler.name, in: handler.world, isReplying: handler.isReplying)
  }

  /// Adds a handler of messages from the package's scripts.
  func receive(_ name: String, in world: WKContentWorld, _ take: @escaping (ScriptValue) -> Void) {
    connect(Receiver(webkit) { body, _ in take(body) }, to: name, in: world, isReplying: false)
  }

  func remove(_ handler: WKUserContentController.Handler) {
    guard let receiver = receivers.removeValue(forKey: handler.name) else { return }
    receiver.disconnect(from: manager)
    webkit.webkit_user_content_manager_unregister_script_message_handler(manager, handler.name, handler.world.engineName)
  }

  private func connect(_ receiver: Receiver, to name: String, in world: WKContentWorld, isReplying: Bool) {
    receivers[name] = receiver
    // The signal is connected first, because a script may send a message as soon as the handler is registered.
    receiver.connect(to: manager, name: name, isReplying: isReplying)
    if isReplying {
      _ = webkit.webkit_user_content_manager_register_script_message_handler_with_reply(manager, name, world.engineName)
    } else {
      _ = webkit.webkit_user_content_manager_register_script_message_handler(manager, name, world.engineName)
    }
  }

  /// A receiver of the messages with one name.
  private final class Receiver {
    private let webkit: OrielWebKit
    private let take: (ScriptValue, ScriptReply?) -> Void

    init(_ webkit: OrielWebKit, _ take: @escaping (ScriptValue, ScriptReply?) -> Void) {
      self.webkit = webkit
      self.take = take
    }

    private static func receiver(_ data: UnsafeMutableRawPointer) -> Receiver {
      Unmanaged<Receiver>.fromOpaque(data).takeUnretainedValue()
    }

    func connect(to manager: OpaquePointer, name: String, isReplying: Bool) {
      typealias Object = UnsafeMutableRawPointer
      let received: @convention(c) @MainActor (Object, OpaquePointer, Object) -> Void = { _, value, data in
        let receiver = Receiver.receiver(data)
        receiver.take(ScriptValueReader.read(value, receiver.webkit), nil)
      }
      let asked: @convention(c) @MainActor (Object, OpaquePointer, OpaquePointer, Object) -> gboolean = { _, value, reply, data in
        let receiver = Receiver.receiver(data)
        receiver.take(ScriptValueReader.read(value, receiver.webkit), ScriptReply(reply, to: value, receiver.webkit))
        return 1
      }
      let signal = isReplying ? "script-message-with-reply-received::\(name)" : "script-message-received::\(name)"
      // These C functions have the types of their signals.
      let callback = isReplying ? unsafeBitCast(asked, to: GCallback.self) : unsafeBitCast(received, to: GCallback.self)
      g_signal_connect_data(
        UnsafeMutableRawPointer(manager), signal, callback, Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }

    func disconnect(from manager: OpaquePointer) {
      g_signal_handlers_disconnect_matched(
        UnsafeMutableRawPointer(manager), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
    }
  }
}

extension WKUserContentController.Handler {
  var isReplying: Bool { if case .replying = receiver { true } else { false } }
}

/// A pending reply to a script.
@MainActor
private final class ScriptReply {
  private let reply: OpaquePointer
  private let message: ObjectReference
  private let webkit: OrielWebKit

  init(_ reply: OpaquePointer, to message: OpaquePointer, _ webkit: OrielWebKit) {
    self.reply = webkit.webkit_script_message_reply_ref(reply) ?? reply
    self.message = ObjectReference(message)
    self.webkit = webkit
  }

  isolated deinit { webkit.webkit_script_message_reply_unref(reply) }

  func answer(_ value: Any?, error: String?) {
    if let error { return webkit.webkit_script_message_reply_return_error_message(reply, error) }
    do {
      let source = try value.map { "(" + (try ScriptLiteral($0).source) + ")" } ?? "undefined"
      let context = webkit.jsc_value_get_context(message.pointer)
      guard let result = webkit.jsc_context_evaluate(context, source, gssize(source.utf8.count)) else { return }
      webkit.webkit_script_message_reply_return_value(reply, result)
      g_object_unref(UnsafeMutableRawPointer(result))
    } catch {
      webkit.webkit_script_message_reply_return_error_message(reply, error.localizedDescription)
    }
  }
}
