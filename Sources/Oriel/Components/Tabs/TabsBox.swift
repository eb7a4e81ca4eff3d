import Foundation
import OrielDrawing

/// The box of tabs: the tabs, and the bar at the top, at the bottom, or at the leading edge. Content stays clear of the bar, and scrolling
/// content continues under it. A bar at the bottom keeps its position when the software keyboard appears and covers it.
@MainActor
final class TabsBox: LayoutBox, LayoutRegion, WindowFilling {
  static let barHeight: CGFloat = 52
  static let topBarHeight: CGFloat = 46
  static let sidebarWidth: CGFloat = 220

  nonisolated let reference = TabsReference()
  private var tabs: [TabBox] = []
  private let bar: NavigationBarHolder
  private let backdrop: [VerticalEdge: NavigationBackdropBox]
  private var insets = EdgeInsets()
  private var keyboardExtension: CGFloat = 0
  var barPlace = TabBarPosition.bottom { didSet { if barPlace != oldValue { setNeedsLayout() } } }
  var options = NavigationOptions.Bar() { didSet { if options != oldValue { setNeedsLayout() } } }

  init(graph: ViewGraph) {
    bar = NavigationBarHolder(graph: graph)
    backdrop = [
      .top: NavigationBackdropBox(edge: .top, graph: graph), .bottom: NavigationBackdropBox(edge: .bottom, graph: graph),
    ]
    super.init(node: nil)
    self.graph = graph
    reference.box = self
  }

  private var parts: [LayoutBox] { [backdrop[.top]!, backdrop[.bottom]!, bar] }

  func setTabs(_ new: [TabBox], bar boxes: [LayoutBox]) {
    tabs = new
    for part in parts { part.node = node }
    bar.replaceChildren(boxes)
    replaceChildren(tabs + parts)
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

  /// The height of a bar above or below the content.
  private var barRoom: CGFloat {
    guard showsBar else { return 0 }
    return switch barPlace {
    case .top: Self.topBarHeight
    case .bottom: Self.barHeight
    case .side: 0
    }
  }

  /// The distance by which a bar at the bottom is below the box's end, covered by the keyboard.
  private var keyboardOverlap: CGFloat { showsBar && barPlace == .bottom ? keyboardExtension : 0 }

  private var sideRoom: CGFloat { showsBar && barPlace == .side ? Self.sidebarWidth : 0 }

  private var contentFrame: CGRect {
    let inner = CGRect(origin: .zero, size: size).inset(by: insets)
    let room = min(max(0, barRoom - keyboardOverlap), inner.height)
    let side = min(sideRoom, inner.width)
    return CGRect(
      x: inner.minX + (isMirrored ? 0 : side), y: inner.minY + (barPlace == .top ? room : 0), width: inner.width - side,
      height: inner.height - room)
  }

  override func layoutChildren() {
    let frame = contentFrame
    for tab in tabs { tab.place(at: frame.origin, proposal: ProposedViewSize(frame.size)) }
    let room = barRoom
    let barFrame =
      switch barPlace {
      case .top: CGRect(x: frame.minX, y: insets.top, width: frame.width, height: Self.topBarHeight)
      case .bottom:
        CGRect(
          x: frame.minX, y: size.height + keyboardOverlap - insets.bottom - Self.barHeight, width: frame.width, height: Self.barHeight)
      case .side:
        CGRect(x: isMirrored ? frame.maxX : frame.minX - sideRoom, y: insets.top, width: Self.sidebarWidth, height: frame.height)
      }
    bar.show(showsBar, in: barFrame, height: barFrame.height)
    for (edge, backdrop) in backdrop {
      let isHere = room > 0 && (edge == .top) == (barPlace == .top)
      let length = isHere ? room + (edge == .top ? insets.top : insets.bottom) : 0
      backdrop.pin(CGRect(x: 0, y: edge == .top ? 0 : size.height + keyboardOverlap - length, width: size.width, height: length))
      backdrop.set(options, share: isHere ? 1 : 0)
    }
    applyShift()
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
    let most = barRoom == 0 ? 0 : barRoom + (barPlace == .top ? insets.top : insets.bottom)
    let shift = min(max(distance, 0), most) * (barPlace == .top ? -1 : 1)
    bar.setShift(shift)
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
