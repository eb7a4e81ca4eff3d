/// Whether a scene's windows have again what they had in the last run of the program. Mirrors SwiftUI's `SceneRestorationBehavior`.
public struct SceneRestorationBehavior: Sendable {
  let isDisabled: Bool

  /// They have: what `SceneStorage` keeps.
  public static let automatic = SceneRestorationBehavior(isDisabled: false)
  /// Each window begins anew, and nothing of it is kept.
  public static let disabled = SceneRestorationBehavior(isDisabled: true)
}

extension Scene {
  /// Whether `SceneStorage` keeps what the scene's windows have. Which windows were open is not kept in any case. Mirrors SwiftUI's
  /// `restorationBehavior(_:)`.
  @MainActor @preconcurrency public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    changed { if behavior.isDisabled { $0.isRestored = false } }
  }
}
