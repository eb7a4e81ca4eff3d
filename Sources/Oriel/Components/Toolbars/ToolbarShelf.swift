/// The destination of toolbars' items: the bars of a screen, or of a window.
@MainActor
class ToolbarShelf {
  /// The region with which the items are visible, or `nil` for any. Items of toolbars in a hidden part, such as another tab, aren't
  /// visible.
  var region: AppearanceRegion? { nil }
  private var toolbars: [ToolbarSource] = []
  /// The nodes that show the items of each slot.
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

  /// Returns the color scheme of a slot's items, or `nil` for that of the environment.
  final func scheme(of slot: ToolbarItemPlacement.Slot) -> ColorScheme? {
    switch slot {
    case .leading, .principal, .trailing, .pinned: topScheme
    case .bottom, .status: bottomScheme
    case .secondary, .titleMenu, .keyboard: nil
    }
  }

  final func setSchemes(top: ColorScheme?, bottom: ColorScheme?) {
    guard (top, bottom) != (topScheme, bottomScheme) else { return }
    (topScheme, bottomScheme) = (top, bottom)
    for toolbar in toolbars { toolbar.schemesDidChange() }
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
