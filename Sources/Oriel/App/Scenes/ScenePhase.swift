import Foundation

/// The phase of a scene's life cycle; `active` is the greatest. Mirrors SwiftUI's `ScenePhase`.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// A phase, from a window that isn't visible to the active window.
  case background, inactive, active
}

private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
  /// The phase of the scene. Mirrors SwiftUI's `scenePhase`.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
