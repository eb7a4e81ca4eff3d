import Foundation
import OrielDrawing

/// The box of a screen: the content, a bar above it with the title, and a bar below it.
///
/// Content stays clear of the bars, and scrolling content continues under them. A large title is within the content of the scroll view at
/// the top, so that it scrolls away with the content. Without such a scroll view the title is above the content. A search field at the top
/// of the content is attached to the bar, below the title (`NavigationDrawer`), and so are views at the top edge of that scroll view's safe
/// area.
@MainActor
final class NavigationScreenBox: LayoutBox, MinimizingBar, ScrollTopBar, DrawingEffect, DefaultBackgroundDrawing, TitleBarPart {
  let screen: NavigationScreen
  private let isRoot: Bool
  private var content: [LayoutBox] = []
  private var column = ImplicitStack()
  /// The box of the background view that the content sets.
  private let background = CenteringBox(node: nil)
  private let bar: NavigationBarHolder
  private let bottomBar: NavigationBarHolder
  private let topBackdrop: NavigationBackdropBox
  private let bottomBackdrop: NavigationBackdropBox
  private let largeTitle: NavigationTitleHolder
  /// The box that fades the title in the bar in as the large title scrolls away.
  weak var titleFade: NavigationTitleFadeBox?

  private(set) lazy var absence = Oriel.Presented<CGFloat>(isRoot ? 0 : 1, box: self) {
    unsafeDowncast($0, to: NavigationScreenBox.self).absenceDidChange()
  }

  init(_ screen: NavigationScreen, isRoot: Bool, graph: ViewGraph) {
    self.screen = screen
    self.isRoot = isRoot
    topBackdrop = NavigationBackdropBox(edge: .top, graph: graph)
    bottomBackdrop = NavigationBackdropBox(edge: .bottom, graph: graph)
    largeTitle = NavigationTitleHolder(graph: graph)
    bar = NavigationBarHolder(graph: graph)
    bottomBar = NavigationBarHolder(graph: graph)
    super.init(node: nil)
    self.graph = graph
    background.graph = graph
    graph.titleBar.add(self)
  }

  override var layoutRegion: (any LayoutRegion)? { self }

  private var stack: NavigationStackBox? { parent as? NavigationStackBox }

  func setContent(_ boxes: [LayoutBox], bars: [LayoutBox], background behind: [LayoutBox]) {
    content = column.column(of: boxes, graph: graph)
    for box in parts + [background] { box.node = node }
    background.replaceChildren(behind)
    bar.replaceChildren(Array(bars.prefix(1)))
    largeTitle.replaceChildren(Array(bars.dropFirst().prefix(1)))
    bottomBar.replaceChildren(Array(bars.dropFirst(2)))
    replaceChildren((behind.isEmpty ? [] : [background]) + content + parts)
  }

  /// The boxes of the bars, from back to front.
  private var parts: [LayoutBox] { [topBackdrop, largeTitle, bar, bottomBackdrop, bottomBar] }

  // MARK: Bars

  private var options: NavigationOptions { screen.options }

  private func has(_ slot: ToolbarItemPlacement.Slot) -> Bool { !screen.items(in: slot).isEmpty }

  var showsBackButton: Bool { (!isRoot || columnBack != nil) && options.hidesBackButton != true }

  /// The action that goes back to the previous column, for a column's first screen. If that contains a stack of its own, the first screen
  /// of that stack has the action instead.
  var columnBack: SplitBack? { isRoot && screen.innerStacks == 0 ? node?.scope.values.splitBack : nil }

  /// Indicates whether the bar is visible. An empty bar takes no space.
  private var showsBar: Bool {
    switch options.bar(.navigationBar).visibility ?? .automatic {
    case .hidden: false
    case .visible: true
    case .automatic:
      options.shownTitle != nil || options.shownSubtitle != nil || showsBackButton || has(.leading) || has(.principal) || has(.titleMenu)
        || has(.trailing) || has(.secondaryMarks) || has(.pinned)
    }
  }

  private var showsBottomBar: Bool { (has(.bottom) || has(.status)) && options.bar(.bottomBar).visibility != .hidden }

  /// Indicates whether the display mode requests a large title. `showsLargeTitle` also depends on the bar and on the size class.
  var prefersLargeTitle: Bool {
    switch options.displayMode ?? .automatic {
    case .inline: false
    case .large: true
    // A large title has no menu.
    case .automatic: !has(.titleMenu) && screen.model?.screen(below: self)?.prefersLargeTitle ?? true
    }
  }

