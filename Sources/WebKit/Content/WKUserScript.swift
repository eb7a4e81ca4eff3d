import Foundation

/// When a script of the program's runs. Mirrors WebKit's `WKUserScriptInjectionTime`.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before anything of the document is there.
  case atDocumentStart = 0
  /// Once the document is there, but not what it refers to.
  case atDocumentEnd = 1
}

/// A script of the program's that runs in every document. Mirrors WebKit's `WKUserScript`.
@MainActor
public final class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool
  let world: WKContentWorld

  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    world = contentWorld
  }

  public convenience init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly, in: .page)
  }
}
