import Foundation
import OrielDrawing
import OrielModel

/// The box of a scroll view: a viewport that content is moved behind.
///
/// The content keeps its layout while it is moved: an offset is nothing but the content's origin. What can change an offset is in
/// `ScrollBox+motion.swift` (input), `ScrollRequest.swift` (programs) and `ScrollBox+holding.swift` (what is seen stays); which edge or row
/// that is, `ScrollBox+anchor.swift` says. What an offset has to hold to is in `ScrollBox+bounds.swift`, and once everything is laid out
/// `ScrollBox+settling.swift` looks at it.
@MainActor
final class ScrollBox: ViewportBox, LayoutRegion, AccessibilitySource {
  var traits = ScrollTraits() {
    didSet {
      if traits.changesLayout(from: oldValue) { setNeedsLayout() }
      setNeedsDisplay()
    }
  }
  /// The point of the content that is at the viewport's top left corner.
  private(set) var offset = CGPoint.zero
  private(set) var contentSize = CGSize.zero
  /// Room around the content, in the viewport's own space.
  var insets = EdgeInsets()
  /// Room that is held open above the content for a while; a part of the insets.
  var headroom: CGFloat = 0 {
    didSet {
      insets.top += headroom - oldValue
      setNeedsLayout()
    }
  }
  /// Room above the content that belongs to a bar and is scrolled with the content; a part of the insets.
  private(set) var barRoom: CGFloat = 0
  /// The bar that content goes under.
  weak var topBar: (any ScrollTopBar)?
  /// Where content stands that is smaller than the viewport.
  var slack = CGSize.zero

  var motions: [Axis: ScrollAxisMotion] = [:]
  /// How far the finger is beyond the bounds; what is shown of it is less.
  var overshoot = CGPoint.zero
  var request: ScrollRequest?
  var requestProgress: Presented<CGFloat>?
  /// Scroll views around, from the inside out, that a drag or a fling goes on in.
  var flingChain: [ScrollBox] = []
  private(set) var phase = ScrollPhase.idle
  /// Where the offset was when a hand took hold of the content.
  private(set) var gestureStart = CGPoint.zero
  var targetLayouts: [ObjectIdentifier: WeakTargetLayout] = [:]
  struct WeakTargetLayout { weak var box: ScrollTargetLayoutBox? }
  lazy var dragUnit = ScrollDragUnit(box: self)
  lazy var dragMember = GestureMember(dragUnit)
  lazy var indicators = ScrollIndicators(box: self)
  /// What was seen when the last frame ended, by axis.
  var held: [Axis: HeldPlaces] = [:]
  /// Where content rested then, as far as a target behavior is concerned.
  var rest: ScrollRest?
  /// What a target behavior was asked for content that is on its way.
  var aim: ScrollAim?
  /// How far the offset has been moved on purpose since.
  var intended = CGPoint.zero
  /// By how much what is seen will still be moved by an animation of what is before it: the offset goes along.
  var pendingShift = CGPoint.zero
  /// The last offset when content was placed that begins at the right.
  var lastStart: CGFloat?
  private var observers: [ObjectIdentifier: WeakContainer] = [:]
  private struct WeakContainer { weak var box: (any ViewportObserving)? }
  /// What a pull does, where something around says so.
  var refresh: ScrollRefresh?
  /// Told once in a frame in which something about the scroll view changed.
  var didSettle: () -> Void = {}
  private var hasPlacedContent = false
  /// Where the content was when it was last seen.
  var restoredOffset: CGPoint?

  // MARK: Layout

  var accessibilityContainer: AccessibilityRole? { parent is ListFrameBox ? nil : .scrollArea }

