extension View {
  /// Gives the bars of the screen around items, and the keyboard's bar. Mirrors SwiftUI's `toolbar(content:)`.
  ///
  /// Items have the environment of the view that the modifier is attached to. Those for the keyboard are built when its bar comes and gone when it
  /// goes: what they keep in `State` begins anew.
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(toolbar: content()))
  }

  /// Gives the bars of the screen around items with names. All of them are shown: there is nothing to choose them by. Mirrors SwiftUI's
  /// `toolbar(id:content:)`.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(toolbar: content()))
  }

  /// Gives the bar of the screen around views at its trailing end. Mirrors SwiftUI's `toolbar(content:)`.
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
