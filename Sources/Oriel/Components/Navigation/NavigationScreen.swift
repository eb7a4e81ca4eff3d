/// A screen, as its views access it: the enclosing stack, and the options and the items of the bars.
@MainActor
final class NavigationScreen: ToolbarShelf {
  private let graphReference: Unowned<ViewGraph>
  var graph: ViewGraph { graphReference.object }
  weak var model: NavigationModel?
  let appearance: AppearanceRegion
  /// The focus barrier that makes the screen inert while it is covered.
  let barrier: FocusBarrier
  weak var box: NavigationScreenBox?
  private(set) var options = NavigationOptions()

  init(model: NavigationModel, isShown: Bool, scope: EnvironmentScope) {
    self.model = model
    let graph = model.graph
    graphReference = Unowned(graph)
    appearance = AppearanceRegion(isShown: isShown, outer: scope.values.appearanceRegion)
    barrier = FocusBarrier(graph: graph)
    // Presentations of a screen are above the screens that cover it.
    barrier.includesPresentations = false
  }

  /// The number of stacks within the first screen of a column.
  var innerStacks = 0 { didSet { if innerStacks != oldValue { box?.optionsDidChange() } } }

  // MARK: Bars

  override var region: AppearanceRegion? { appearance }

  override func barsDidChange(in slot: ToolbarItemPlacement.Slot) {
    // The menu of the title has no mounted holder before it has items. Until then the principal slot is updated instead.
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
  /// The screen that contains the view, or `nil` outside of stacks.
  var navigationScreen: NavigationScreen? {
    get { self[NavigationScreenKey.self] }
    set { self[NavigationScreenKey.self] = newValue }
  }
}
