/// The behavior of a scene at launch. Mirrors SwiftUI's `SceneLaunchBehavior`.
public struct SceneLaunchBehavior: Sendable {
  enum Kind: Sendable { case automatic, presented, suppressed }

  let kind: Kind

  /// Presents the app's first scene, unless another scene has the behavior `presented`.
  public static let automatic = SceneLaunchBehavior(kind: .automatic)
  /// Presents the scene at launch.
  public static let presented = SceneLaunchBehavior(kind: .presented)
  /// Presents the scene only by `openWindow`, or for the events that it handles.
  public static let suppressed = SceneLaunchBehavior(kind: .suppressed)
}

extension Scene {
  /// Sets whether the scene presents a window when the app is launched without a document. Mirrors SwiftUI's `defaultLaunchBehavior(_:)`.
  @MainActor @preconcurrency public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    changed { if $0.launch == .automatic { $0.launch = behavior.kind } }
  }
}
