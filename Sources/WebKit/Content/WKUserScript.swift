import Foundation

/// The time at which a script of the app runs. Mirrors WebKit's `WKUserScriptInjectionTime`.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before any content of the document exists.
  case atDocumentStart = 0
  /// After the document was parsed, before its subresources are loaded.
  case atDocumentEnd = 1
}

/// A script of the app that runs in every document. Mirrors WebKit's `WKUserScript`.
@MainActor
public final class WKUserScript: NSObject {
  /// The JavaScript source.
  public let source: String
  /// The time at which the script runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// A Boolean value that indicates whether the script runs in the main frame only.
  public let isForMainFrameOnly: Bool
  let world: WKContentWorld

  /// Creates a script that runs in a world.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    world = contentWorld
  }

  /// Creates a script that runs in the document's world.
  public convenience init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly, in: .page)
  }
}
