import Foundation
import OrielDrawing

/// The box of tabs: the tabs, and the bar at the top, at the bottom, or at the leading edge. Content stays clear of the bar, and scrolling
/// content continues under it. A bar at the bottom keeps its position when the software keyboard appears and covers it.
@MainActor
final class TabsBox: LayoutBox, WindowFilling, MinimizingBar {
  static let barHeight: CGFloat = 52
  static let accessoryHeight: CGFloat = 48
  /// The width of the button of a minimized bar.
  private static let minimizedWidth: CGFloat = 72
  private static let accessoryMargin: CGFloat = 8
  /// The largest width of an accessory that isn't above a bar.
  private static let widestAccessory: CGFloat = 560
  static let topBarHeight: CGFloat = 46
  static let sidebarWidth: CGFloat = 220

  nonisolated let reference = TabsReference()
  private var tabs: [TabBox] = []
  private let bar: NavigationBarHolder
  private let accessory: NavigationBarHolder
  private let backdrop: [VerticalEdge: NavigationBackdropBox]
  private var insets = EdgeInsets()
  private var keyboardExtension: CGFloat = 0
  var barPlace = TabBarPosition.bottom { didSet { if barPlace != oldValue { setNeedsLayout() } } }
  var options = NavigationOptions.Bar() { didSet { if options != oldValue { setNeedsLayout() } } }

  var minimizeBehavior = TabBarMinimizeBehavior.automatic {
    didSet {
      guard minimizeBehavior != oldValue else { return }
      setNeedsLayout()
      if minimizeBehavior.direction == .none { setMinimized(false) }
    }
  }
  /// Indicates whether the bar shows the button of the selected tab only.
  private(set) var isMinimized = false

  init(graph: ViewGraph) {
    bar = NavigationBarHolder(graph: graph)
    accessory = NavigationBarHolder(graph: graph)
    backdrop = [
      .top: NavigationBackdropBox(edge: .top, graph: graph), .bottom: NavigationBackdropBox(edge: .bottom, graph: graph),
    ]
    super.init(node: nil)
    self.graph = graph
    reference.box = self
  }

  private var parts: [LayoutBox] { [backdrop[.top]!, backdrop[.bottom]!, accessory, bar] }

  func setTabs(_ new: [TabBox], bar boxes: [LayoutBox], accessory accessoryBoxes: [LayoutBox]) {
    tabs = new
    for part in parts { part.node = node }
    bar.replaceChildren(boxes)
    if accessory.children.isEmpty != accessoryBoxes.isEmpty { setNeedsLayout() }
    accessory.replaceChildren(accessoryBoxes)
    replaceChildren(tabs + parts)
  }

  // MARK: Minimizing

  func setMinimized(_ minimized: Bool) {
    guard minimized != isMinimized else { return }
    isMinimized = minimized
    setNeedsLayout()
    node?.setNeedsUpdate()
  }

  func minimizes(for scroll: ScrollBox, in child: LayoutBox) -> Bool {
    minimizeBehavior.direction != .none && barPlace == .bottom && child is TabBox
  }

  func contentDidTravel(_ travel: ScrollTravel, in scroll: ScrollBox) {
    guard barPlace == .bottom, showsBar, let minimized = minimizeBehavior.direction.isMinimized(after: travel) else { return }
    setMinimized(minimized)
  }

  override var layoutRegion: (any LayoutRegion)? { self }

  override var sizing: BoxSizing {
    .independentOfContent(if: isPlaced && proposal.isFinite && measurements.unspecifiedAxes.isEmpty)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.filled {
      let natural = tabs.first(where: \.isSelected)?.idealSize(proposal) ?? .zero
      return CGSize(width: natural.width, height: natural.height + barRoom)
    }
  }

  func setInsets(_ new: EdgeInsets, keyboardExtension newReach: CGFloat) {
    guard new != insets || newReach != keyboardExtension else { return }
    (insets, keyboardExtension) = (new, newReach)
    if isPlaced { layoutAgain() }
  }

