/// The behavior that determines whether a scene's windows restore their stored values at launch. Mirrors SwiftUI's
/// `SceneRestorationBehavior`.
public struct SceneRestorationBehavior: Sendable {
  let isDisabled: Bool

  /// Restores the values of `SceneStorage`.
  public static let automatic = SceneRestorationBehavior(isDisabled: false)
  /// Starts each window with initial values, and stores none.
  public static let disabled = SceneRestorationBehavior(isDisabled: true)
}

extension Scene {
  /// Sets whether `SceneStorage` persists the values of the scene's windows. The set of open windows isn't restored in any case. Mirrors
  /// SwiftUI's `restorationBehavior(_:)`.
  @MainActor @preconcurrency public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    changed { if behavior.isDisabled { $0.isRestored = false } }
  }
}
