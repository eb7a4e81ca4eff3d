import OrielModel

/// A menu that the title of a screen opens. Mirrors SwiftUI's `ToolbarTitleMenu`.
///
/// The menu belongs to the title in the bar. A screen with a menu and no display mode of its own shows the title there.
nonisolated public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
  private let content: Content

  /// Creates a menu for the title.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _view(of menu: Self, at placement: ToolbarItemPlacement) -> AnyView {
    placement.slot == .titleMenu ? AnyView(TitleMenu(content: menu.content)) : AnyView(EmptyView())
  }
}

extension View {
  /// Adds a menu that the title of the enclosing screen opens. Mirrors SwiftUI's `toolbarTitleMenu(content:)`.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(ToolbarModifier(toolbar: ToolbarTitleMenu(content: content)))
  }
}

/// The button over the title that opens the menu.
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
