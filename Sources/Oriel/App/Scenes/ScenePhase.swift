import Foundation

/// How near a scene is to the user; `active` is the greatest. Mirrors SwiftUI's `ScenePhase`.
public enum ScenePhase: Hashable, Comparable, Sendable {
  case background, inactive, active
}
