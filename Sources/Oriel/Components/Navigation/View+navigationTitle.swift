extension View {
  /// Sets the title of the enclosing screen. The title of the outermost view takes precedence, and among siblings the first title.
  ///
  /// A window has the title of the top screen of its stack, or of the last column of its split view, or a title that is set outside of
  /// screens. Without one it has the scene's title. Presentations don't set the window's title, nor does a stack that reaches no corner of
  /// the window, such as one on a card. Mirrors SwiftUI's `navigationTitle(_:)`.
  nonisolated public func navigationTitle(_ title: Text) -> some View { modifier(NavigationOption(.title(title))) }

  /// Mirrors SwiftUI's `navigationTitle(_:)`.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  /// Mirrors SwiftUI's `navigationTitle(_:)`.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View { navigationTitle(Text(titleResource)) }

  /// Mirrors SwiftUI's `navigationTitle(_:)`.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// Sets the title of the enclosing screen to the binding's value. Mirrors SwiftUI's `navigationTitle(_:)` for an editable title, without
  /// controls to edit it.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { modifier(BoundTitle(title: title)) }

  /// Mirrors SwiftUI's `navigationBarTitle(_:)`, which `navigationTitle(_:)` has replaced.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Mirrors SwiftUI's `navigationBarTitle(_:)`, which `navigationTitle(_:)` has replaced.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  /// Mirrors SwiftUI's `navigationBarTitle(_:)`, which `navigationTitle(_:)` has replaced.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// Mirrors SwiftUI's `navigationBarTitle(_:displayMode:)`.
  nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Mirrors SwiftUI's `navigationBarTitle(_:displayMode:)`.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  /// Mirrors SwiftUI's `navigationBarTitle(_:displayMode:)`.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// Sets the display mode of the enclosing screen's title. Mirrors SwiftUI's `navigationBarTitleDisplayMode(_:)`.
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    modifier(NavigationOption(.displayMode(displayMode)))
  }
}

/// A modifier that reads the title in a body of its own, which becomes a reader of the binding.
private struct BoundTitle: ViewModifier {
  @Binding var title: String

  nonisolated init(title: Binding<String>) { _title = title }

  func body(content: Content) -> some View { content.navigationTitle(Text(verbatim: title)) }
}