  private var showsBar: Bool { options.visibility != .hidden }

  private var hasAccessory: Bool { accessory.children.contains { !$0.isBeingRemoved } }

  /// The height of an accessory at the bottom that isn't beside the minimized bar.
  private var accessoryRoom: CGFloat {
    hasAccessory && !(isMinimized && showsBar && barPlace == .bottom) ? Self.accessoryHeight + Self.accessoryMargin : 0
  }

  /// The height of a bar above or below the content, without an accessory.
  private var ownBarRoom: CGFloat {
    guard showsBar else { return 0 }
    return switch barPlace {
    case .top: Self.topBarHeight
    case .bottom: Self.barHeight
    case .side: 0
    }
  }

  /// The height of a bar above or below the content, with the accessory above a bar at the bottom.
  private var barRoom: CGFloat { ownBarRoom + (barPlace == .bottom ? accessoryRoom : 0) }

  /// The distance by which a bar at the bottom is below the box's end, covered by the keyboard.
  private var keyboardOverlap: CGFloat { showsBar && barPlace == .bottom ? keyboardExtension : 0 }

  private var sideRoom: CGFloat { showsBar && barPlace == .side ? Self.sidebarWidth : 0 }

  private var contentFrame: CGRect {
    let inner = CGRect(origin: .zero, size: size).inset(by: insets)
    let room = min(max(0, barRoom - keyboardOverlap), inner.height)
    let side = min(sideRoom, inner.width)
    let below = barPlace == .bottom ? 0 : min(accessoryRoom, inner.height - room)
    return CGRect(
      x: inner.minX + (isMirrored ? 0 : side), y: inner.minY + (barPlace == .top ? room : 0), width: inner.width - side,
      height: inner.height - room - below)
  }

  override func layoutChildren() {
    let frame = contentFrame
    for tab in tabs { tab.place(at: frame.origin, proposal: ProposedViewSize(frame.size)) }
    let room = ownBarRoom
    let barBottom = size.height + keyboardOverlap - insets.bottom
    let barFrame =
      switch barPlace {
      case .top: CGRect(x: frame.minX, y: insets.top, width: frame.width, height: Self.topBarHeight)
      case .bottom:
        CGRect(
          x: isMinimized && isMirrored ? frame.maxX - Self.minimizedWidth : frame.minX, y: barBottom - Self.barHeight,
          width: isMinimized ? Self.minimizedWidth : frame.width, height: Self.barHeight)
      case .side:
        CGRect(x: isMirrored ? frame.maxX : frame.minX - sideRoom, y: insets.top, width: Self.sidebarWidth, height: frame.height)
      }
    bar.show(showsBar, in: barFrame, height: barFrame.height)
    layOutAccessory(in: frame, bottom: barBottom)
    for (edge, backdrop) in backdrop {
      let isHere = room > 0 && (edge == .top) == (barPlace == .top)
      let length = isHere ? room + (edge == .top ? insets.top : insets.bottom) : 0
      backdrop.pin(CGRect(x: 0, y: edge == .top ? 0 : size.height + keyboardOverlap - length, width: size.width, height: length))
      backdrop.set(options, share: isHere && !(isMinimized && barPlace == .bottom) ? 1 : 0)
    }
    applyShift()
  }

  /// Places the accessory above the bar, beside the minimized one, or at the bottom of the tabs.
  private func layOutAccessory(in frame: CGRect, bottom: CGFloat) {
    var area = frame.insetBy(dx: min(Self.accessoryMargin, frame.width / 2), dy: 0)
    area.size.height = Self.accessoryHeight
    if barPlace == .bottom {
      area.origin.y = bottom - Self.barHeight * (showsBar ? 1 : 0) - Self.accessoryMargin / 2 - area.height
      if isMinimized, showsBar {
        area.origin.y = bottom - (Self.barHeight + area.height) / 2
        if !isMirrored { area.origin.x += Self.minimizedWidth - Self.accessoryMargin }
        area.size.width = max(0, area.width - Self.minimizedWidth + Self.accessoryMargin)
      }
    } else {
      area = area.insetBy(dx: max(0, (area.width - Self.widestAccessory) / 2), dy: 0)
      area.origin.y = frame.maxY + Self.accessoryMargin / 2
    }
    accessory.show(hasAccessory, in: area, height: area.height)
  }

