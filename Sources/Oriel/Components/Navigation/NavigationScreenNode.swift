import OrielModel

/// The node of a screen: its content, and its bars.
@MainActor
final class NavigationScreenNode<Content: View>: ViewNode<Content>, NavigationScreenHolding {
  let screen: NavigationScreen
  private(set) var box: NavigationScreenBox
  private var content: ViewNode<Content>!
  private var bars: ViewNode<NavigationBars>!
  private let background = ContainerBackgroundSlot()
  /// The column of a split view whose first screen this is, or `nil` if there is none.
  private let column: SplitColumn?

  init(_ view: Content, model: NavigationModel, isRoot: Bool, environment: @escaping (inout EnvironmentValues) -> Void) {
    let outer = model.node.scope
    let screen = NavigationScreen(model: model, isShown: isRoot, scope: outer)
    self.screen = screen
    column = isRoot ? outer.values.splitColumn : nil
    let scope = EnvironmentScope(parent: outer) { values in
      environment(&values)
      values.navigationScreen = screen
      values.toolbarShelf = screen
      values.appearanceRegion = screen.appearance
      values.listLook = nil
      values.listSelector = nil
    }
    box = NavigationScreenBox(screen, isRoot: isRoot, graph: model.graph)
    super.init(in: _NodeContext(graph: model.graph, parent: model.node, scope: scope))
    box.node = self
    screen.box = box
    content = Content._makeNode(view, in: _NodeContext(graph: graph, parent: self, scope: scope))
    preferenceObservation = .observes
    screen.setOptions(collectOptions())
    updateColumnTitle()
    _ = background.show(screen.options.containerBackground?.view, in: self)
    bars = NavigationBars._makeNode(NavigationBars(screen: screen, look: look), in: _NodeContext(graph: graph, parent: self, scope: outer))
    syncBoxes()
    register()
  }

  private var look: NavigationBars.Look {
    let options = screen.options
    let below = screen.model?.screen(below: box)
    let titleBelow = below == nil ? box.columnBack?.title : below?.screen.options.title
    return NavigationBars.Look(
      title: options.shownTitle, subtitle: options.shownSubtitle, titleIsLargeInBar: options.titleIsLargeInBar == true,
      isTitleLeading: options.role?.hasLeadingTitle == true, showsBackButton: box.showsBackButton,
      backTitle: options.role == .editor ? nil : titleBelow ?? Text(.own(.back)),
      hasPrincipal: !screen.items(in: .principal).isEmpty, hasTitleMenu: !screen.items(in: .titleMenu).isEmpty,
      windowButtonInsets: box.windowButtonInsets, scheme: box.barSchemes[0], bottomScheme: box.barSchemes[1])
  }

  /// Sets the title of the column, which the back button of the next column shows.
  private func updateColumnTitle() {
    guard let column, let title = screen.options.title, column.title != title else { return }
    graph.updates.withDependents { column.title = title }
  }

  var holder: AnyViewNode { self }

  private func register() { scope.register(self, keys: Self.lookKeys) }

  private static var lookKeys: EnvironmentKeySet {
    EnvironmentValues.colorKeys.union(
      EnvironmentValues.keys {
        _ = ($0.layoutDirection, $0.accessibilityReduceMotion, $0.verticalSizeClass, $0.dynamicTypeSize, $0.textScale, $0.splitBack)
      })
  }

  override var ownBarrier: FocusBarrier? { screen.barrier }

  override var consumesBoxes: Bool { true }

  override func expectsOneView(of child: AnyViewNode?) -> Bool? { true }

  override func forEachChild(_ body: (AnyViewNode) -> Void) {
    if let content { body(content) }
    if let bars { body(bars) }
    if let background = background.node { body(background) }
  }

  override func appendBoxes(to boxes: inout [LayoutBox]) {}

  override func collectRows(into collector: inout RowCollector) {}

  /// Keeps the options of a screen's bars within the screen. Enclosing views receive those of the tab bar, and the title for the window.
  override func reducePreferences(into values: inout PreferenceValues) {
    guard content.hasPreferences, !screen.barrier.isRaised else { return }
    content.reducePreferences(into: &values)
    guard let own = values[NavigationOptionsKey.self] else { return }
    var outer = NavigationOptions()
    outer.bars[.tabBar] = own.bars[.tabBar]
    if box.reachesCorner {
      outer.screen = own.screen ?? own.title.map { ScreenTitle(title: $0, subtitle: own.subtitle, locale: own.titleLocale) }
    }
    values[NavigationOptionsKey.self] = outer
  }

  override func syncBoxes() {
    var (boxes, barBoxes): ([LayoutBox], [LayoutBox]) = ([], [])
    content.appendBoxes(to: &boxes)
    bars.appendBoxes(to: &barBoxes)
    box.setContent(boxes, bars: barBoxes, background: background.boxes)
  }

  override func update(_ view: Content) { content.update(view) }

  override func performUpdate() {
    needsUpdate = false
    register()
    let look = look
    screen.setSchemes(top: look.scheme, bottom: look.bottomScheme)
    bars.update(NavigationBars(screen: screen, look: look))
    if background.show(screen.options.containerBackground?.view, in: self) { syncBoxes() }
    box.setNeedsLayout()
    box.lookDidChange()
  }

  override func readPreferences() { readOptions() }

  private func collectOptions() -> NavigationOptions {
    var values = PreferenceValues()
    if content.hasPreferences { content.reducePreferences(into: &values) }
    return values[NavigationOptionsKey.self] ?? NavigationOptions()
  }

  private func readOptions() {
    let old = screen.options
    let new = collectOptions()
    screen.setOptions(new)
    updateColumnTitle()
    if old.title != new.title { screen.model?.titleDidChange(of: box) }
  }

  override func willUnmount() {
    screen.end()
    box.willGo()
    box.detach()
  }
}
