import Foundation

/// A message that a script has sent by `window.webkit.messageHandlers.NAME.postMessage(BODY)`. Mirrors WebKit's `WKScriptMessage`.
@MainActor
public final class WKScriptMessage: NSObject {
  /// The content of the message: a number or a Boolean as `NSNumber`, a string, a date, an array, a dictionary, or `NSNull`.
  public let body: Any
  /// The name of the message handler.
  public let name: String
  /// The world of the handler.
  public let world: WKContentWorld

  init(body: Any, name: String, world: WKContentWorld) {
    self.body = body
    self.name = name
    self.world = world
  }
}

/// A handler of messages from scripts. Mirrors WebKit's `WKScriptMessageHandler`.
@MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Handles a message.
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A handler that replies to messages from scripts. Mirrors WebKit's `WKScriptMessageHandlerWithReply`.
@MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// Handles a message.
  ///
  /// - Returns: The value that resolves the promise of `postMessage`, or the error message that rejects it.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}
