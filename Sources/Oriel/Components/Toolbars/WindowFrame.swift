/// The views of a window, with bars for the items of toolbars outside of stacks.
nonisolated struct WindowFrame<Content: View>: PrimitiveView {
  let content: Content

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { WindowFrameNode(view, in: context) }
}

/// The items of the window's bars.
@MainActor
private final class WindowShelf: ToolbarShelf {
  weak var frame: AnyViewNode?

  override func barsDidChange(in slot: ToolbarItemPlacement.Slot) { frame?.setNeedsUpdate() }

  func has(_ slots: ToolbarItemPlacement.Slot...) -> Bool { slots.contains { !items(in: $0).isEmpty } }
}

@MainActor
private final class WindowFrameNode<Content: View>: ViewNode<WindowFrame<Content>> {
  private let shelf = WindowShelf()
  private var content: ViewNode<Content>!
  /// The node of the bars, created when a toolbar first has items for them.
  private var bars: ViewNode<WindowBars>?
  private var barsBox: WindowBarsBox?
  private let background = ContainerBackgroundSlot()
  private var requestedBackground: ContainerBackground?
  private let overlays: WindowOverlays
  /// The nodes of the overlays, in their order.
  private var overlayNodes: [LayerNode<AnyView>] = []
  /// The scope that the window's views inherit.
  private var inner: EnvironmentScope!

  init(_ view: WindowFrame<Content>, in context: _NodeContext) {
    overlays = WindowOverlays(graph: context.graph)
    super.init(in: context)
    shelf.frame = self
    overlays.frame = self
    graph.titleBar.titleMayHaveChanged = { [weak self] in self?.barsBox?.node?.setNeedsUpdate() }
    let (shelf, overlays) = (shelf, overlays)
    inner = EnvironmentScope(parent: scope) {
      $0.toolbarShelf = shelf
      $0.windowOverlays = overlays
    }
    content = Content._makeNode(view.content, in: _NodeContext(graph: graph, parent: self, scope: inner))
    preferenceObservation = .observes
    showBars()
    register()
  }

  /// Registers for the environment values with which the bars' backgrounds are drawn.
  private func register() { scope.register(self, keys: Self.lookKeys) }

  private static var lookKeys: EnvironmentKeySet { EnvironmentValues.colorKeys.union(EnvironmentValues.keys { _ = $0.displayScale }) }

  override func forEachChild(_ body: (AnyViewNode) -> Void) {
    if let content { body(content) }
    if let bars { body(bars) }
    if let background = background.node { body(background) }
    for node in overlayNodes { body(node) }
  }

  /// The window contains the bars.
  override func appendBoxes(to boxes: inout [LayoutBox]) { content?.appendBoxes(to: &boxes) }

  override func collectRows(into collector: inout RowCollector) { content.collectRows(into: &collector) }

  override func update(_ view: WindowFrame<Content>) { content.update(view.content) }

  override func performUpdate() {
    needsUpdate = false
    register()
    showBars()
    barsBox?.lookDidChange()
    showBackground()
    showOverlays()
  }

  override func readPreferences() {
    if bars != nil { showBars() }
    let wanted = preferences[WindowBackgroundKey.self] ?? nil
    guard wanted != nil || requestedBackground != nil, wanted != requestedBackground else { return }
    requestedBackground = wanted
    setNeedsUpdate()
  }

  override var ownBarrier: FocusBarrier? { overlays.barrier }

  private func showOverlays() {
    for view in overlays.views.dropFirst(overlayNodes.count) {
      let node = LayerNode(view, in: _NodeContext(graph: graph, parent: self, scope: inner)) { node in
        let box = WindowLayerBox(node: node)
        box.standsAbovePresentations = true
        box.standsAboveWindow = true
        return box
      }
      overlayNodes.append(node)
      graph.rootBox.layers.add(node.box)
    }
  }

