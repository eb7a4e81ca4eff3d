/// Tabs with a bar of buttons.
nonisolated struct BarTabs: PrimitiveView {
  let tabs: [TabEntry]
  let chosen: AnyHashable?
  let prefersSidebar: Bool
  let sidebar: TabSidebar
  /// The accessory at the bottom, or `nil` if there is none.
  let accessory: AnyView?
  let minimizeBehavior: TabBarMinimizeBehavior
  /// The user's changes to the tabs.
  let changes: TabViewCustomization
  /// A binding to the user's changes, or `nil` if the user can't change the tabs.
  let customization: Binding<TabViewCustomization>?
  let select: @MainActor (AnyHashable) -> Void

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { BarTabsNode(view, in: context) }
}

/// The node of tabs with a bar. It keeps the tabs that have been shown, and the bar.
@MainActor
final class BarTabsNode: ViewNode<BarTabs> {
  private(set) var view: BarTabs
  private let box: TabsBox
  private var frame: WindowFillingBox!
  /// The nodes of the tabs that have been shown, by their identity.
  private var shown: [AnyHashable: TabNode] = [:]
  private var bar: ViewNode<TabBar>!
  /// The node of the accessory, which exists once there is one.
  private var accessory: ViewNode<TabAccessory>?

  init(_ view: BarTabs, in context: _NodeContext) {
    self.view = view
    box = TabsBox(graph: context.graph)
    super.init(in: context)
    box.node = self
    frame = WindowFillingBox(box, node: self)
    preferenceObservation = .observes
    graph.navigation.add(self)
    updateTabs()
    bar = TabBar._makeNode(makeBar(), in: context.child(of: self))
    updateAccessory()
    syncBoxes()
    register()
  }

  private func register() {
    scope.register(
      self,
      keys: EnvironmentValues.colorKeys.union(
        EnvironmentValues.keys { _ = ($0.usesTouch, $0.horizontalSizeClass, $0.layoutDirection) }))
  }

  private var place: TabBarPosition {
    if scope.values.horizontalSizeClass == .compact { return .bottom }
    return view.prefersSidebar ? .side : scope.values.usesTouch ? .bottom : .top
  }

  /// The tabs with a button, in the order of the buttons. A prominent tab and the search tab are at the end of a bar.
  private var buttons: [TabEntry] {
    let tabs = view.tabs.filter { !$0.isHidden && view.changes.shows($0, in: placement) }
    guard place != .side else { return tabs }
    let roles: [TabRole?] = [nil, .prominent, .search]
    return roles.flatMap { role in tabs.filter { $0.role == role } }
  }

  private var placement: AdaptableTabBarPlacement { place == .side ? .sidebar : .tabBar }

  private var chosen: TabNode? { view.chosen.flatMap { shown[$0] } }

  private func makeBar() -> TabBar {
    let items = buttons.enumerated().map { item($1, number: $0) }
    let isVisible = box.options.backgroundVisibility != .hidden
    return TabBar(
      items: items, place: place, sidebar: view.sidebar, hidden: hidden.enumerated().map { item($1, number: $0) },
      change: { [weak self] in self?.change($0) }, scheme: isVisible ? box.options.colorScheme : nil, isMinimized: box.isMinimized
    ) { [weak self] in
      self?.press($0)
    }
  }

  private func item(_ tab: TabEntry, number: Int) -> TabBar.Item {
    TabBar.Item(
      id: tab.id, number: number, item: tab.item ?? shown[tab.id]?.item, badge: tab.badge, section: tab.section,
      isSelected: tab.id == view.chosen, isProminent: tab.role == .prominent, canHide: canChange(tab),
      canMove: canChange(tab) && tab.section?.traits.id != nil)
  }

  private func canChange(_ tab: TabEntry) -> Bool {
    view.customization != nil && tab.traits.id != nil && tab.traits.canChange(in: .sidebar)
  }

  /// The hidden tabs that the user can show again in the sidebar.
  private var hidden: [TabEntry] {
    guard place == .side else { return [] }
    return view.tabs.filter { !$0.isHidden && canChange($0) && !view.changes.shows($0, in: .sidebar) }
  }

  private func change(_ change: TabBar.Change) {
    guard let customization = view.customization else { return }
    var changes = view.changes
    switch change {
    case .show(let id, let isShown):
      guard let name = view.tabs.first(where: { $0.id == id })?.traits.id else { return }
      changes[tab: name].sidebarVisibility = isShown ? .visible : .hidden
    case .move(let id, let distance):
      guard let tab = view.tabs.first(where: { $0.id == id }) else { return }
      changes.move(tab, by: distance, among: buttons)
    }
    customization.wrappedValue = changes
  }

  private func updateAccessory() {
    box.minimizeBehavior = view.minimizeBehavior
    guard view.accessory != nil || accessory != nil else { return }
    let value = TabAccessory(content: view.accessory, placement: box.isMinimized ? .inline : .expanded)
    if let accessory {
      accessory.update(value)
    } else {
      accessory = TabAccessory._makeNode(value, in: _NodeContext(graph: graph, parent: self, scope: scope))
    }
  }

  /// Handles a press on a tab's button. A press on the selected tab's button returns the tab to its start, or expands the minimized bar.
  private func press(_ id: AnyHashable) {
    if box.isMinimized { return box.setMinimized(false) }
    let isShown = id == view.chosen
    view.select(id)
    if isShown { chosen?.box.returnToRoot() }
  }

