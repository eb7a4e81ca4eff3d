/// A modifier that makes a view an entry of an exported menu.
nonisolated struct MenuEntryModifier: BoxModifier {
  enum Role {
    case action(isSelected: Bool?, isMixed: Bool)
    case submenu
    /// The title of a submenu, beside its entries.
    case title
  }

  let role: Role
  var action: @MainActor () -> Void = {}

  @MainActor func makeBox(_ node: AnyViewNode) -> MenuEntryBox { MenuEntryBox(self, node: node) }

  @MainActor func update(_ box: MenuEntryBox, transaction: Transaction) { box.modifier = self }
}

/// The box of an entry of an exported menu, which `ExportedMenuReader` finds.
@MainActor
final class MenuEntryBox: WrapperBox {
  var modifier: MenuEntryModifier

  init(_ modifier: MenuEntryModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
  }
}

/// A submenu of an exported menu. Its entries exist before it is opened, because the desktop environment opens it.
struct ExportedSubmenu<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }

  var body: some View {
    VStack {
      VStack { MenuEntryLabel(label: label) }.modifier(MenuEntryModifier(role: .title))
      VStack { content }.environment(\.keyboardShortcut, nil)
    }
    .modifier(MenuEntryModifier(role: .submenu))
  }
}
