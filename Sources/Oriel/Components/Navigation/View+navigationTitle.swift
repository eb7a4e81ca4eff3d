extension View {
  /// The title of the screen that shows the view; of several views the outermost's counts, of siblings the first's.
  ///
  /// A window is called as the screen on top of its stack, or in the last column of its split view, or as the views say that are outside of any
  /// screen; without a title it has the scene's. What is presented doesn't name it, nor does a stack that reaches no corner of the window, as one
  /// on a card. Mirrors SwiftUI's `navigationTitle(_:)`.
  nonisolated public func navigationTitle(_ title: Text) -> some View { modifier(NavigationOption(.title(title))) }

  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View { navigationTitle(Text(titleResource)) }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// The title of the screen that shows the view, as the binding has it. Mirrors SwiftUI's `navigationTitle(_:)` for a title that can be
  /// edited; the screen has nothing to edit it by.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { modifier(BoundTitle(title: title)) }

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

/// Reads the title in a body of its own, so that it is followed.
private struct BoundTitle: ViewModifier {
  @Binding var title: String

  nonisolated init(title: Binding<String>) { _title = title }

  func body(content: Content) -> some View { content.navigationTitle(Text(verbatim: title)) }
}
