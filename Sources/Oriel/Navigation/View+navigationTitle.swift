extension View {
  /// The title of the screen that shows the view; of several views the outermost's counts, of siblings the first's. Mirrors SwiftUI's
  /// `navigationTitle(_:)`.
  nonisolated public func navigationTitle(_ title: Text) -> some View { modifier(NavigationOption(.title(title))) }

  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// Mirrors SwiftUI's `navigationBarTitle(_:)`, which `navigationTitle(_:)` has replaced.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// Mirrors SwiftUI's `navigationBarTitle(_:displayMode:)`.
  nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// How the title of the screen around is shown. Mirrors SwiftUI's `navigationBarTitleDisplayMode(_:)`.
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    modifier(NavigationOption(.displayMode(displayMode)))
  }
}
