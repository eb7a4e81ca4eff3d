/// The destination of toolbars' items: the bars of a screen, or of a window.
@MainActor
class ToolbarShelf {
  /// The region with which the items are visible, or `nil` for any. Items of toolbars in a hidden part, such as another tab, aren't
  /// visible.
  var region: AppearanceRegion? { nil }
  private var toolbars: [ToolbarSource] = []
  /// The nodes that show the items of each slot.
  final var holders: [ToolbarItemPlacement.Slot: ToolbarItemsNode] = [:]

  private let topCrowding = ToolbarCrowding()
  private let bottomCrowding = ToolbarCrowding()
  /// The slots of menus that are open.
  private var openMenus: [ToolbarItemPlacement.Slot: MenuContext] = [:]

  final func add(_ toolbar: ToolbarSource) { toolbars.append(toolbar) }

  /// Builds the entries of a toolbar that was added while menus are open.
  final func toolbarDidLoad(_ toolbar: ToolbarSource) { for (slot, context) in openMenus { toolbar.setMenu(context, in: slot) } }

  final func remove(_ toolbar: ToolbarSource) {
    toolbars.removeAll { $0 === toolbar }
    itemsDidChange()
  }

  final func items(in slot: ToolbarItemPlacement.Slot) -> [LayoutBox] {
    toolbars.flatMap { $0.isShown(within: region) ? $0.boxes(slot) : [] }
  }

  final func itemsDidChange() { for slot in ToolbarItemPlacement.Slot.allCases { itemsDidChange(in: slot) } }

  final func itemsDidChange(in slot: ToolbarItemPlacement.Slot) {
    if slot == .secondaryMarks {
      let hasActions = !items(in: slot).isEmpty
      if hasActions != topCrowding.hasActions { topCrowding.hasActions = hasActions }
    }
    if let holder = holders[slot], holder.isMounted { holder.boxesDidChange() }
    barsDidChange(in: slot)
  }

  /// Returns the color scheme of a slot's items, or `nil` for that of the environment.
  final func scheme(of slot: ToolbarItemPlacement.Slot) -> ColorScheme? {
    switch slot {
    case .leading, .principal, .trailing, .pinned: topCrowding.scheme
    case .bottom, .status: bottomCrowding.scheme
    case .secondary, .titleMenu, .keyboard, .secondaryMarks, .movedTrailing, .movedBottom: nil
    }
  }

  final func setSchemes(top: ColorScheme?, bottom: ColorScheme?) {
    guard (top, bottom) != (topCrowding.scheme, bottomCrowding.scheme) else { return }
    (topCrowding.scheme, bottomCrowding.scheme) = (top, bottom)
    for toolbar in toolbars { toolbar.schemesDidChange() }
  }

  // MARK: Menus

  /// Returns the state of the bar with a slot at the trailing end of the top bar or in the bottom bar.
  final func crowding(of slot: ToolbarItemPlacement.Slot) -> ToolbarCrowding {
    slot == .bottom || slot == .movedBottom ? bottomCrowding : topCrowding
  }

  /// Builds the toolbars' entries in a slot of a menu that opens.
  final func openMenu(_ slot: ToolbarItemPlacement.Slot, context: MenuContext) {
    openMenus[slot] = context
    for toolbar in toolbars { toolbar.setMenu(context, in: slot) }
  }

  final func closeMenu(_ slot: ToolbarItemPlacement.Slot) {
    openMenus[slot] = nil
    for toolbar in toolbars { toolbar.setMenu(nil, in: slot) }
  }

  /// Updates the bars after the items of a slot have changed.
  func barsDidChange(in slot: ToolbarItemPlacement.Slot) {}
}

private enum ToolbarShelfKey: EnvironmentKey { static var defaultValue: ToolbarShelf? { nil } }

extension EnvironmentValues {
  /// The shelf that shows the items of toolbars, or `nil` if there is none, as in a presentation without a stack.
  var toolbarShelf: ToolbarShelf? {
    get { self[ToolbarShelfKey.self] }
    set { self[ToolbarShelfKey.self] = newValue }
  }
}
