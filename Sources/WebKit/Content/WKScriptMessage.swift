import Foundation

/// What a script has sent by `window.webkit.messageHandlers.NAME.postMessage(BODY)`. Mirrors WebKit's `WKScriptMessage`.
@MainActor
public final class WKScriptMessage: NSObject {
  /// A number or Boolean as `NSNumber`, a string, a date, an array, a dictionary, or `NSNull`.
  public let body: Any
  /// The handler's name.
  public let name: String
  public let world: WKContentWorld

  init(body: Any, name: String, world: WKContentWorld) {
    self.body = body
    self.name = name
    self.world = world
  }
}

/// Takes messages of scripts. Mirrors WebKit's `WKScriptMessageHandler`.
@MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Takes messages of scripts, and answers them. Mirrors WebKit's `WKScriptMessageHandlerWithReply`.
@MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// - Returns: What the promise of `postMessage` becomes, or why it is rejected.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}
