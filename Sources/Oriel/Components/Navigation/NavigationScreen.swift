/// One screen as the views on it know it: the stack around, what they say about its bars, and the items that they have for them.
@MainActor
final class NavigationScreen: ToolbarShelf {
  private let graphReference: Unowned<ViewGraph>
  var graph: ViewGraph { graphReference.object }
  weak var model: NavigationModel?
  let appearance: AppearanceRegion
  /// What keeps the views out of reach while the screen is covered.
  let barrier: ReachBarrier
  weak var box: NavigationScreenBox?
  private(set) var options = NavigationOptions()

  init(model: NavigationModel, isShown: Bool, scope: EnvironmentScope) {
    self.model = model
    let graph = model.graph
    graphReference = Unowned(graph)
    appearance = AppearanceRegion(isShown: isShown, outer: scope.values.appearanceRegion)
    barrier = ReachBarrier(graph: graph)
    // What a screen presents stands above whatever covers the screen.
    barrier.includesPresentations = false
  }

  /// The stacks that a column's first screen has in itself.
  var innerStacks = 0 { didSet { if innerStacks != oldValue { box?.optionsDidChange() } } }

  // MARK: Bars

  override var region: AppearanceRegion? { appearance }

  override func barsDidChange(in slot: ToolbarItemPlacement.Slot) {
    // The title's menu has a place once it has items.
    let place: ToolbarItemPlacement.Slot = slot == .titleMenu && holders[slot]?.isMounted != true ? .principal : slot
    if holders[place]?.isMounted == true { box?.optionsDidChange() }
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
