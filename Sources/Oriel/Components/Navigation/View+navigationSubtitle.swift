extension View {
  /// Sets the subtitle of the enclosing screen. It is below the title, and follows the title in the window's bar, as in "Title — Subtitle".
  /// Mirrors SwiftUI's `navigationSubtitle(_:)`.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { modifier(NavigationOption(.subtitle(subtitle))) }

  /// Mirrors SwiftUI's `navigationSubtitle(_:)`.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { navigationSubtitle(Text(subtitleKey)) }

  /// Mirrors SwiftUI's `navigationSubtitle(_:)`.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
    navigationSubtitle(Text(subtitleResource))
  }

  /// Mirrors SwiftUI's `navigationSubtitle(_:)`.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { navigationSubtitle(Text(subtitle)) }
}
