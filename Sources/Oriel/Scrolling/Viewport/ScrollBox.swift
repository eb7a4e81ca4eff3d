import Foundation
import OrielDrawing
import OrielModel

/// The box of a scroll view: a viewport behind which the content moves.
///
/// The content keeps its layout while it moves: the offset affects only the origin of the content. `ScrollBox+motion.swift` changes the
/// offset for input, `ScrollRequest.swift` for the app, and `ScrollBox+holding.swift` to keep visible content in place;
/// `ScrollBox+anchor.swift` selects the row or edge that is kept. `ScrollBox+bounds.swift` defines the limits of the offset, and
/// `ScrollBox+settling.swift` updates it after layout.
@MainActor
final class ScrollBox: ViewportBox, LayoutRegion, AccessibilitySource {
  var traits = ScrollTraits() {
    didSet {
      if traits.changesLayout(from: oldValue) { setNeedsLayout() }
      if traits.edgeEffects != oldValue.edgeEffects { topBar?.scrollDidMove() }
      setNeedsDisplay()
    }
  }
  /// The point of the content at the viewport's top left corner.
  private(set) var offset = CGPoint.zero
  private(set) var contentSize = CGSize.zero
  /// The insets of the content, in the viewport's own space.
  var insets = EdgeInsets()
  /// Temporary additional space above the content, in points; a part of the insets.
  var headroom: CGFloat = 0 {
    didSet {
      insets.top += headroom - oldValue
      setNeedsLayout()
    }
  }
  /// The space above the content that belongs to a bar and scrolls with the content; a part of the insets.
  private(set) var barRoom: CGFloat = 0
  /// The bar that the content scrolls under.
  weak var topBar: (any ScrollTopBar)?
  /// The offset of content that is smaller than the viewport.
  var slack = CGSize.zero
  /// The edges at which bars are that content scrolls under. `leading` is the left edge.
  var barEdges: Edge.Set = []
  /// Those of them whose bars have no background of their own.
  var safeAreaBarEdges: Edge.Set = []
  /// The bars that minimize while the content moves.
  var minimizingBars: [WeakBar] = []
  struct WeakBar { weak var box: (any MinimizingBar)? }
  var travelMeter = ScrollTravelMeter()

  var motions: [Axis: ScrollAxisMotion] = [:]
  /// The distance of a drag beyond the bounds. The content moves by less than that.
  var overshoot = CGPoint.zero
  var request: ScrollRequest?
  var requestProgress: Presented<CGFloat>?
  /// The enclosing scroll views that continue a drag or a fling, from the inside out.
  var flingChain: [ScrollBox] = []
  private(set) var phase = ScrollPhase.idle
  /// The offset at the start of the current user interaction.
  private(set) var gestureStart = CGPoint.zero
  var targetLayouts: [ObjectIdentifier: WeakTargetLayout] = [:]
  struct WeakTargetLayout { weak var box: ScrollTargetLayoutBox? }
  lazy var dragUnit = ScrollDragRecognizer(box: self)
  lazy var dragMember = GestureMember(dragUnit)
  lazy var indicators = ScrollIndicators(box: self)
  /// The boxes that were visible at the end of the last frame, by axis.
  var held: [Axis: HeldPositions] = [:]
  /// The resting position at that time, for a target behavior.
  var rest: ScrollRest?
  /// The input of the target behavior for the running motion.
  var aim: ScrollAim?
  /// The deliberate movement of the offset since then.
  var intended = CGPoint.zero
  /// The distance that an animation of preceding content will still move the visible content. The offset follows it.
  var pendingShift = CGPoint.zero
  /// The last offset that right-to-left content could rest at when it was placed.
  var lastStart: CGFloat?
  private var observers: [ObjectIdentifier: WeakContainer] = [:]
  private struct WeakContainer { weak var box: (any ViewportObserving)? }
  /// The pull-to-refresh state, if an enclosing view has a refresh action.
  var refresh: ScrollRefresh?
  /// A closure that is called whenever the scroll view has settled after a layout, perhaps several times in a frame.
  var didSettle: () -> Void = {}
  private var hasPlacedContent = false
  /// The offset that the content had when it was last unmounted, or `nil` if there is none to restore.
  var restoredOffset: CGPoint?

  // MARK: Layout

  var accessibilityContainer: AccessibilityRole? { parent is ListFrameBox ? nil : .scrollArea }

