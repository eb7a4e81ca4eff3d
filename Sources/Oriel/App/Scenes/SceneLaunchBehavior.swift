/// Whether a scene has a window at launch. Mirrors SwiftUI's `SceneLaunchBehavior`.
public struct SceneLaunchBehavior: Sendable {
  enum Kind: Sendable { case automatic, presented, suppressed }

  let kind: Kind

  /// The app's first scene has one, where none says that it is presented.
  public static let automatic = SceneLaunchBehavior(kind: .automatic)
  /// It has one.
  public static let presented = SceneLaunchBehavior(kind: .presented)
  /// It has none: it is opened by `openWindow` or by what it is for.
  public static let suppressed = SceneLaunchBehavior(kind: .suppressed)
}

extension Scene {
  /// Whether the scene has a window when the app is started without a document to open. Mirrors SwiftUI's `defaultLaunchBehavior(_:)`.
  @MainActor @preconcurrency public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    changed { if $0.launch == .automatic { $0.launch = behavior.kind } }
  }
}
