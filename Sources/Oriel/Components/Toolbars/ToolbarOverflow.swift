/// The menu at the end of a bar's items. It contains the items for which the bar is too narrow, followed by the secondary actions if the slot
/// is at the trailing end of the top bar. Without any of both there is no menu.
nonisolated struct ToolbarMenu: View {
  let shelf: ToolbarShelf
  let slot: ToolbarItemPlacement.Slot

  init(shelf: ToolbarShelf, slot: ToolbarItemPlacement.Slot) {
    self.shelf = shelf
    self.slot = slot
  }

  @MainActor var body: some View {
    let crowding = shelf.crowding(of: slot)
    let hasActions = crowding.hasActions
    if hasActions || !crowding.moved.isEmpty {
      Menu {
        ToolbarMenuEntries(shelf: shelf, slot: slot == .bottom ? .movedBottom : .movedTrailing)
        if hasActions {
          Divider()
          ToolbarMenuEntries(shelf: shelf, slot: .secondary)
        }
      } label: {
        Image(systemName: "ellipsis").accessibilityLabel(Text(.own(.more)))
      }
      .toolbarItemLook(scheme: crowding.scheme)
      .modifier(ToolbarItemModifier(role: .menu(hasActions: hasActions)))
    }
  }
}

/// The entries of all toolbars in a menu. They are built while the menu is open.
nonisolated private struct ToolbarMenuEntries: View {
  let shelf: ToolbarShelf
  let slot: ToolbarItemPlacement.Slot
  @Environment(\.menuContext) private var context

  init(shelf: ToolbarShelf, slot: ToolbarItemPlacement.Slot) {
    self.shelf = shelf
    self.slot = slot
  }

  @MainActor var body: some View { if let context { ToolbarItems(shelf: shelf, slot: slot, menu: context) } }
}

extension View {
  /// Applies the look of items in bars.
  nonisolated func toolbarItemLook(scheme: ColorScheme?) -> some View {
    environment(\.listLook, nil)
      .partLook { values in
        values.buttonStyle = AnyStyle(button: NavigationBarButtonStyle())
        values.toggleStyle = AnyStyle(ToggleStyleForm(style: NavigationBarToggleStyle()))
        values.labelForm = .icon
      }
      .barColorScheme(scheme)
      .barTypeSize()
  }
}
