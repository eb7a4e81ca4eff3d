import Foundation

/// A set of JavaScript variables that scripts of other worlds don't see. Mirrors WebKit's `WKContentWorld`.
@MainActor
public final class WKContentWorld: NSObject {
  /// The document's own.
  public static let page = WKContentWorld(nil)
  /// The program's own.
  public static let defaultClient = WKContentWorld("")
  private static var named: [String: WKContentWorld] = [:]

  /// nil for the document's world and the program's.
  public var name: String? { nameOfWorld?.isEmpty == false ? nameOfWorld : nil }
  private let nameOfWorld: String?

  private init(_ name: String?) { nameOfWorld = name }

  /// The world with a name; an empty one is the program's.
  public static func world(name: String) -> WKContentWorld {
    guard !name.isEmpty else { return defaultClient }
    if let world = named[name] { return world }
    let world = WKContentWorld(name)
    named[name] = world
    return world
  }

  /// How WebKitGTK knows the world; nil for the document's.
  var engineName: String? { nameOfWorld.map { $0.isEmpty ? "oriel-default-client" : $0 } }
}
