extension View {
  /// Nothing: a desktop has no status bar. Mirrors SwiftUI's `statusBarHidden(_:)`.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Nothing: a desktop has no status bar. Mirrors SwiftUI's `statusBar(hidden:)`.
  nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Nothing: a desktop lays nothing over windows that a program could hide. Mirrors SwiftUI's `persistentSystemOverlays(_:)`.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Nothing: a desktop's own gestures don't begin within windows. Mirrors SwiftUI's `defersSystemGestures(on:)`.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

extension Scene {
  /// Nothing: a desktop lays nothing over windows that a program could hide. Mirrors SwiftUI's `persistentSystemOverlays(_:)` of a scene.
  @MainActor @preconcurrency public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }
}