  private func updateTabs() {
    let ids = Set(view.tabs.map(\.id))
    for (id, node) in shown where !ids.contains(id) {
      shown[id] = nil
      node.unmount()
    }
    for tab in view.tabs {
      if let node = shown[tab.id] {
        node.update(AnyView(tab.view.tabBackground()))
      } else if tab.id == view.chosen || tab.item == nil {
        // If the view's value has no label for the button, the view's body sets it, and has to be built for that.
        shown[tab.id] = TabNode(AnyView(tab.view.tabBackground()), tabs: self, box: box)
      }
    }
    for (id, node) in shown { node.setChosen(id == view.chosen) }
    box.barPlace = place
  }

  override var consumesBoxes: Bool { true }

  override func forEachChild(_ body: (AnyViewNode) -> Void) {
    for tab in view.tabs { if let node = shown[tab.id] { body(node) } }
    if let bar { body(bar) }
    if let accessory { body(accessory) }
  }

  override func appendBoxes(to boxes: inout [LayoutBox]) { boxes.append(frame) }

  override func collectRows(into collector: inout RowCollector) {}

  /// Only the selected tab contributes preferences.
  override func reducePreferences(into values: inout PreferenceValues) {
    guard let chosen, chosen.hasPreferences else { return }
    chosen.reducePreferences(into: &values)
    values[TabItemKey.self] = nil
  }

  override func syncBoxes() {
    var boxes: [LayoutBox] = []
    bar.appendBoxes(to: &boxes)
    var accessories: [LayoutBox] = []
    accessory?.appendBoxes(to: &accessories)
    box.setTabs(view.tabs.compactMap { shown[$0.id]?.box }, bar: boxes, accessory: accessories)
  }

  override func update(_ new: BarTabs) {
    let hasOther = new.chosen != view.chosen
    view = new
    if hasOther { box.setMinimized(false) }
    updateTabs()
    bar.update(makeBar())
    updateAccessory()
    syncBoxes()
    if hasOther { preferencesDidChange() }
  }

  override func performUpdate() {
    needsUpdate = false
    register()
    updateTabs()
    bar.update(makeBar())
    updateAccessory()
    syncBoxes()
  }

  override func readPreferences() {
    var values = PreferenceValues()
    reducePreferences(into: &values)
    let options = (values[NavigationOptionsKey.self] ?? NavigationOptions()).bar(.tabBar)
    if options != box.options {
      box.options = options
      setNeedsUpdate()
    }
    for node in shown.values where node.readItem() { setNeedsUpdate() }
  }

  /// Selects the next tab, or the previous one. The order wraps at the ends.
  func choose(step: Int) {
    let tabs = buttons
    guard tabs.count > 1, let index = tabs.firstIndex(where: { $0.id == view.chosen }) else { return }
    view.select(tabs[(index + step + tabs.count) % tabs.count].id)
  }

  /// Indicates whether the user can select another tab at present.
  var isReady: Bool { buttons.count > 1 && frame.isAttached && box.isOnScreen && raisedBarrier == nil }

  func isAround(_ target: LayoutBox) -> Bool { target.isWithin(box) }

  override func willUnmount() {
    graph.navigation.remove(self)
    box.detach()
    frame.detach()
  }
}

/// The node of a tab that has been shown.
@MainActor
final class TabNode: ViewNode<AnyView> {
  let box: TabBox
  private let barrier: FocusBarrier
  private let appearance: AppearanceRegion
  private var content: ViewNode<AnyView>!
  private(set) var item: TabItem?

  init(_ view: AnyView, tabs: BarTabsNode, box tabsBox: TabsBox) {
    let appearance = AppearanceRegion(isShown: false, outer: tabs.scope.values.appearanceRegion)
    self.appearance = appearance
    barrier = FocusBarrier(graph: tabs.graph)
    barrier.includesPresentations = false
    box = TabBox(graph: tabs.graph)
    let around = tabsBox.reference
    let scope = EnvironmentScope(parent: tabs.scope) {
      $0.appearanceRegion = appearance
      $0.enclosingTabs = around
      $0.tabSidebar = TabSidebar()
      $0.tabAccessory = nil
      $0.tabBarMinimizeBehavior = .automatic
      $0.tabCustomization = nil
    }
    super.init(in: _NodeContext(graph: tabs.graph, parent: tabs, scope: scope))
    box.node = self
    content = AnyView._makeNode(view, in: _NodeContext(graph: graph, parent: self, scope: scope))
    syncBoxes()
    _ = readItem()
  }

  func setChosen(_ isSelected: Bool) {
    box.isSelected = isSelected
    barrier.setRaised(!isSelected)
    appearance.setShown(isSelected)
  }

  /// Reads the label that the views of the tab set. Returns `true` if there is a new one.
  func readItem() -> Bool {
    guard item == nil, content.hasPreferences else { return false }
    var values = PreferenceValues()
    content.reducePreferences(into: &values)
    item = values[TabItemKey.self] ?? nil
    return item != nil
  }

  override var ownBarrier: FocusBarrier? { barrier }

  override var consumesBoxes: Bool { true }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func appendBoxes(to boxes: inout [LayoutBox]) {}

  override func collectRows(into collector: inout RowCollector) {}

  override func syncBoxes() {
    var boxes: [LayoutBox] = []
    content.appendBoxes(to: &boxes)
    box.setContent(boxes)
  }

  override func update(_ view: AnyView) { content.update(view) }

  override func willUnmount() {
    appearance.end()
    box.detach()
  }
}

private enum TabsBoxKey: EnvironmentKey { static var defaultValue: TabsReference? { nil } }

extension EnvironmentValues {
  /// The enclosing tabs, or `nil` if there are none.
  var enclosingTabs: TabsReference? {
    get { self[TabsBoxKey.self] }
    set { self[TabsBoxKey.self] = newValue }
  }
}

/// A weak reference to tabs, for the views in them.
@MainActor
final class TabsReference {
  weak var box: TabsBox?

  nonisolated init() {}
}
