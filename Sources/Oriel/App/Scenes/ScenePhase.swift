import Foundation

/// How near a scene is to the user; `active` is the greatest. Mirrors SwiftUI's `ScenePhase`.
public enum ScenePhase: Hashable, Comparable, Sendable {
  case background, inactive, active
}

private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
