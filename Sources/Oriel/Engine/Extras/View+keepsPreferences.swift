nonisolated private struct PreferenceEndModifier: HookModifier {
  @MainActor func makeHook() -> Hook { Hook() }

  @MainActor
  final class Hook: NodeHook<PreferenceEndModifier> {
    override var endsPreferences: Bool { true }
  }
}

extension View {
  /// Withholds the preferences of the content from the views around it: for example, the titles of its screens don't affect the window, as
  /// with the content of a sheet.
  ///
  /// SwiftUI does this for its own presentations only. On Apple's systems a separate hosting controller serves the purpose, or
  /// `transformPreference(_:_:)` for a key that the app knows.
  nonisolated public func keepsPreferences() -> some View { modifier(PreferenceEndModifier()) }
}
