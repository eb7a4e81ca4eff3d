/// Where toolbars put their items: the bars of a screen, or of a window.
@MainActor
class ToolbarShelf {
  /// What toolbars on the shelf are shown with: items of those in a part that is put away, such as another tab, aren't shown.
  var region: AppearanceRegion? { nil }
  private var toolbars: [ToolbarSource] = []
  /// Where the items of a slot are lent to.
  final var holders: [ToolbarItemPlacement.Slot: ToolbarItemsNode] = [:]

  private var topScheme: ColorScheme?
  private var bottomScheme: ColorScheme?

  final func add(_ toolbar: ToolbarSource) { toolbars.append(toolbar) }

  final func remove(_ toolbar: ToolbarSource) {
    toolbars.removeAll { $0 === toolbar }
    itemsDidChange()
  }

  final func items(in slot: ToolbarItemPlacement.Slot) -> [LayoutBox] {
    toolbars.flatMap { $0.isShown(within: region) ? $0.boxes(slot) : [] }
  }

  final func itemsDidChange() { for slot in ToolbarItemPlacement.Slot.allCases { itemsDidChange(in: slot) } }

  final func itemsDidChange(in slot: ToolbarItemPlacement.Slot) {
    if let holder = holders[slot], holder.isMounted { holder.boxesDidChange() }
    barsDidChange(in: slot)
  }

  /// What a slot's items are drawn in, where that isn't what is around.
  final func scheme(of slot: ToolbarItemPlacement.Slot) -> ColorScheme? {
    switch slot {
    case .leading, .principal, .trailing: topScheme
    case .bottom, .status: bottomScheme
    case .secondary, .titleMenu, .keyboard: nil
    }
  }

  final func setSchemes(top: ColorScheme?, bottom: ColorScheme?) {
    guard (top, bottom) != (topScheme, bottomScheme) else { return }
    (topScheme, bottomScheme) = (top, bottom)
    for toolbar in toolbars { toolbar.schemesDidChange() }
  }

  /// A bar has other items than before.
  func barsDidChange(in slot: ToolbarItemPlacement.Slot) {}
}

private enum ToolbarShelfKey: EnvironmentKey { static var defaultValue: ToolbarShelf? { nil } }

extension EnvironmentValues {
  /// What shows the items of toolbars; nil where nothing does, as in a presentation without a stack.
  var toolbarShelf: ToolbarShelf? {
    get { self[ToolbarShelfKey.self] }
    set { self[ToolbarShelfKey.self] = newValue }
  }
}