  /// The content never changes the length along an axis that was given, unless somebody around has asked how long it would be.
  override var sizing: BoxSizing {
    .independentOfContent(
      if: isPlaced && !wantsOtherSize && measurements.unspecifiedAxes.isDisjoint(with: axes)
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

  // MARK: Views that are sized by the viewport

  private(set) var frames: RelativeFrames?
  /// What was last offered, until the box has a place.
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

  /// What is seen at once. Across, the content decides how long that is, by what it was offered.
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
    guard let content = children.first(where: { !$0.isLeaving }) else { return }
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
    // Across, the content decides the size: by what was offered, not by what it took of that the last time.
    let wanted = measure(self.proposal)
    let isOther = Axis.allCases.contains { !axes.contains($0) && abs(wanted[$0] - size[$0]) > 0.01 }
    // A container that doesn't give it has been asked once.
    wantsOtherSize = isOther && refusedSize != wanted
    refusedSize = isOther ? wanted : nil
    graph.scrolling.needsSettling(self)
  }

  /// Whether a pass found that the content has another size across.
  private var wantsOtherSize = false
  private var refusedSize: CGSize?

  /// Tells the containers around about it, once the pass that found it is over.
  func settleSize() {
    guard wantsOtherSize else { return }
    setNeedsLayout()
    wantsOtherSize = false
  }

  /// Content at its beginning stays there.
  func setBarRoom(_ room: CGFloat) {
    guard room != barRoom else { return }
    let isAtStart = offset.y <= -insets.top + 0.5
    insets.top += room - barRoom
    barRoom = room
    setNeedsLayout()
    if isAtStart { setOffset(-insets.top, along: .vertical) }
  }

  private var viewportSize = CGSize.zero
  /// How far an end that is kept would lie before the content's start.
  var keptBack = CGSize.zero

  private func sizeDidChange() {
    let old = viewportSize
    viewportSize = size
    guard hasPlacedContent else { return }
    for axis in Axis.allCases where axes.contains(axis) {
      if old[axis] != size[axis], case .trailing = anchorPolicy(along: axis) { keepEnd(of: old[axis], along: axis) }
    }
    restAnew()
    // More may be seen, without anything having moved.
    tellObservers()
  }

  /// Where content is drawn and hit.
  var window: CGRect { CGRect(origin: .zero, size: presentedSize).outset(by: overhang) }

  /// Looks at the place in the window: once everything has been laid out.
  func refreshOverhang() {
    let next = safeAreaReach(keyboardFrom: parent)
    guard next != overhang else { return }
    overhang = next
    setNeedsDisplay()
    // What is drawn around goes as far.
    parent?.setNeedsDisplay()
    tellObservers()
    graph.scrolling.needsSettling(self)
  }

  // MARK: Offset

  private var contentOrigin: CGPoint { CGPoint(x: slack.width - offset.x, y: slack.height - offset.y) }

  /// Moves the content; true if it moved.
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

  /// Something before what is seen got longer: what is seen stays. A lazy container says so of its own rows.
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

  func moveContent() {
    guard let content = children.first, content.isPlaced, content.origin != contentOrigin else { return }
    content.slide(to: contentOrigin)
    indicators.show()
    topBar?.scrollDidMove()
    graph.geometryDidChange()
    tellObservers()
  }

  private func tellObservers() {
    for (id, entry) in observers {
      guard let box = entry.box else {
        observers[id] = nil
        continue
      }
      box.viewportDidChange()
    }
  }

  override func lookaheadDidChange() { tellObservers() }

  override func observe(_ box: any ViewportObserving) { observers[ObjectIdentifier(box)] = WeakContainer(box: box) }

  var lazyContainers: [LazyContentBox] { observers.values.compactMap { $0.box as? LazyContentBox } }

  override var hasLazyContent: Bool { !lazyContainers.isEmpty }

  // MARK: For the layers below

  override func hasMore(along axis: Axis, isForward: Bool) -> Bool { canScroll(axis, by: isForward ? 1 : -1) }

  override func shows(_ box: LayoutBox) -> Bool {
    guard let frame = frameInContent(of: box) else { return true }
    return CGRect(origin: offset, size: size).inset(by: insets).overlaps(frame)
  }

  override func isBringing(_ box: LayoutBox) -> Bool {
    if case .box(let target, _, _)? = request?.target { target() === box } else { false }
  }

  override func bringIntoSight(_ box: @escaping @MainActor () -> LayoutBox?, margin: EdgeInsets, transaction: Transaction) {
    begin(ScrollRequest(target: .box(box, anchor: nil, margin: margin), start: offset), transaction: transaction)
  }

  override func bringIntoSight(named name: AnyHashable) -> Bool {
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

  // MARK: The first offset

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

  /// Offsets count from the left, but content that begins at the other side from now on is as far from its beginning as it was.
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
    // Far down, coordinates are too large for a renderer's numbers: content is drawn around a point near what is seen.
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
        nodes.append(DisplayNode(.clip(Path(window.offsetBy(dx: offset.x, dy: offset.y)), FillStyle(), moved)))
      }
    }
    nodes += indicators.drawing(at: offset)
    return nodes.isEmpty ? nil : nodes.count == 1 ? nodes[0] : DisplayNode(.group(nodes))
  }

  /// Points, in whole steps, so that what is cached of the content holds for a long way.
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
    // Those around hold this one.
    flingChain = []
  }
}
