import Foundation
import Oriel

/// Scripts of the program's that run in documents, and what takes the messages of scripts. Mirrors WebKit's `WKUserContentController`.
@MainActor
public final class WKUserContentController: NSObject {
  public private(set) var userScripts: [WKUserScript] = []
  private(set) var handlers: [Handler] = []
  /// The pages that use this controller.
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

  /// Has a script run in every document that is loaded from now on.
  public func addUserScript(_ userScript: WKUserScript) {
    userScripts.append(userScript)
    forEachEngine { $0.content.add(userScript) }
  }

  public func removeAllUserScripts() {
    userScripts = []
    forEachEngine { $0.content.removeScripts() }
  }

  // MARK: Messages

  /// Has `window.webkit.messageHandlers.NAME.postMessage(BODY)` call a handler. A name that is taken stays as it is.
  public func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    add(Handler(name: name, world: .page, receiver: .plain(scriptMessageHandler)))
  }

  public func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {
    add(Handler(name: name, world: world, receiver: .plain(scriptMessageHandler)))
  }

  /// Has `postMessage` return a promise that the handler's answer resolves.
  public func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {
    add(Handler(name: name, world: contentWorld, receiver: .replying(scriptMessageHandlerWithReply)))
  }

  public func removeScriptMessageHandler(forName name: String) { removeScriptMessageHandler(forName: name, contentWorld: .page) }

  public func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    remove { $0.name == name && $0.world === contentWorld }
  }

  public func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) { remove { $0.world === contentWorld } }

  public func removeAllScriptMessageHandlers() { remove { _ in true } }

  private func add(_ handler: Handler) {
    // WebKitGTK doesn't say which world a message comes from.
    guard !handler.name.isEmpty, !handlers.contains(where: { $0.name == handler.name }) else {
      Report.once(
        "script-message-handler-\(handler.name)",
        "No handler of script messages gets the name “\(handler.name)”: it is empty, or another handler's, in whichever world."
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
