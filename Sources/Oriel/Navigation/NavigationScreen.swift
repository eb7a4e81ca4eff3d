/// One screen as the views on it know it: the stack around, what they say about its bars, and the items that they have for them.
@MainActor
final class NavigationScreen {
  unowned(unsafe) let graph: ViewGraph
  weak var model: NavigationModel?
  let appearance: AppearanceRegion
  /// What keeps the views out of reach while the screen is covered.
  let barrier: ReachBarrier
  weak var box: NavigationScreenBox?
  private(set) var options = NavigationOptions()
  private var toolbars: [ToolbarSource] = []
  /// Where the items of a slot are lent to.
  var holders: [ToolbarItemPlacement.Slot: ToolbarItemsNode] = [:]

  init(model: NavigationModel, isShown: Bool, scope: EnvironmentScope) {
    self.model = model
    graph = model.graph
    appearance = AppearanceRegion(isShown: isShown, outer: scope.values.appearanceRegion)
    barrier = ReachBarrier(graph: graph)
    // What a screen presents stands above whatever covers the screen.
    barrier.includesPresentations = false
  }

  /// The stacks that a column's first screen has in itself.
  var innerStacks = 0 { didSet { if innerStacks != oldValue { box?.optionsDidChange() } } }

  // MARK: Bars

  func add(_ toolbar: ToolbarSource) { toolbars.append(toolbar) }

  func remove(_ toolbar: ToolbarSource) {
    toolbars.removeAll { $0 === toolbar }
    for slot in ToolbarItemPlacement.Slot.allCases { itemsDidChange(in: slot) }
  }

  func items(in slot: ToolbarItemPlacement.Slot) -> [LayoutBox] { toolbars.flatMap { $0.boxes(slot) } }

  func itemsDidChange(in slot: ToolbarItemPlacement.Slot) {
    if let holder = holders[slot], holder.isMounted {
      holder.boxesDidChange()
    } else {
      // The title's menu has a place once it has items.
      guard slot == .titleMenu, holders[.principal]?.isMounted == true else { return }
    }
    box?.optionsDidChange()
  }

  func setOptions(_ new: NavigationOptions) {
    options = new
    box?.optionsDidChange()
  }

  func end() { appearance.end() }
}

private enum NavigationScreenKey: EnvironmentKey { static var defaultValue: NavigationScreen? { nil } }

extension EnvironmentValues {
  /// The screen that the view is on; nil outside of any stack.
  var navigationScreen: NavigationScreen? {
    get { self[NavigationScreenKey.self] }
    set { self[NavigationScreenKey.self] = newValue }
  }
}