  var showsLargeTitle: Bool {
    showsBar && options.shownTitle != nil && prefersLargeTitle && environment.verticalSizeClass != .compact
  }

  private var largeTitleHeight: CGFloat {
    NavigationMetrics.largeTitleHeight(in: environment, hasSubtitle: options.shownSubtitle != nil)
  }

  func optionsDidChange() {
    node?.setNeedsUpdate()
    setNeedsLayout()
    lookDidChange()
  }

  func lookDidChange() {
    guard isPlaced else { return }
    scrollDidMove()
    topBackdrop.setNeedsDisplay()
    drawer?.setNeedsDisplay()
    bottomBackdrop.setNeedsDisplay()
    setNeedsDisplay()
  }

  // MARK: The window's title bar

  var windowButtonInsets = WindowButtonInsets()
  /// Indicates whether the screen reaches a corner of the window. A screen that is apart from the window's edges, such as one on a card,
  /// doesn't set the window's title.
  private(set) var reachesCorner = true

  var titleBarHeight: CGFloat { isTop && showsBar && screen.appearance.isVisible ? NavigationMetrics.barHeight : 0 }

  func isTitleBar(_ box: LayoutBox) -> Bool { box === topBackdrop || box.isWithin(bar) }

  func didPlace(at frame: CGRect, in window: CGSize) {
    let reaches = (frame.minX < 0.5 || frame.maxX > window.width - 0.5) && (frame.minY < 0.5 || frame.maxY > window.height - 0.5)
    guard reaches != reachesCorner else { return }
    reachesCorner = reaches
    node?.preferencesDidChange()
  }

  // MARK: Layout