  /// The content doesn't affect the length along a scrolled axis with a proposed length, unless an ancestor has measured the ideal size.
  override var sizing: BoxSizing {
    .independentOfContent(
      if: isPlaced && !needsOtherSize && measurements.unspecifiedAxes.isDisjoint(with: axes)
        && Axis.allCases.allSatisfy { !axes.contains($0) || proposal[$0]?.isFinite == true })
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    offer(proposal)
    let content = children.first?.measure(contentProposal(proposal)) ?? .zero
    if isPlaced { offer(self.proposal) }
    var size = CGSize.zero
    for axis in Axis.allCases {
      let ideal = content[axis] + insets.total(axis)
      if axes.contains(axis), let length = proposal[axis] {
        size[axis] = max(0, length)
      } else {
        size[axis] = ideal
      }
    }
    return size
  }

  override func layoutDidChange(_ change: LayoutChange) {
    switch change {
    case .resized: sizeDidChange()
    case .invalidated, .moved: break
    }
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var result = proposal
    for axis in Axis.allCases {
      result[axis] = axes.contains(axis) ? nil : proposal[axis].map { max(0, $0 - insets.total(axis)) }
    }
    return result
  }

  // MARK: Views that depend on the viewport's size

  private(set) var frames: RelativeFrames?
  /// The last proposal, until the box is placed.
  private var offered = ProposedViewSize.unspecified

  override var layoutRegion: (any LayoutRegion)? { self }

  var relativeFrames: RelativeFrames? {
    if frames == nil { frames = RelativeFrames(self, room: room(offered)) }
    return frames
  }

  private func offer(_ proposal: ProposedViewSize) {
    offered = proposal
    frames?.offer(room(proposal))
  }

  /// Returns the visible size for a proposal. On the cross axis the content determines the length from its proposal.
  private func room(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var result = ProposedViewSize.unspecified
    for axis in Axis.allCases {
      if let length = proposal[axis], length.isFinite {
        result[axis] = max(0, length - insets.total(axis))
      } else if isPlaced {
        result[axis] = max(0, size[axis] - insets.total(axis))
      }
    }
    return result
  }

  override func layoutChildren() {
    guard let content = children.first(where: { !$0.isBeingRemoved }) else { return }
    let proposal = contentProposal(ProposedViewSize(size))
    frames?.settle(room(self.proposal))
    let newSize = content.measure(proposal)
    let oldSize = contentSize
    let heldAxes = newSize != oldSize && hasPlacedContent ? axesAtSizeChangesAnchor : []
    contentSize = newSize
    if newSize != oldSize { aim?.isOutdated = true }
    followDirection(content)
    if !hasPlacedContent { beginAtInitialAnchor() }
    if !hasPlacedContent { graph.scrolling.register(self) }
    hasPlacedContent = true
    stay(along: heldAxes)
    content.place(at: content.isPlaced ? content.origin : contentOrigin, proposal: proposal)
    moveContent()
    keepDistanceFromStart()
    // On the cross axis the content determines the size from the proposal, not from the size that it had before.
    let wanted = measure(self.proposal)
    let isOther = Axis.allCases.contains { !axes.contains($0) && abs(wanted[$0] - size[$0]) > 0.01 }
    // A size that the parent has refused isn't requested again.
    needsOtherSize = isOther && refusedSize != wanted
    refusedSize = isOther ? wanted : nil
    graph.scrolling.needsSettling(self)
  }

  /// Indicates whether a layout found that the content needs another size on the cross axis.
  private var needsOtherSize = false
  private var refusedSize: CGSize?

  /// Invalidates the layout of the ancestors for another size, after the pass that found it.
  func settleSize() {
    guard needsOtherSize else { return }
    setNeedsLayout()
    needsOtherSize = false
  }

  /// Sets the space for a bar. Content that is at its start stays there.
  func setBarRoom(_ room: CGFloat) {
    guard room != barRoom else { return }
    let isAtStart = offset.y <= -insets.top + 0.5
    insets.top += room - barRoom
    barRoom = room
    setNeedsLayout()
    if isAtStart { setOffset(-insets.top, along: .vertical) }
  }

  private var viewportSize = CGSize.zero
  /// The distances by which a kept end would be before the content's start.
  var keptBack = CGSize.zero

  private func sizeDidChange() {
    let old = viewportSize
    viewportSize = size
    guard hasPlacedContent else { return }
    for axis in Axis.allCases where axes.contains(axis) {
      if old[axis] != size[axis], case .trailing = anchorPolicy(along: axis) { keepEnd(of: old[axis], along: axis) }
    }
    updateRestingOffset()
    // More rows may be visible although nothing has moved.
    notifyObservers()
  }

  /// The rectangle in which the content is drawn and hit-tested.
  var window: CGRect { CGRect(origin: .zero, size: presentedSize).outset(by: overhang) }

