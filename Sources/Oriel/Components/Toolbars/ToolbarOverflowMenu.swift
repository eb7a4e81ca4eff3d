/// Entries of the menu at the trailing end of a toolbar, which are in it regardless of the space in the bar. Mirrors SwiftUI's
/// `ToolbarOverflowMenu`.
nonisolated public struct ToolbarOverflowMenu<Content: View>: PrimitiveToolbarContent {
  private let content: Content

  /// Creates entries of the menu.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _view(of menu: Self, at placement: ToolbarItemPlacement) -> AnyView {
    guard placement.slot == .secondary else { return AnyView(EmptyView()) }
    return placement.isMark ? AnyView(Color.clear) : AnyView(menu.content)
  }
}

extension View {
  /// Adds entries to the menu at the trailing end of the enclosing screen's bar. Mirrors SwiftUI's `toolbarOverflowMenu(content:)`.
  nonisolated public func toolbarOverflowMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(ToolbarModifier(toolbar: ToolbarOverflowMenu(content: content)))
  }
}
