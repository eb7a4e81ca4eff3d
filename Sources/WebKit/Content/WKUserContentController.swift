import Foundation
import Oriel

/// The scripts that the app adds to documents, and the handlers of messages from scripts. Mirrors WebKit's `WKUserContentController`.
@MainActor
public final class WKUserContentController: NSObject {
  /// The scripts that run in every document.
  public private(set) var userScripts: [WKUserScript] = []
  private(set) var handlers: [Handler] = []
  /// The engines of the pages that use this controller.
  private var users: [Weak] = []

  struct Handler {
    enum Receiver {
      case plain(any WKScriptMessageHandler)
      case replying(any WKScriptMessageHandlerWithReply)
    }

    let name: String
    let world: WKContentWorld
    let receiver: Receiver
  }

  private struct Weak {
    weak var engine: WebEngine?
  }

  override public init() {}

  // MARK: Scripts

  /// Adds a script that runs in every document that is loaded from now on.
  public func addUserScript(_ userScript: WKUserScript) {
    userScripts.append(userScript)
    forEachEngine { $0.content.add(userScript) }
  }

  /// Removes all scripts that the app has added.
  public func removeAllUserScripts() {
    userScripts = []
    forEachEngine { $0.content.removeScripts() }
  }

  // MARK: Messages

  /// Adds a handler that `window.webkit.messageHandlers.NAME.postMessage(BODY)` calls. If the name is already in use, the existing handler
  /// is kept.
  public func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    add(Handler(name: name, world: .page, receiver: .plain(scriptMessageHandler)))
  }

  /// Adds a handler of messages from the scripts of a world. If the name is already in use, the existing handler is kept.
  public func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {
    add(Handler(name: name, world: world, receiver: .plain(scriptMessageHandler)))
  }

  /// Adds a handler whose reply resolves the promise that `postMessage` returns. If the name is already in use, the existing handler is
  /// kept.
  public func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {
    add(Handler(name: name, world: contentWorld, receiver: .replying(scriptMessageHandlerWithReply)))
  }

  /// Removes a handler from the document's world.
  public func removeScriptMessageHandler(forName name: String) { removeScriptMessageHandler(forName: name, contentWorld: .page) }

  /// Removes a handler from a world.
  public func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    remove { $0.name == name && $0.world === contentWorld }
  }

  /// Removes all handlers from a world.
  public func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) { remove { $0.world === contentWorld } }

  /// Removes all handlers.
  public func removeAllScriptMessageHandlers() { remove { _ in true } }

  private func add(_ handler: Handler) {
    // WebKitGTK doesn't report the world that sent a message, so names must be unique across worlds.
    guard !handler.name.isEmpty, !handlers.contains(where: { $0.name == handler.name }) else {
      Report.once(
        "script-message-handler-\(handler.name)",
        "A script message handler can't have the name “\(handler.name)”, which is empty or in use in some content world; it isn't added."
      )
      return
    }
    handlers.append(handler)
    forEachEngine { $0.content.add(handler) }
  }

  private func remove(where isGone: (Handler) -> Bool) {
    let gone = handlers.filter(isGone)
    handlers.removeAll(where: isGone)
    forEachEngine { engine in for handler in gone { engine.content.remove(handler) } }
  }

  // MARK: Pages

  func attach(_ engine: WebEngine) {
    users.removeAll { $0.engine == nil }
    users.append(Weak(engine: engine))
    for script in userScripts { engine.content.add(script) }
    for handler in handlers { engine.content.add(handler) }
  }

  private func forEachEngine(_ change: (WebEngine) -> Void) {
    for user in users { if let engine = user.engine { change(engine) } }
  }
}