  private func showBackground() {
    let view = requestedBackground.map { background -> AnyView in
      switch background {
      case .style(let style): AnyView(Rectangle().fill(style))
      case .view(let view): view
      }
    }
    if background.show(view, in: self) { graph.rootBox.setBackgroundBoxes(background.boxes, node: self) }
  }

  private func showBars() {
    let hasTop = shelf.has(.leading, .principal, .trailing, .secondaryMarks, .pinned)
    let hasBottom = shelf.has(.bottom, .status)
    guard bars != nil || hasTop || hasBottom else { return }
    let options = options
    shelf.setSchemes(top: options.scheme(of: .windowToolbar), bottom: options.scheme(of: .bottomBar))
    if bars == nil {
      let node = WindowBars._makeNode(WindowBars(shelf: shelf, look: barsLook), in: _NodeContext(graph: graph, parent: self, scope: scope))
      bars = node
      var boxes: [LayoutBox] = []
      node.appendBoxes(to: &boxes)
      let box = boxes.isEmpty ? nil : WindowBarsBox(graph: graph, node: self, bars: boxes)
      barsBox = box
      graph.rootBox.setBars(box)
    } else {
      bars?.update(WindowBars(shelf: shelf, look: barsLook))
    }
    func isVisible(_ has: Bool, _ placement: ToolbarPlacement) -> Bool { has && options.bar(placement).visibility != .hidden }
    barsBox?.show(top: isVisible(hasTop, .windowToolbar), bottom: isVisible(hasBottom, .bottomBar), options: options)
  }

  private var barsLook: WindowBars.Look {
    WindowBars.Look(
      title: options.removesTitle == true ? nil : graph.titleBar.shownTitle,
      windowButtonInsets: barsBox?.windowButtonInsets ?? WindowButtonInsets())
  }

  private var preferences: PreferenceValues {
    var values = PreferenceValues()
    if content.hasPreferences { content.reducePreferences(into: &values) }
    return values
  }

  private var options: NavigationOptions { preferences[NavigationOptionsKey.self] ?? NavigationOptions() }

  override func willUnmount() {
    graph.rootBox.setBars(nil)
    graph.rootBox.setBackgroundBoxes([], node: self)
    for node in overlayNodes { graph.rootBox.layers.remove(node.box) }
  }
}

extension NavigationOptions {
  /// Returns the color scheme of a bar's items, or `nil` for that of the environment. A bar without a background has the environment's
  /// color scheme.
  fileprivate func scheme(of placement: ToolbarPlacement) -> ColorScheme? {
    let bar = bar(placement)
    return bar.backgroundVisibility == .hidden ? nil : bar.colorScheme
  }
}

/// The views of a window's bars, with the upper bar first.
private struct WindowBars: View {
  struct Look: Equatable {
    /// The title of the window, if the bar replaces the title bar, or `nil` otherwise.
    var title: String?
    var windowButtonInsets = WindowButtonInsets()
  }

  let shelf: WindowShelf
  let look: Look

  var body: some View {
    NavigationBarLayout(isTitleLeading: false, windowButtonInsets: look.windowButtonInsets) {
      HStack(spacing: 2) { ToolbarItems(shelf: shelf, slot: .leading) }
      ZStack {
        if let title = look.title, !shelf.has(.principal) {
          Text(verbatim: title).font(.headline).lineLimit(1).barTypeSize().accessibilityAddTraits(.isHeader)
        }
      }
      ZStack { ToolbarItems(shelf: shelf, slot: .principal) }
      ToolbarItemsLayout(spacing: 2, crowding: shelf.crowding(of: .trailing)) {
        ToolbarItems(shelf: shelf, slot: .trailing)
        ToolbarMenu(shelf: shelf, slot: .trailing)
        ToolbarItems(shelf: shelf, slot: .pinned)
      }
    }
    BottomBarLayout {
      ToolbarItemsLayout(spacing: 8, crowding: shelf.crowding(of: .bottom)) {
        ToolbarItems(shelf: shelf, slot: .bottom)
        ToolbarMenu(shelf: shelf, slot: .bottom)
      }
      HStack(spacing: 8) { ToolbarItems(shelf: shelf, slot: .status) }
    }
  }
}

