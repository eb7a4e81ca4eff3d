extension View {
  /// What stands below the title of the screen that shows the view; where no screen does, after the window's, as in "Title — Subtitle".
  /// Mirrors SwiftUI's `navigationSubtitle(_:)`.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { modifier(NavigationOption(.subtitle(subtitle))) }

  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { navigationSubtitle(Text(subtitleKey)) }

  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { navigationSubtitle(Text(subtitle)) }
}
