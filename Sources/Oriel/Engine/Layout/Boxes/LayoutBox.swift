import Foundation
import OrielDrawing

/// A rectangle of the layout: it measures itself for a proposal, places its children, and draws.
///
/// The contract: `measure` may be called at any time with any proposal and changes nothing but caches; `place` is called
/// by the parent's layout only. A box knows its size and its origin in its parent. What is shown may lag behind while a
/// layout change is animated: `presentedFrame` is what is drawn and hit.
///
/// A subclass may override these members, and no others:
/// - measuring: `sizeThatFits(_:)` and `sizing`; for alignment `explicitGuide(_:size:proposal:)`, `mayHaveGuide(_:)` and `spacing`
/// - placing: `layoutChildren()` and `layoutDidChange(_:)`
/// - drawing: `drawContent(at:)` and `drawing(at:)`
/// - hits: `hitContent(_:)` and `isHidden(from:)`
/// - the end of its view: `willDisappear()`
/// - roles, each nil where the box doesn't have it: `drawingEffect`, `traitSource` and `layoutRegion`
///
/// Roles that no pass of a frame asks for are protocols that a box conforms to: `GestureSource`, `FocusTarget`, `AccessibilitySource`.
///
/// What each pass reads of each box is read without the check that nobody else is writing it: no access lasts longer than a line.
@MainActor
package class LayoutBox: AlignmentGuideSource {
  @exclusivity(unchecked) private(set) final var nodeReference: UnownedOptional<AnyViewNode>
  @exclusivity(unchecked) private(set) final var graphReference: UnownedOptional<ViewGraph>
  @exclusivity(unchecked) nonisolated(unsafe) private(set) final var parentReference = UnownedOptional<LayoutBox>()
  @exclusivity(unchecked) nonisolated(unsafe) package private(set) final var children: [LayoutBox] = []
  /// The place among the parent's children.
  @exclusivity(unchecked) private(set) final var placeInParent = 0
  /// The place among the children of the one whose layout a wrapper passes on; negative for leaves and containers.
  @exclusivity(unchecked) final var layoutChildIndex = -1

  @exclusivity(unchecked) package private(set) final var origin = CGPoint.zero
  @exclusivity(unchecked) package private(set) final var size = CGSize.zero
  @exclusivity(unchecked) private(set) final var proposal = ProposedViewSize.unspecified
  @exclusivity(unchecked) private(set) final var needsLayout = true
  @exclusivity(unchecked) private(set) final var isPlaced = false
  @exclusivity(unchecked) private(set) final var measurements = Measurements()
  @exclusivity(unchecked) private var frameAnimation: Presented<CGRect>?

  @exclusivity(unchecked) private(set) package final var needsDisplay = true
  @exclusivity(unchecked) private(set) final var display: DisplayNode?
  @exclusivity(unchecked) private(set) final var displayOffset = CGPoint.zero
  @exclusivity(unchecked) private(set) final var chunks: DisplayChunks?
  /// Set while the view is on its way out: it is drawn, and takes no part in layout, hit testing or accessibility.
  @exclusivity(unchecked) final var isLeaving = false {
    didSet {
      guard isLeaving != oldValue else { return }
      parent?.setNeedsLayout()
      // The parent lays it out no more.
      if needsLayout, isLaidOutAlone { graph.enqueueLayout(self) }
    }
  }
  /// How a view that comes or goes is shown.
  @exclusivity(unchecked) final var transitionEffect: TransitionEffectState?

  init(node: AnyViewNode?) {
    nodeReference = UnownedOptional(node)
    let graph = node?.graph
    graphReference = UnownedOptional(graph)
    graph?.drawing.hasNewBoxes = true
  }

  deinit {
    // A child may be held by somebody for a moment longer; it must not look up to what is gone.
    for child in children where child.parentReference.refers(to: self) { child.parentReference.object = nil }
  }

  final var node: AnyViewNode? {
    get { nodeReference.object }
    set { nodeReference.object = newValue }
  }

  final var graph: ViewGraph! {
    get { graphReference.object }
    set { graphReference.object = newValue }
  }

  private(set) final var parent: LayoutBox? {
    get { parentReference.object }
    set { parentReference.object = newValue }
  }

  final var environment: EnvironmentValues { node?.scope.values ?? graph.rootScope.values }

  package final var isAttached: Bool {
    guard let root = graph?.rootBox else { return false }
    var box = self
    while box !== root {
      guard let parent = box.parent else { return false }
      box = parent
    }
    return true
  }

  // MARK: For subclasses

  /// The size that the box takes for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let child = children.first else { return .zero }
    return child.measure(proposal)
  }

  /// The box itself, where it settles the room of the views inside.
  var layoutRegion: (any LayoutRegion)? { nil }

  /// Places the children within `size`, as agreed for `proposal`.
  func layoutChildren() {
    for child in children where !child.isLeaving { placeChild(child, at: .zero, proposal: proposal) }
  }

  /// Called after a change of the layout; for a box that keeps something that depends on it.
  func layoutDidChange(_ change: LayoutChange) {}

  /// Where a guide is that this box or its content sets; nil leaves it to the guide's default.
  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard let child = layoutChild else { return nil }
    return child.explicitGuide(key, size: child.measure(proposal), proposal: proposal)
  }

  /// Whether `explicitGuide` may have an answer; where it can't, nobody has to find out where the content would be. Hardly any view sets a
  /// guide, and every alignment asks for two.
  func mayHaveGuide(_ key: AlignmentKey) -> Bool { layoutChild?.mayHaveGuide(key) ?? false }

  /// Space that the box wants to its neighbours.
  var spacing: ViewSpacing { layoutChild?.spacing ?? ViewSpacing() }

  /// The box itself, where it says something to the container around, such as its z-index, that its content doesn't.
  var traitSource: (any TraitSource)? { nil }

  /// What is known of the size without a question to the content. A change inside asks before it forgets the box's `measurements`: where boxes
  /// around have asked for the content's own size, they have to hear of it.
  var sizing: BoxSizing { .byContent }

  /// What the box paints behind its children, in the parent's space with the box's origin at `offset`.
  func drawContent(at offset: CGPoint) -> DisplayNode? { nil }

  /// The box itself, while it changes all that is drawn in it.
  var drawingEffect: (any DrawingEffect)? { nil }

  /// Whether neither the box nor what is inside can be found.
  func isHidden(from search: BoxSearch) -> Bool { false }

  /// The deepest box that a point in the box's own space hits: what `hitChildren` finds, then the box itself where it takes hits.
  func hitContent(_ point: CGPoint) -> LayoutBox? { hitChildren(point) }

  /// The deepest box that a point in the box's own space hits among its children, from the front to the back.
  final func hitChildren(_ point: CGPoint) -> LayoutBox? {
    for child in paintOrder.reversed() { if let hit = child.hitTest(point) { return hit } }
    return nil
  }

  /// The same, or the box itself where `area` covers the point.
  final func hitChildren(_ point: CGPoint, orSelfIn area: CGRect) -> LayoutBox? {
    hitChildren(point) ?? (area.covers(point) ? self : nil)
  }

  @exclusivity(unchecked) private var order = PaintOrder()

  /// The children in the order in which they are drawn and, from the end, hit.
  final var paintOrder: [LayoutBox] { order.children(of: self) }

  /// A z-index in this box changed: the container around has to sort again.
  final func paintOrderDidChange() {
    var child: LayoutBox = self
    while let current = child.parent {
      current.order.invalidate()
      current.chunks?.invalidateAll()
      current.setNeedsDisplay()
      if current.children.count > 1, current.layoutChild !== child { return }
      child = current
    }
  }

  // MARK: Measuring

  package final func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let fixedSize = sizing.fixedSize { return fixedSize }
    if let size = measurements.size(for: proposal) { return size }
    graph.countMeasure()
    var result = sizeThatFits(proposal)
    if !(result.width >= 0) || !(result.height >= 0) {
      let bad = result
      Report.once(
        "bad-size-\(node?.viewTypeName ?? "")",
        "\(node?.viewTypeName ?? "A view") measured \(bad.width) x \(bad.height) points; it counts as zero. (\(node?.viewPath ?? ""))")
      result = CGSize(width: result.width >= 0 ? result.width : 0, height: result.height >= 0 ? result.height : 0)
    }
    #if DEBUG
      if let check = InvariantChecker.comparing { check.willFill(self) { [self, measurements] in self.measurements = measurements } }
    #endif
    measurements.add(result, for: proposal)
    return result
  }

  package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: measure(proposal), proposal: proposal, guides: self)
  }

  package final nonisolated func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let (size, proposal) = (dimensions.size, dimensions.proposal)
    return LayoutIsolation.run { mayHaveGuide(key) ? explicitGuide(key, size: size, proposal: proposal) : nil }
  }

  // MARK: Placing

  /// Places a child by its top left corner in left-to-right terms; mirrored where the language is.
  final func placeChild(_ child: LayoutBox, at point: CGPoint, proposal: ProposedViewSize) {
    var point = point
    if isMirrored { point.x = size.width - point.x - child.measure(proposal).width }
    child.place(at: point, proposal: proposal)
  }

  final var isMirrored: Bool { (node?.scope ?? graph.rootScope).isRightToLeft }

  final func place(at point: CGPoint, proposal newProposal: ProposedViewSize) {
    var newSize = measure(newProposal)
    if !newSize.width.isFinite { newSize.width = finite(newProposal.width) }
    if !newSize.height.isFinite { newSize.height = finite(newProposal.height) }
    let newOrigin = CGPoint(x: point.x.isFinite ? point.x : 0, y: point.y.isFinite ? point.y : 0)
    let sizeChanged = newSize != size
    let moved = newOrigin != origin
    let wasPlaced = isPlaced
    if wasPlaced, moved || sizeChanged { animateFrame(to: CGRect(origin: newOrigin, size: newSize)) }
    origin = newOrigin
    size = newSize
    if needsLayout || sizeChanged || newProposal != proposal || !wasPlaced {
      proposal = newProposal
      needsLayout = false
      isPlaced = true
      graph.countPlace()
      layoutChildren()
      if sizeChanged || !wasPlaced {
        layoutDidChange(.resized)
        setNeedsDisplay()
      }
    }
    if moved || !wasPlaced {
      parent?.childDisplayDidChange(self)
      layoutDidChange(.moved)
    }
  }

  /// Gives the box a frame that follows something other than a layout: nothing is measured, and nothing animated.
  final func pin(_ frame: CGRect) {
    let (moved, resized) = (frame.origin != origin || !isPlaced, frame.size != size)
    needsLayout = false
    isPlaced = true
    guard moved || resized else { return }
    size = frame.size
    if resized {
      layoutDidChange(.resized)
      setNeedsDisplay()
    }
    if moved { slide(to: frame.origin) }
  }

  /// Moves the box at once. A layout that it waits for is still to come.
  final func slide(to newOrigin: CGPoint) {
    origin = newOrigin
    frameAnimation?.stop(graph: graph)
    parent?.childDisplayDidChange(self)
    layoutDidChange(.moved)
  }

  private func finite(_ value: CGFloat?) -> CGFloat {
    guard let value, value.isFinite else { return 10 }
    return value
  }

  /// The box's view has gone for good.
  func willDisappear() {}

  /// Lets go of the node, which does not outlive its view; the box may, for as long as somebody holds it.
  final func detach() {
    willDisappear()
    frameAnimation?.stop(graph: graph)
    transitionEffect?.stop(graph: graph)
    node = nil
  }

  /// Lays out inside a size that stands.
  final func layoutAgain() {
    needsLayout = false
    graph.countPlace()
    layoutChildren()
  }

  /// Lays out those of the boxes that wait for it, within the frames that they are pinned to: no layout around them places them.
  final func layOutPinned(_ boxes: [LayoutBox]) { for box in boxes where box.isPlaced && box.needsLayout { box.layoutAgain() } }

  /// Sets the root's size.
  final func setRootSize(_ newSize: CGSize) {
    guard newSize != size || !isPlaced else { return }
    size = newSize
    proposal = ProposedViewSize(newSize)
    isPlaced = true
    needsLayout = true
    graph.enqueueLayout(self)
    setNeedsDisplay()
  }

  package final func setNeedsLayout() {
    var box = self
    while true {
      if box.needsLayout && box.measurements.isEmpty && box.isPlaced { return }
      let isLaidOutAlone = box.isLaidOutAlone
      box.needsLayout = true
      box.measurements.removeAll()
      box.layoutDidChange(.invalidated)
      guard let parent = box.parent else {
        if box === graph.rootBox { graph.enqueueLayout(box) }
        return
      }
      if isLaidOutAlone { return graph.enqueueLayout(box) }
      box = parent
    }
  }

  /// Whether nothing inside can change the size.
  final var hasFixedSize: Bool { sizing.isLayoutBoundary }

  /// Whether a layout can begin at the box, in the frame that it has: nothing inside can change that, or nobody asks for its size any more.
  private var isLaidOutAlone: Bool { isPlaced && (isLeaving || hasFixedSize) }

  /// Has the box measured and laid out anew by a container that is about to lay out what is inside of it.
  final func setNeedsLayout(below container: LayoutBox) {
    var box = self
    while box !== container {
      let isLaidOutAlone = box.isLaidOutAlone
      box.needsLayout = true
      box.measurements.removeAll()
      box.layoutDidChange(.invalidated)
      if isLaidOutAlone { return graph.enqueueLayout(box) }
      guard let parent = box.parent else { return }
      box = parent
    }
  }

  /// Marks the box and everything below.
  final func invalidateDeeply() {
    measurements.removeAll()
    needsLayout = true
    layoutDidChange(.invalidated)
    setNeedsDisplay()
    if isLeaving, isPlaced { graph.enqueueLayout(self) }
    for child in children { child.invalidateDeeply() }
  }

  // MARK: Children

  /// The child whose layout a wrapper passes on; nil for leaves and containers.
  final var layoutChild: LayoutBox? {
    let index = layoutChildIndex
    return index >= 0 && index < children.count ? children[index] : nil
  }

  /// Replaces the children. What is known of those at the beginning that stay is kept.
  final func replaceChildren(_ newChildren: [LayoutBox]) {
    let start = countOfSameChildren(newChildren)
    guard start < children.count || start < newChildren.count else { return }
    // The groups of sorted children aren't by the children's own order, and a single child is drawn elsewhere than in a group.
    if order.isSorted || newChildren.count < 2 {
      chunks = nil
    } else {
      chunks?.replaceMembers(from: start, count: newChildren.count)
    }
    order.replaceChildren(of: self, by: newChildren, from: start)
    for child in children[start...] where child.parent === self { child.parent = nil }
    children = newChildren
    for index in start..<newChildren.count {
      let child = newChildren[index]
      child.parent = self
      child.placeInParent = index
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// How many children at the beginning are the same in another list. A child that another box has taken isn't.
  private func countOfSameChildren(_ others: [LayoutBox]) -> Int {
    let limit = min(children.count, others.count)
    var count = 0
    while count < limit, others[count] === children[count], others[count].parent === self { count += 1 }
    return count
  }

  // MARK: What is shown

  /// The frame in the parent as it is drawn now.
  final var presentedFrame: CGRect { motion?.value ?? CGRect(origin: origin, size: size) }

  final var presentedSize: CGSize { motion?.value.size ?? size }

  /// The frame's animation while it runs: one that has ended knows nothing of later frames.
  private var motion: Presented<CGRect>? {
    guard let frameAnimation, frameAnimation.isRunning else { return nil }
    return frameAnimation
  }

  private func animateFrame(to frame: CGRect) {
    if graph.layouts.isFollowingKeyboard {
      motion?.shift(to: frame)
      return
    }
    guard motion != nil || (node?.scope ?? graph.rootScope).mayAnimate(in: graph) else { return }
    let transaction = node?.transaction ?? graph.updates.transaction
    guard transaction.effectiveAnimation != nil || motion != nil else { return }
    let animation = motion ?? Self.frameMotion(CGRect(origin: origin, size: size), box: self)
    frameAnimation = animation
    animation.set(frame, transaction: transaction, graph: graph)
  }

  /// Goes to its frame from a place that is so far away.
  final func comeFrom(_ distance: CGSize) {
    guard let transaction = node?.transaction, transaction.effectiveAnimation != nil else { return }
    let frame = CGRect(origin: origin, size: size)
    let start = (motion?.model ?? frame).offsetBy(dx: distance.width, dy: distance.height)
    if let motion {
      motion.shift(to: start)
      motion.set(frame, transaction: transaction, graph: graph)
    } else {
      let animation = Self.frameMotion(start, box: self)
      frameAnimation = animation
      animation.set(frame, transaction: transaction, graph: graph)
    }
  }

  private static func frameMotion(_ frame: CGRect, box: LayoutBox) -> Presented<CGRect> {
    Presented(frame, box: box) { box in
      box.setNeedsDisplay()
      box.parent?.childDisplayDidChange(box)
    }
  }

  // MARK: Drawing

  package final func setNeedsDisplay() {
    display = nil
    if needsDisplay && parent?.needsDisplay ?? true { return }
    needsDisplay = true
    parent?.childDisplayDidChange(self)
  }

  private func childDisplayDidChange(_ child: LayoutBox) {
    chunks?.invalidate(child.placeInParent)
    display = nil
    guard !needsDisplay else { return }
    needsDisplay = true
    if let parent { parent.childDisplayDidChange(self) } else { graph.needFrame() }
  }

  /// The drawing of this box and its children in the parent's space; nil if there is nothing to see.
  final func displayNode(at offset: CGPoint) -> DisplayNode? {
    if !needsDisplay, displayOffset == offset { return display }
    needsDisplay = false
    displayOffset = offset
    graph.countDisplay()
    display = drawing(at: offset)
    return display
  }

  /// Draws the box and what is inside, in the parent's space with the box's origin at `offset`.
  func drawing(at offset: CGPoint) -> DisplayNode? {
    let effect = drawingEffect
    if effect != nil || transitionEffect != nil {
      guard var node = combined(at: .zero) else { return nil }
      if let effect { node = effect.applyEffect(to: node) }
      if let transitionEffect { node = drawing(node, with: transitionEffect.value) }
      return offset == .zero ? node : DisplayNode(.transform(CGAffineTransform(translationX: offset.x, y: offset.y), node))
    }
    return combined(at: offset)
  }

  final func groupedChildren() -> DisplayNode? {
    let inOrder = paintOrder
    if chunks == nil || chunks!.count != inOrder.count { chunks = DisplayChunks(count: inOrder.count) }
    // The groups are by the children's own order; sorted children are few and cheap to go through.
    if order.isSorted { chunks!.invalidateAll() }
    return chunks!.node { index in
      let child = inOrder[index]
      return child.displayNode(at: child.presentedFrame.origin)
    }
  }
}