/// The bars at a window's edges. The box is as large as the window.
@MainActor
final class WindowBarsBox: LayoutBox, WindowEdgeBars, TitleBarPart {
  private let topBackdrop: NavigationBackdropBox
  private let bottomBackdrop: NavigationBackdropBox
  private let top: NavigationBarHolder
  private let bottom: NavigationBarHolder
  private var showsTop = false
  private var showsBottom = false
  /// The height of the upper bar, in points.
  private var topHeight = NavigationMetrics.barHeight
  /// The height of the app's menus above the upper bar, in points.
  private var menuHeight: CGFloat = 0

  init(graph: ViewGraph, node: AnyViewNode, bars: [LayoutBox]) {
    topBackdrop = NavigationBackdropBox(edge: .top, graph: graph)
    bottomBackdrop = NavigationBackdropBox(edge: .bottom, graph: graph)
    top = NavigationBarHolder(graph: graph)
    bottom = NavigationBarHolder(graph: graph)
    super.init(node: nil)
    self.graph = graph
    let parts = [topBackdrop, top, bottomBackdrop, bottom]
    for box in [self] + parts { box.node = node }
    top.replaceChildren(Array(bars.prefix(1)))
    bottom.replaceChildren(Array(bars.dropFirst()))
    replaceChildren(parts)
    graph.titleBar.add(self)
  }

  var windowButtonInsets = WindowButtonInsets()

  var titleBarHeight: CGFloat { showsTop ? topHeight : 0 }

  func isTitleBar(_ box: LayoutBox) -> Bool { box === topBackdrop || box.isWithin(top) }

  override var sizing: BoxSizing { .fixed(graph.rootBox.size) }

  var insets: EdgeInsets {
    EdgeInsets(
      top: showsTop ? topHeight : 0, leading: 0, bottom: showsBottom ? NavigationMetrics.barHeight : 0, trailing: 0)
  }

  func show(top: Bool, bottom: Bool, options: NavigationOptions) {
    topBackdrop.set(options.bar(.windowToolbar), share: 1)
    bottomBackdrop.set(options.bar(.bottomBar), share: 1)
    let height = options.hasCompactToolbar == true ? NavigationMetrics.compactBarHeight : NavigationMetrics.barHeight
    guard top != showsTop || bottom != showsBottom || height != topHeight else { return }
    (showsTop, showsBottom, topHeight) = (top, bottom, height)
    setNeedsLayout()
    graph.rootBox.safeAreaDidChange()
  }

  func lookDidChange() {
    topBackdrop.setNeedsDisplay()
    bottomBackdrop.setNeedsDisplay()
  }

  func stand(below menus: LayoutBox?) {
    let height = menus.map { $0.isAttached ? $0.size.height : 0 } ?? 0
    guard height != menuHeight else { return }
    menuHeight = height
    layoutChildren()
  }

  override func layoutChildren() {
    let height = NavigationMetrics.barHeight
    let area = graph.rootBox.systemSafeArea.container
    let inner = CGRect(origin: .zero, size: size).inset(by: area)
    let top = inner.minY + menuHeight
    // Without menus the background extends behind the platform's insets.
    let edge = menuHeight > 0 ? top : 0
    topBackdrop.pin(CGRect(x: 0, y: edge, width: size.width, height: showsTop ? top + topHeight - edge : 0))
    bottomBackdrop.pin(
      CGRect(
        x: 0, y: showsBottom ? inner.maxY - height : size.height, width: size.width, height: showsBottom ? area.bottom + height : 0))
    self.top.show(showsTop, in: CGRect(x: inner.minX, y: top, width: inner.width, height: topHeight), height: topHeight)
    bottom.show(showsBottom, in: CGRect(x: inner.minX, y: inner.maxY - height, width: inner.width, height: height), height: height)
  }
}
