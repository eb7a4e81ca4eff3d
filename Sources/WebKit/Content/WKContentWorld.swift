import Foundation

/// A namespace of JavaScript variables that scripts of other worlds can't access. Mirrors WebKit's `WKContentWorld`.
@MainActor
public final class WKContentWorld: NSObject {
  /// The world of the document's own scripts.
  public static let page = WKContentWorld(nil)
  /// The default world of the app's scripts.
  public static let defaultClient = WKContentWorld("")
  private static var named: [String: WKContentWorld] = [:]

  /// The name of the world, or `nil` for `page` and `defaultClient`.
  public var name: String? { nameOfWorld?.isEmpty == false ? nameOfWorld : nil }
  private let nameOfWorld: String?

  private init(_ name: String?) { nameOfWorld = name }

  /// Returns the world with a name. An empty name returns `defaultClient`.
  public static func world(name: String) -> WKContentWorld {
    guard !name.isEmpty else { return defaultClient }
    if let world = named[name] { return world }
    let world = WKContentWorld(name)
    named[name] = world
    return world
  }

  /// The name of the world in WebKitGTK, or `nil` for the document's world.
  var engineName: String? { nameOfWorld.map { $0.isEmpty ? "oriel-default-client" : $0 } }
}
