import OrielModel

/// What the title of a screen opens: a menu. Mirrors SwiftUI's `ToolbarTitleMenu`.
///
/// The menu is that of the title in the bar: a screen that says nothing else of its title shows it there.
nonisolated public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _view(of menu: Self, at placement: ToolbarItemPlacement) -> AnyView {
    placement.slot == .titleMenu ? AnyView(TitleMenu(content: menu.content)) : AnyView(EmptyView())
  }
}

extension View {
  /// Has the title of the screen around open a menu. Mirrors SwiftUI's `toolbarTitleMenu(content:)`.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(ToolbarModifier(toolbar: ToolbarTitleMenu(content: content)))
  }
}

/// Lies over the title.
private struct TitleMenu<Content: View>: View {
  let content: Content

  var body: some View {
    Menu {
      content
    } label: {
      Color.clear
    }
    .menuStyle(.button)
    .menuIndicator(.hidden)
    .buttonStyle(TitleMenuButtonStyle())
    .accessibilityLabel(Text(.own(.titleMenu)))
  }
}

private struct TitleMenuButtonStyle: ButtonStyle {
  @State private var isHovered = false

  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    let shape = RoundedRectangle(cornerRadius: 8)
    configuration.label
      .background(Color.primary.opacity(configuration.isPressed ? 0.14 : isHovered ? 0.07 : 0), in: shape)
      .contentShape(shape)
      .padding(-6)
      .onHover { isHovered = $0 }
  }
}
