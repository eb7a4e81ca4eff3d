extension View {
  /// Gives the view's window items in its bars. Mirrors SwiftUI's `toolbar(content:)`.
  ///
  /// Items have the environment of the view that the modifier is attached to. They are built when their bar comes and gone when it goes: what they
  /// keep in `State` begins anew.
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(toolbar: content()))
  }
}

private struct ToolbarModifier<Toolbar: ToolbarContent>: ViewModifier {
  nonisolated(unsafe) let toolbar: Toolbar
  @State private var keyboardBar = KeyboardBar()

  nonisolated init(toolbar: Toolbar) { self.toolbar = toolbar }

  func body(content: Content) -> some View {
    let bar = keyboardBar
    content
      .transformEnvironment(\.keyboardBars) { bars in
        if !bars.contains(bar) { bars.append(bar) }
      }
      .modifier(KeyboardBarModifier(bar: bar, toolbar: toolbar))
  }
}
