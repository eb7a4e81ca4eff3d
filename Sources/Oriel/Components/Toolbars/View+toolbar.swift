extension View {
  /// Adds items to the bars of the enclosing screen, and to the keyboard's bar. Mirrors SwiftUI's `toolbar(content:)`.
  ///
  /// Items have the environment of the view to which the modifier is attached. Items for the keyboard exist while its bar is visible: their
  /// `State` starts again each time.
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(toolbar: content()))
  }

  /// Adds items with ids to the bars of the enclosing screen. All of them are visible, because the user can't customize them. Mirrors
  /// SwiftUI's `toolbar(id:content:)`.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(toolbar: content()))
  }

  /// Adds views to the trailing end of the enclosing screen's bar. Mirrors SwiftUI's `toolbar(content:)`.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(toolbar: ToolbarItemGroup(placement: .automatic, content: content)))
  }
}

nonisolated struct ToolbarModifier<Toolbar: ToolbarContent>: ViewModifier {
  let toolbar: Toolbar
  @State private var keyboardBar = KeyboardBar()

  init(toolbar: Toolbar) { self.toolbar = toolbar }

  @MainActor func body(content: Content) -> some View {
    let bar = keyboardBar
    content
      .transformEnvironment(\.keyboardBars) { bars in
        if !bars.contains(bar) { bars.append(bar) }
      }
      .modifier(KeyboardBarModifier(bar: bar, toolbar: toolbar))
      .modifier(ScreenToolbarModifier(toolbar: toolbar))
  }
}
