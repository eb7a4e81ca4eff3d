extension View {
  /// Returns the view unmodified, because desktop environments have no status bar in windows. Mirrors SwiftUI's `statusBarHidden(_:)`.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Returns the view unmodified, because desktop environments have no status bar in windows. Mirrors SwiftUI's `statusBar(hidden:)`.
  nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Returns the view unmodified, because desktop environments show no overlays that a program could hide. Mirrors SwiftUI's
  /// `persistentSystemOverlays(_:)`.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Returns the view unmodified, because system gestures don't begin within windows. Mirrors SwiftUI's `defersSystemGestures(on:)`.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

extension Scene {
  /// Returns the scene unmodified, because desktop environments show no overlays that a program could hide. Mirrors SwiftUI's
  /// `persistentSystemOverlays(_:)` of a scene.
  @MainActor @preconcurrency public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }
}