  /// Updates the overhang from the position in the window. Call it after layout.
  func refreshOverhang() {
    refreshBarEdges()
    let next = safeAreaReach(keyboardFrom: parent)
    guard next != overhang else { return }
    overhang = next
    setNeedsDisplay()
    // The drawings of the ancestors extend as far.
    parent?.setNeedsDisplay()
    notifyObservers()
    graph.scrolling.needsSettling(self)
  }

  // MARK: Offset

  private var contentOrigin: CGPoint { CGPoint(x: slack.width - offset.x, y: slack.height - offset.y) }

  /// Moves the content. Returns `true` if the offset has changed.
  @discardableResult
  func setOffset(_ newOffset: CGPoint) -> Bool {
    guard newOffset != offset else { return false }
    intended.x += newOffset.x - offset.x
    intended.y += newOffset.y - offset.y
    offset = newOffset
    moveContent()
    graph.scrolling.needsSettling(self)
    return true
  }

  func setOffset(_ value: CGFloat, along axis: Axis) {
    var next = offset
    next[axis] = value
    setOffset(next)
  }

  /// Adds to the offset a change of the length of preceding content, so that visible content stays in place. Lazy containers report such
  /// changes of their own rows.
  override func contentDidShift(by distance: CGFloat, along axis: Axis) { contentDidShift(by: distance, along: axis, in: nil) }

  func contentDidShift(by distance: CGFloat, along axis: Axis, in container: LazyContentBox?) {
    guard distance != 0, distance.isFinite else { return }
    motions[axis]?.shift(by: distance)
    aim?.shift(by: distance, along: axis)
    gestureStart[axis] += distance
    if requestProgress != nil { request?.shift(by: distance, along: axis) }
    var next = offset
    next[axis] += distance
    setOffset(next)
    intended[axis] -= distance
    if let container { held[axis]?.containerDidShift(container, by: distance) }
  }

  /// Adds to the offset a distance by which the viewport's start moves in the window, so that visible content stays in place there.
  func viewportDidShift(by distance: CGFloat, along axis: Axis) {
    motions[axis]?.shift(by: distance)
    aim?.shift(by: distance, along: axis)
    gestureStart[axis] += distance
    if requestProgress != nil { request?.shift(by: distance, along: axis) }
    setOffset(offset[axis] + distance, along: axis)
  }

  func moveContent() {
    guard let content = children.first, content.isPlaced, content.origin != contentOrigin else { return }
    content.slide(to: contentOrigin)
    indicators.show()
    topBar?.scrollDidMove()
    if !minimizingBars.isEmpty { graph.afterLayout { [weak self] in self?.reportTravel() } }
    graph.geometryDidChange()
    notifyObservers()
  }

  private func notifyObservers() {
    for (id, entry) in observers {
      guard let box = entry.box else {
        observers[id] = nil
        continue
      }
      box.viewportDidChange()
    }
  }

  override func lookaheadDidChange() { notifyObservers() }

  override func observe(_ box: any ViewportObserving) { observers[ObjectIdentifier(box)] = WeakContainer(box: box) }

  var lazyContainers: [LazyContentBox] { observers.values.compactMap { $0.box as? LazyContentBox } }

  override var hasLazyContent: Bool { !lazyContainers.isEmpty }

  // MARK: Viewport interface

  override func hasMore(along axis: Axis, isForward: Bool) -> Bool { canScroll(axis, by: isForward ? 1 : -1) }

  override func shows(_ box: LayoutBox) -> Bool {
    guard let frame = frameInContent(of: box) else { return true }
    return CGRect(origin: offset, size: size).inset(by: insets).overlaps(frame)
  }

  override func isBringing(_ box: LayoutBox) -> Bool {
    if case .box(let target, _, _)? = request?.target { target() === box } else { false }
  }

  override func scrollToVisible(_ box: @escaping @MainActor () -> LayoutBox?, margin: EdgeInsets, transaction: Transaction) {
    begin(ScrollRequest(target: .box(box, anchor: nil, margin: margin), start: offset), transaction: transaction)
  }

  override func scrollToVisible(named name: AnyHashable) -> Bool {
    guard frameInContent(of: name) != nil else { return false }
    begin(ScrollRequest(target: .view(name, anchor: nil), start: offset), transaction: Transaction())
    return true
  }

  override var remembersFocus: Bool { !lazyContainers.contains { ($0 as? PlaneBox)?.plan.remembersFocus == false } }

  override func reveal(_ rect: CGRect, of box: LayoutBox) -> Bool {
    guard let content = children.first else { return false }
    let place = rect.applying(box.transform(to: content)).grown(by: clearance(around: box))
    let target = offset(showing: place, anchor: nil, from: offset)
    let nearest = CGPoint(x: nearestOffset(target.x, along: .horizontal), y: nearestOffset(target.y, along: .vertical))
    let reached = restingOffset(nearest: nearest, showing: place)
    guard abs(reached.y - offset.y) > 0.5 || abs(reached.x - offset.x) > 0.5 else { return false }
    halt()
    return setOffset(reached)
  }

