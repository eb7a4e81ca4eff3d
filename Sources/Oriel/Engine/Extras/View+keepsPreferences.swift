nonisolated private struct PreferenceEndModifier: HookModifier {
  @MainActor func makeHook() -> Hook { Hook() }

  @MainActor
  final class Hook: NodeHook<PreferenceEndModifier> {
    override var endsPreferences: Bool { true }
  }
}

extension View {
  /// Keeps the preferences of what is inside from the views around: what titles its screens have is no matter of the window's, as it is with
  /// what a sheet shows.
  ///
  /// SwiftUI does so to its own presentations alone; on Apple's systems a hosting controller of its own stands in for it, or
  /// `transformPreference(_:_:)` for a key that the app knows.
  nonisolated public func keepsPreferences() -> some View { modifier(PreferenceEndModifier()) }
}
