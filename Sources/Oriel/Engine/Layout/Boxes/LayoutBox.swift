import Foundation
import OrielDrawing

/// A rectangle of the layout tree: it measures itself for a proposal, places its children, and draws.
///
/// `measure` can be called at any time with any proposal, and changes nothing but caches. Only the parent's layout calls `place`. A box
/// stores its size, and its origin in its parent. While a layout change is animated, the presentation value may lag behind:
/// `presentedFrame` is the frame that is drawn and hit-tested.
///
/// A subclass may override these members, and no others:
/// - measuring: `sizeThatFits(_:)` and `sizing`; for alignment `explicitGuide(_:size:proposal:)`, `mayHaveGuide(_:)` and `spacing`
/// - placing: `layoutChildren()` and `layoutDidChange(_:)`
/// - drawing: `drawContent(at:)` and `drawing(at:)`
/// - hit testing: `hitContent(_:)` and `isHidden(from:)`
/// - removal of the view: `willDisappear()`
/// - roles, each `nil` if the box doesn't have it: `drawingEffect`, `traitSource` and `layoutRegion`
///
/// Roles that no pass of a frame reads are protocols that a box conforms to: `GestureSource`, `FocusTarget`, `AccessibilitySource`.
///
/// The stored properties that passes read for each box have no dynamic exclusivity checks: no access lasts longer than a statement.
@MainActor
package class LayoutBox: AlignmentGuideSource {
  @exclusivity(unchecked) private(set) final var nodeReference: UnownedOptional<AnyViewNode>
  @exclusivity(unchecked) private(set) final var graphReference: UnownedOptional<ViewGraph>
  @exclusivity(unchecked) nonisolated(unsafe) private(set) final var parentReference = UnownedOptional<LayoutBox>()
  @exclusivity(unchecked) nonisolated(unsafe) package private(set) final var children: [LayoutBox] = []
  /// The index among the parent's children.
  @exclusivity(unchecked) private(set) final var indexInParent = 0
  /// The index of the child whose layout a wrapper passes on, or a negative number for leaves and containers.
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
  /// True while the view's removal transition runs. The box is drawn, and takes no part in layout, hit testing and accessibility.
  @exclusivity(unchecked) final var isBeingRemoved = false {
    didSet {
      guard isBeingRemoved != oldValue else { return }
      parent?.setNeedsLayout()
      // The parent no longer lays out the box.
      if needsLayout, isLaidOutAlone { graph.enqueueLayout(self) }
    }
  }
  /// The effect of the view's insertion or removal transition.
  @exclusivity(unchecked) final var transitionEffect: TransitionEffectState?

  init(node: AnyViewNode?) {
    nodeReference = UnownedOptional(node)
    let graph = node?.graph
    graphReference = UnownedOptional(graph)
    graph?.drawing.hasNewBoxes = true
  }

  deinit {
    // Another object may still retain a child; its parent reference must not dangle.
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

  /// Returns the size of the box for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let child = children.first else { return .zero }
    return child.measure(proposal)
  }

  /// The box itself if it determines the available space of its descendants, or `nil`.
  var layoutRegion: (any LayoutRegion)? { nil }

  /// Places the children within `size`, which was measured for `proposal`.
  func layoutChildren() {
    for child in children where !child.isBeingRemoved { placeChild(child, at: .zero, proposal: proposal) }
  }

  /// Called after a change of the layout. Boxes that cache values derived from the layout override it.
  func layoutDidChange(_ change: LayoutChange) {}

  /// Returns the position of a guide that this box or its content sets, or `nil` if the guide's default applies.
  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard let child = layoutChild else { return nil }
    return child.explicitGuide(key, size: child.measure(proposal), proposal: proposal)
  }

  /// Returns a Boolean value that indicates whether `explicitGuide` may return a value. If it can't, the position of the content doesn't
  /// have to be computed. Few views set a guide, and every alignment reads two.
  func mayHaveGuide(_ key: AlignmentKey) -> Bool { layoutChild?.mayHaveGuide(key) ?? false }

  /// The preferred spacing to the siblings.
  var spacing: ViewSpacing { layoutChild?.spacing ?? ViewSpacing() }

  /// The box itself if it has traits that its content doesn't have, such as a z-index, or `nil`.
  var traitSource: (any TraitSource)? { nil }

  /// The properties of the size that are known without measuring the content. An invalidation from below reads them before it removes the
  /// box's `measurements`: if an ancestor has measured the content's own size, the invalidation has to reach it.
  var sizing: BoxSizing { .byContent }

  /// Returns the drawing of the box behind its children, in the parent's space with the box's origin at `offset`.
  func drawContent(at offset: CGPoint) -> DisplayNode? { nil }

  /// The box itself while it has an effect on its drawing, which includes its descendants, or `nil`.
  var drawingEffect: (any DrawingEffect)? { nil }

  /// Returns a Boolean value that indicates whether the search skips the box and its descendants.
  func isHidden(from search: BoxSearch) -> Bool { false }

  /// Returns the deepest box at a point in the box's own space: the result of `hitChildren`, or the box itself if it takes part in hit
  /// testing.
  func hitContent(_ point: CGPoint) -> LayoutBox? { hitChildren(point) }

  /// Returns the deepest descendant at a point in the box's own space. Children are tested from front to back.
  final func hitChildren(_ point: CGPoint) -> LayoutBox? {
    for child in paintOrder.reversed() { if let hit = child.hitTest(point) { return hit } }
    return nil
  }

  /// Returns the deepest descendant at a point in the box's own space, or the box itself if there is none and `area` contains the point.
  final func hitChildren(_ point: CGPoint, orSelfIn area: CGRect) -> LayoutBox? {
    hitChildren(point) ?? (area.covers(point) ? self : nil)
  }

  @exclusivity(unchecked) private var order = PaintOrder()

  /// The children in drawing order, from back to front. Hit testing uses the reverse order.
  final var paintOrder: [LayoutBox] { order.children(of: self) }

  /// Notifies the enclosing containers that a z-index in this box has changed, so that they sort their children again.
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
        "\(node?.viewTypeName ?? "A view") returned the invalid size \(bad.width) x \(bad.height); invalid lengths count as zero. "
          + "(\(node?.viewPath ?? ""))")
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

  /// Places a child by its top left corner, as in a left-to-right layout. The position is mirrored in a right-to-left layout.
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

  /// Sets a frame that doesn't result from a layout. Nothing is measured or animated.
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

  /// Moves the box without an animation. A pending layout of the box stays pending.
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

  /// Called when the box's view is unmounted.
  func willDisappear() {}

  /// Releases the node, which doesn't outlive its view. The box may, while another object retains it.
  final func detach() {
    willDisappear()
    frameAnimation?.stop(graph: graph)
    transitionEffect?.stop(graph: graph)
    node = nil
  }

  /// Lays out the children within the current size.
  final func layoutAgain() {
    needsLayout = false
    graph.countPlace()
    layoutChildren()
  }

  /// Lays out those of the given boxes that need it, within the frames that they are pinned to. No layout of an ancestor places them.
  final func layOutPinned(_ boxes: [LayoutBox]) { for box in boxes where box.isPlaced && box.needsLayout { box.layoutAgain() } }

  /// Sets the size of the root box.
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

  /// Indicates whether no descendant can change the size.
  final var hasFixedSize: Bool { sizing.isLayoutBoundary }

  /// Indicates whether a layout can start at the box, in its current frame: no descendant can change the frame, or the box is being removed
  /// and its size isn't used any more.
  private var isLaidOutAlone: Bool { isPlaced && (isBeingRemoved || hasFixedSize) }

  /// Invalidates the box and its ancestors up to `container`, which is about to lay out its descendants.
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

  /// Invalidates the box and all of its descendants.
  final func invalidateDeeply() {
    measurements.removeAll()
    needsLayout = true
    layoutDidChange(.invalidated)
    setNeedsDisplay()
    if isBeingRemoved, isPlaced { graph.enqueueLayout(self) }
    for child in children { child.invalidateDeeply() }
  }

  // MARK: Children

  /// The child whose layout a wrapper passes on, or `nil` for leaves and containers.
  final var layoutChild: LayoutBox? {
    let index = layoutChildIndex
    return index >= 0 && index < children.count ? children[index] : nil
  }

  /// Replaces the children. Cached state of unchanged children at the start is kept.
  final func replaceChildren(_ newChildren: [LayoutBox]) {
    let start = countOfSameChildren(newChildren)
    guard start < children.count || start < newChildren.count else { return }
    // The chunks of sorted children don't follow the children's own order, and a single child is drawn without chunks.
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
      child.indexInParent = index
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Returns the number of children at the start that are the same in another list. A child that another box has adopted doesn't count.
  private func countOfSameChildren(_ others: [LayoutBox]) -> Int {
    let limit = min(children.count, others.count)
    var count = 0
    while count < limit, others[count] === children[count], others[count].parent === self { count += 1 }
    return count
  }

  // MARK: Presentation

  /// The frame in the parent as it is drawn now.
  final var presentedFrame: CGRect { motion?.value ?? CGRect(origin: origin, size: size) }

  final var presentedSize: CGSize { motion?.value.size ?? size }

  /// The animation of the frame while it runs, or `nil`. One that has ended doesn't follow later frames.
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

  /// Animates the box to its frame from a position that is offset by `distance`, if the transaction has an animation.
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
    chunks?.invalidate(child.indexInParent)
    display = nil
    guard !needsDisplay else { return }
    needsDisplay = true
    if let parent { parent.childDisplayDidChange(self) } else { graph.needFrame() }
  }

  /// Returns the drawing of this box and its children in the parent's space, or `nil` if it is empty.
  final func displayNode(at offset: CGPoint) -> DisplayNode? {
    if !needsDisplay, displayOffset == offset { return display }
    needsDisplay = false
    displayOffset = offset
    graph.countDisplay()
    display = drawing(at: offset)
    return display
  }

  /// Draws the box and its descendants, in the parent's space with the box's origin at `offset`.
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
    // The chunks follow the children's own order. Sorted children are few, and redrawing all of them is cheap.
    if order.isSorted { chunks!.invalidateAll() }
    return chunks!.node { index in
      let child = inOrder[index]
      return child.displayNode(at: child.presentedFrame.origin)
    }
  }
}