  override func stopMotion() { halt() }

  @discardableResult override func move(by distance: CGFloat, along axis: Axis) -> Bool {
    var next = offset
    next[axis] = nearestOffset(offset[axis] + distance, along: axis)
    return setOffset(next)
  }

  override func turn(by distance: CGFloat, along axis: Axis) { _ = wheel(distance, along: axis) }

  // MARK: Initial offset

  private func beginAtInitialAnchor() {
    offset = CGPoint(x: bounds(along: .horizontal).lowerBound, y: bounds(along: .vertical).lowerBound)
    if let restoredOffset {
      request = ScrollRequest(target: .nearest(restoredOffset), start: offset)
    } else if let anchor = traits.initialAnchor {
      request = ScrollRequest(target: .unitPoint(anchor, .both), start: offset, followsLayout: true)
    } else if isMirrored, axes.contains(.horizontal) {
      offset.x = bounds(along: .horizontal).upperBound
    }
  }

  private var wasMirrored = false

  /// Adopts a change of the layout direction. Offsets count from the left, and the content keeps its distance from its start on the other
  /// side.
  private func followDirection(_ content: LayoutBox) {
    guard isMirrored != wasMirrored else { return }
    wasMirrored = isMirrored
    guard hasPlacedContent, axes.contains(.horizontal) else { return }
    let old = offset.x
    offset.x = mirroredOffset
    lastStart = nil
    held[.horizontal] = nil
    motions[.horizontal]?.shift(by: offset.x - old)
    if content.isPlaced { content.slide(to: contentOrigin) }
  }

  // MARK: Phases

  func setPhase(_ new: ScrollPhase) {
    guard new != phase else { return }
    let old = phase
    phase = new
    if new == .interacting {
      gestureStart = offset
      keptBack = .zero
    }
    if new == .idle { indicators.fadeLater() } else { indicators.show() }
    for observer in traits.observers { observer.phaseDidChange(from: old, to: new, in: self) }
    graph.scrolling.needsSettling(self)
  }

  // MARK: Drawing and hits

  override func drawing(at offset: CGPoint) -> DisplayNode? {
    guard let transitionEffect else { return viewportDrawing(at: offset) }
    guard let drawn = viewportDrawing(at: .zero) else { return nil }
    let node = drawing(drawn, with: transitionEffect.value)
    return offset == .zero ? node : DisplayNode(.transform(CGAffineTransform(translationX: offset.x, y: offset.y), node))
  }

  private func viewportDrawing(at offset: CGPoint) -> DisplayNode? {
    guard let content = children.first else { return nil }
    // Coordinates far down exceed the precision of the renderer's numbers: content is drawn relative to a point near the visible part.
    let origin = content.presentedFrame.origin
    let base = CGPoint(x: Self.base(origin.x), y: Self.base(origin.y))
    var nodes: [DisplayNode] = []
    if let spinner = refresh?.drawing(at: offset) { nodes.append(spinner) }
    if let drawn = content.displayNode(at: CGPoint(x: -base.x, y: -base.y)) {
      let moved = DisplayNode(
        .transform(CGAffineTransform(translationX: offset.x + origin.x + base.x, y: offset.y + origin.y + base.y), drawn))
      if traits.isClipDisabled {
        nodes.append(moved)
      } else {
        nodes.append(drawing(of: moved, in: window.offsetBy(dx: offset.x, dy: offset.y)))
      }
    }
    nodes += indicators.drawing(at: offset)
    return nodes.isEmpty ? nil : nodes.count == 1 ? nodes[0] : DisplayNode(.group(nodes))
  }

  /// Returns the base of an origin, in whole steps of points, so that cached drawings of the content stay valid for a long distance.
  private static func base(_ origin: CGFloat) -> CGFloat {
    let step: CGFloat = 65_536
    return abs(origin) < 2 * step ? 0 : -(origin / step).rounded(.towardZero) * step
  }

  override func hitContent(_ point: CGPoint) -> LayoutBox? {
    let isInside = window.covers(point)
    guard isInside || traits.isClipDisabled else { return nil }
    if isInside, indicators.contains(point) { return self }
    return hitChildren(point, orSelfIn: window)
  }

  override func willDisappear() {
    graph.input.remove(dragMember)
    graph.removeAnimator(self)
    graph.scrolling.unregister(self)
    requestProgress?.stop(graph: graph)
    refresh?.stop()
    indicators.stop()
    // The enclosing scroll views retain this one.
    flingChain = []
  }
}