  override var sizing: BoxSizing { .independentOfContent(if: isPlaced && stack?.hasFixedSize == true) }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions(by: idealSize(proposal)) }

  /// Returns the ideal size of the content with the bars.
  func idealSize(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for box in content where !box.isBeingRemoved {
      let measured = box.measure(proposal)
      size = CGSize(width: max(size.width, measured.width), height: max(size.height, measured.height))
    }
    for holder in [showsBar ? bar : nil, showsBottomBar ? bottomBar : nil] {
      if let holder { size.width = max(size.width, holder.idealWidth) }
    }
    size.height +=
      (showsBar ? NavigationMetrics.barHeight : 0) + (showsLargeTitle ? largeTitleHeight : 0)
      + (showsBottomBar ? NavigationMetrics.barHeight : 0)
    return size
  }

  /// Returns the width of the content at a proposed width of 0, including insets.
  func minimumWidth(at height: CGFloat) -> CGFloat {
    var width: CGFloat = 0
    for box in content where !box.isBeingRemoved { width = max(width, box.measure(ProposedViewSize(width: 0, height: height)).width) }
    return width.isFinite ? width + insets.total(.horizontal) : 0
  }

  func insetsDidChange() { if isPlaced { layoutAgain() } }

  private var insets: EdgeInsets { stack?.insets ?? EdgeInsets() }
  /// The frame of the content.
  private var contentFrame = CGRect.zero
  private lazy var frames = RelativeFrames(self, room: .unspecified)

  var relativeFrames: RelativeFrames? { frames }

  /// The scroll view whose content continues under the bar, or `nil` if there is none.
  private weak var scroll: ScrollBox?
  /// The drawer that is attached to the bar, above that scroll view, or `nil` if there is none.
  private weak var drawer: NavigationDrawerBox?
  /// The boxes with views at the top edge, between the bar and that scroll view.
  private var topInsets: [WeakInset] = []
  private struct WeakInset { weak var box: SafeAreaInsetBox? }

  override func layoutChildren() {
    let insets = insets
    let bounds = CGRect(origin: .zero, size: size)
    let inner = bounds.inset(by: insets)
    if isMinimized, !canMinimize {
      isMinimized = false
      minimization.set(0, transaction: Transaction(), graph: graph)
    }
    let top = insets.top + (showsBar && !isMinimized ? NavigationMetrics.barHeight : 0)
    let bottom = insets.bottom + (showsBottomBar ? NavigationMetrics.barHeight : 0)
    let room = showsLargeTitle ? largeTitleHeight : 0
    let area = CGRect(x: inner.minX, y: top, width: inner.width, height: max(0, size.height - top - bottom))
    // The result is usually that of the last layout, so that content is placed once.
    placeContent(in: area, below: scroll == nil ? room : 0)
    let topScroll = NavigationTopScroll.find(in: content, frame: contentFrame)
    let found = topScroll?.scroll
    if (found == nil) != (scroll == nil), room > 0 { placeContent(in: area, below: found == nil ? room : 0) }
    if found !== scroll {
      scroll?.topBar = nil
      scroll?.setBarRoom(0)
      scroll = found
    }
    found?.topBar = self
    found?.setBarRoom(room)
    setDrawer(topScroll?.drawer)
    setTopInsets(topScroll?.insets ?? [])
    if background.parent === self { background.place(at: .zero, proposal: ProposedViewSize(size)) }
    layOutBars(inner, top: top, bottom: bottom)
    scrollDidMove()
    stack?.didLayOut(self)
  }

  private func setDrawer(_ newDrawer: NavigationDrawerBox?) {
    if newDrawer !== drawer { drawer?.join(nil) }
    drawer = newDrawer
    newDrawer?.join(topBackdrop)
    topBackdrop.lend(to: newDrawer)
  }

  private func setTopInsets(_ insets: [SafeAreaInsetBox]) {
    for inset in topInsets { if let box = inset.box, !insets.contains(where: { $0 === box }) { box.hang(below: 0) } }
    topInsets = insets.map { WeakInset(box: $0) }
  }

  private func placeContent(in area: CGRect, below room: CGFloat) {
    let frame = CGRect(x: area.minX, y: area.minY + room, width: area.width, height: max(0, area.height - room))
    contentFrame = frame
    let proposal = ProposedViewSize(frame.size)
    frames.settle(proposal)
    for box in content where !box.isBeingRemoved {
      let size = box.measure(proposal)
      box.place(
        at: CGPoint(x: frame.minX + (frame.width - size.width) / 2, y: frame.minY + (frame.height - size.height) / 2), proposal: proposal)
    }
  }

  private func layOutBars(_ inner: CGRect, top: CGFloat, bottom: CGFloat) {
    bottomBackdrop.pin(
      CGRect(x: 0, y: size.height - (showsBottomBar ? bottom : 0), width: size.width, height: showsBottomBar ? bottom : 0))
    largeTitle.show(
      showsLargeTitle, in: CGRect(x: inner.minX, y: top, width: inner.width, height: max(0, size.height - top)),
      height: largeTitleHeight)
    bar.show(
      showsBar && minimization.value < 1,
      in: CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: NavigationMetrics.barHeight),
      height: NavigationMetrics.barHeight)
    bottomBar.show(
      showsBottomBar, in: CGRect(x: inner.minX, y: size.height - bottom, width: inner.width, height: NavigationMetrics.barHeight),
      height: NavigationMetrics.barHeight)
  }

  func safeAreaInsets(around child: LayoutBox) -> EdgeInsets {
    guard content.contains(where: { $0 === child }) else { return EdgeInsets() }
    return EdgeInsets(
      top: contentFrame.minY, leading: contentFrame.minX, bottom: size.height - contentFrame.maxY, trailing: size.width - contentFrame.maxX)
  }

  func barEdges(around child: LayoutBox) -> Edge.Set {
    guard content.contains(where: { $0 === child }) else { return [] }
    var edges: Edge.Set = []
    if showsBar { edges.insert(.top) }
    if showsBottomBar { edges.insert(.bottom) }
    return edges
  }

  var drawsBarBackgrounds: Bool { true }

  // MARK: The scroll view under the bar

  /// The distance that the content has scrolled from its initial position, in points.
  private var scrolled: CGFloat {
    guard let scroll, scroll.isAttached else { return 0 }
    return scroll.offset.y + scroll.insets.top
  }

  func scrollDidMove() {
    let scrolled = scrolled
    let isLarge = showsLargeTitle
    let height = largeTitleHeight
    largeTitle.set(shift: isLarge ? -min(scrolled, height) : -height, isVisible: isLarge && scrolled < height)
    titleFade?.set(isLarge ? (scrolled - height + 14) / 14 : 1)
    let under = scrolled - (isLarge ? height : 0)
    let schemes = barSchemes
    // The bar's background includes the large title.
    let title = isLarge ? max(0, height - scrolled) : 0
    // A minimized bar leaves its background to the platform's insets.
    let bottom = insets.top + NavigationMetrics.barHeight * (1 - minimization.value)
    topBackdrop.pin(CGRect(x: 0, y: 0, width: size.width, height: showsBar ? bottom + title : 0))
    topBackdrop.set(options.bar(.navigationBar), share: scroll?.replacesBarBackground(at: .top) == true ? 0 : under / 10)
    drawer?.hang(below: title, in: self)
    for inset in topInsets { inset.box?.hang(below: title) }
    let isUnderBottom = scroll.map { $0.lastOffset(along: .vertical) > $0.offset.y + 0.5 } ?? false
    bottomBackdrop.set(
      options.bar(.bottomBar), share: isUnderBottom && scroll?.replacesBarBackground(at: .bottom) != true ? 1 : 0)
    if barSchemes != schemes { node?.setNeedsUpdate() }
    if isMinimized, scrolled < 0.5, restoresAtStart { graph.afterLayout { [weak self] in self?.restoreAtStart() } }
  }

  /// The color schemes of the bars' views, each of which is `nil` for that of the environment.
  var barSchemes: [ColorScheme?] { [topBackdrop.scheme, bottomBackdrop.scheme] }

  // MARK: Minimizing

  /// Indicates whether the bar has moved out of the screen, so that the content has its space.
  private(set) var isMinimized = false
  /// The fraction of the bar that is out of the screen.
  private lazy var minimization = Oriel.Presented<CGFloat>(0, box: self) {
    unsafeDowncast($0, to: NavigationScreenBox.self).minimizationDidChange()
  }

  private var minimizingDirection: MinimizingDirection { (options.bar(.navigationBar).minimization ?? .automatic).direction }

  private var canMinimize: Bool { showsBar && minimizingDirection != .none && windowButtonInsets == WindowButtonInsets() }

  func minimizes(for scroll: ScrollBox, in child: LayoutBox) -> Bool { canMinimize && scroll === self.scroll }

  func contentDidTravel(_ travel: ScrollTravel, in scroll: ScrollBox) {
    guard canMinimize, scroll === self.scroll,
      let minimized = minimizingDirection.isMinimized(
        after: travel, returns: options.bar(.navigationBar).restoration != .atScrollEdge)
    else { return }
    // Near its start the content would leave a gap in the place of the bar.
    let least = NavigationMetrics.barHeight + (showsLargeTitle ? largeTitleHeight : 0)
    if minimized, scrolled < least { return }
    setMinimized(minimized, keepsContent: travel != .start)
  }

  private var restoresAtStart: Bool { minimizingDirection.isMinimized(after: .start) == false }

  /// Shows the bar again after the app has scrolled the content to its start.
  private func restoreAtStart() { if isMinimized, scrolled < 0.5, restoresAtStart { setMinimized(false, keepsContent: false) } }

  /// Moves the bar, and lays the content out in the space with or without it. Content that is kept doesn't move on the screen.
  private func setMinimized(_ minimized: Bool, keepsContent: Bool) {
    guard minimized != isMinimized else { return }
    isMinimized = minimized
    if keepsContent, let scroll {
      scroll.viewportDidShift(by: minimized ? -NavigationMetrics.barHeight : NavigationMetrics.barHeight, along: .vertical)
      scroll.travelMeter.reset()
    }
    let animation: Animation? = environment.accessibilityReduceMotion ? nil : .easeOut(duration: 0.25)
    minimization.set(minimized ? 1 : 0, transaction: Transaction(animation: animation), graph: graph)
    setNeedsLayout()
  }

  private func minimizationDidChange() {
    guard isPlaced else { return }
    let inner = CGRect(origin: .zero, size: size).inset(by: insets)
    bar.show(
      showsBar && minimization.value < 1,
      in: CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: NavigationMetrics.barHeight),
      height: NavigationMetrics.barHeight)
    bar.setShift(-NavigationMetrics.barHeight * minimization.value)
    scrollDidMove()
  }

  // MARK: Position on the stack

  private var shift: CGFloat = 0
  private var dimming: CGFloat = 0
  private var isCovered = false
  private var isTop = false
  /// Indicates whether a gesture holds the screen.
  var isHeld = false
  /// The velocity with which a gesture released the screen, in widths per second.
  var leavingVelocity: CGFloat = 0

  func setPlace(shift newShift: CGFloat, dimming newDimming: CGFloat, isCovered newCovered: Bool, isTop newTop: Bool) {
    isTop = newTop
    guard newShift != shift || newDimming != dimming || newCovered != isCovered else { return }
    (shift, dimming, isCovered) = (newShift, newDimming, newCovered)
    zoomedSource?.isAway = false
    zoomedSource = zoom?.source
    zoomedSource?.isAway = true
    setNeedsDisplay()
  }

  /// The view from which the screen zooms, while the screen isn't in its final position.
  private weak var zoomedSource: TransitionSourceBox?

  /// Indicates whether the screen zooms from a view below, which then doesn't move.
  var zooms: Bool { !isRoot && !fades && zoomSource != nil }

  private var zoomSource: TransitionSourceBox? {
    guard let stack, let key = options.zoomSource ?? nil, let source = graph.transitionSources.source(key, in: stack),
      !source.isWithin(self)
    else { return nil }
    return source
  }

  private var zoom: ScreenZoom? {
    guard shift > 0, !isRoot, !fades, let stack, let source = zoomSource else { return nil }
    return ScreenZoom(from: source, absence: shift, size: size, in: stack)
  }

  private func absenceDidChange() {
    setNeedsDisplay()
    stack?.didMove()
  }

  var isMoving: Bool { isHeld || absence.isRunning }

  var hasArrived: Bool { !isBeingRemoved && !isMoving }

  /// The rest of a spring's movement is too small to be visible.
  var hasLeft: Bool { isBeingRemoved && (absence.value > 0.998 || !absence.isRunning) }

  private func animation(velocity: CGFloat = 0) -> Animation {
    environment.accessibilityReduceMotion ? .easeInOut(duration: 0.25) : PresentationBox.spring(velocity: velocity)
  }

  /// Moves the screen to its final position without animation.
  func arrive() {
    if absence.value != 0 || absence.isRunning { absence.set(0, transaction: Transaction(), graph: graph) }
  }

  func enter() { absence.set(0, transaction: Transaction(animation: animation()), graph: graph) }

  func leave() {
    isHeld = false
    isBeingRemoved = true
    let way = max(0.01, 1 - absence.value)
    absence.set(1, transaction: Transaction(animation: animation(velocity: leavingVelocity / way)), graph: graph)
    leavingVelocity = 0
  }

  func hold(at value: CGFloat) {
    isHeld = true
    absence.set(value, transaction: Transaction(), graph: graph)
  }

  func move(to value: CGFloat, velocity: CGFloat) {
    isHeld = false
    let way = value - absence.value
    guard abs(way) > 0.0005 else { return absence.set(value, transaction: Transaction(), graph: graph) }
    absence.set(value, transaction: Transaction(animation: animation(velocity: velocity / way)), graph: graph)
  }

  func willGo() {
    absence.stop(graph: graph)
    minimization.stop(graph: graph)
    zoomedSource?.isAway = false
    scroll?.topBar = nil
    setTopInsets([])
    for box in parts + [background] { box.detach() }
  }

  // MARK: Drawing, hits, accessibility

  override func isHidden(from search: BoxSearch) -> Bool { !isTop }

  private var fades: Bool { environment.accessibilityReduceMotion }

  override var drawingEffect: (any DrawingEffect)? { shift != 0 || dimming > 0 ? self : nil }

  var effectTransform: CGAffineTransform {
    if fades { return .identity }
    return zoom?.transform ?? CGAffineTransform(translationX: (isMirrored ? -shift : shift) * size.width, y: 0)
  }

  /// Lazy containers build the content that is visible in the screen's final position.
  var settledEffectTransform: CGAffineTransform { .identity }

  func applyEffect(to node: DisplayNode) -> DisplayNode {
    if fades { return shift > 0 ? DisplayNode(.opacity(Double(1 - shift), node)) : node }
    var parts = [node]
    let bounds = CGRect(origin: .zero, size: size)
    if dimming > 0 {
      let most: Float = environment.colorScheme == .dark ? 0.3 : 0.1
      parts.append(DisplayNode(.color(RGBA.black.multiplyingAlpha(by: most * Float(dimming)), bounds)))
    }
    if let zoom { return zoom.drawing(of: DisplayNode(.group(parts))) }
    if shift > 0 { parts.append(edgeShadow(absence: shift)) }
    return DisplayNode(.transform(effectTransform, DisplayNode(.group(parts))))
  }

  override func drawing(at offset: CGPoint) -> DisplayNode? { isCovered ? nil : super.drawing(at: offset) }

  override func drawContent(at offset: CGPoint) -> DisplayNode? { background(in: CGRect(origin: offset, size: presentedSize)) }

  override func hitContent(_ point: CGPoint) -> LayoutBox? { hitChildren(point, orSelfIn: CGRect(origin: .zero, size: size)) }
}