  func safeAreaInsets(around child: LayoutBox) -> EdgeInsets {
    guard child is TabBox else { return EdgeInsets() }
    let frame = contentFrame
    return EdgeInsets(
      top: frame.minY, leading: frame.minX, bottom: size.height - frame.maxY, trailing: size.width - frame.maxX)
  }

  func keyboardCover(around child: LayoutBox) -> KeyboardCover {
    guard child is TabBox else { return KeyboardCover() }
    return KeyboardCover(reach: keyboardOverlap, room: min(barRoom, keyboardOverlap))
  }

  override func willDisappear() { for part in parts { part.detach() } }

  // MARK: Scrolling away

  /// The distance that the content observed by the bar has scrolled, by tab.
  private var scrolled: [ObjectIdentifier: CGFloat] = [:]

  /// Sets the distance that the observed scroll view in a tab has scrolled, or `nil` if there is no such view anymore.
  func setScrolled(_ distance: CGFloat?, in box: LayoutBox) {
    guard let tab = tabs.first(where: { box.isWithin($0) }) else { return }
    scrolled[ObjectIdentifier(tab)] = distance
    applyShift()
  }

  private func applyShift() {
    let distance = tabs.first(where: \.isSelected).flatMap { scrolled[ObjectIdentifier($0)] } ?? 0
    let most = ownBarRoom == 0 ? 0 : barRoom + (barPlace == .top ? insets.top : insets.bottom)
    let shift = min(max(distance, 0), most) * (barPlace == .top ? -1 : 1)
    bar.setShift(shift)
    if barPlace == .bottom { accessory.setShift(shift) }
    for backdrop in backdrop.values { backdrop.setShift(shift) }
  }

  func tabDidChange() {
    applyShift()
    setNeedsDisplay()
    graph.input.barriersDidChange()
    graph.geometryDidChange()
  }
}

/// The box of a tab, which is hidden and inert while another tab is selected.
@MainActor
final class TabBox: LayoutBox, LayoutRegion {
  var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      setNeedsDisplay()
      (parent as? TabsBox)?.tabDidChange()
    }
  }

  private var column = ImplicitStack()

  init(graph: ViewGraph) {
    super.init(node: nil)
    self.graph = graph
  }

  func setContent(_ boxes: [LayoutBox]) { replaceChildren(column.column(of: boxes, graph: graph)) }

  override var sizing: BoxSizing { .independentOfContent(if: isPlaced && parent?.hasFixedSize == true) }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions(by: idealSize(proposal)) }

  private lazy var frames = RelativeFrames(self, room: .unspecified)

  override var layoutRegion: (any LayoutRegion)? { self }

  var relativeFrames: RelativeFrames? { frames }

  func idealSize(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for box in children where !box.isBeingRemoved {
      let measured = box.measure(proposal)
      size = CGSize(width: max(size.width, measured.width), height: max(size.height, measured.height))
    }
    return size
  }

  override func layoutChildren() {
    let proposal = ProposedViewSize(size)
    frames.settle(proposal)
    for box in children where !box.isBeingRemoved {
      let measured = box.measure(proposal)
      placeChild(box, at: CGPoint(x: (size.width - measured.width) / 2, y: (size.height - measured.height) / 2), proposal: proposal)
    }
  }

  override func isHidden(from search: BoxSearch) -> Bool { !isSelected }

  override func drawing(at offset: CGPoint) -> DisplayNode? { isSelected ? super.drawing(at: offset) : nil }
}
