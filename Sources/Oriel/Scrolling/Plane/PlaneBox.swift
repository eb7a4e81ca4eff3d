import Foundation
import OrielDrawing

/// The box of a `LazyPlane`.
///
/// Rows are placed in `content`, whose origin is `base`: it absorbs what happens before what is seen, so that better estimates move nothing
/// that is seen, and coordinates stay small however large the plane is. What follows the viewport is in `front`.
///
/// The plan is asked between layouts (`PlaneBox+building.swift`) and shown in them (`PlaneBox+placing.swift`). Frames that have become others are
/// taken over in a layout from the scroll view down, which knows the new size by then and can be moved by as much.
@MainActor
final class PlaneBox: LazyContentBox {
  var plan: any LazyPlanePlan
  /// The plane's node, which makes rows of the content's type; nil once the node is unmounted. The reference isn't weak: counting references to a node that is
  /// referenced weakly takes several times as long. The node sets it to nil when it is unmounted, and asserts that in its deinitializer.
  unowned(unsafe) var maker: (any PlaneRowMaking)?

  /// What rows are made of; planes with the same may exchange rows. Nil without a maker.
  var contentType: ObjectIdentifier? { maker?.contentType }

  let content: RowsBox
  let front: RowsBox
  /// In reading order.
  var live: [PlaneRow] = []
  var byID: [LazyPlaneID: PlaneRow] = [:]
  var bySlot: [Int: PlaneRow] = [:]
  var nextSlot = 0
  /// Rows that are no longer among the elements.
  var leaving: [PlaneRow] = []
  /// Where nothing is shared with other planes.
  private var ownMemory = RowMemory<AnyHashable>()
  var memory: RowMemory<AnyHashable> {
    _read { if let exchange = plan.exchange { yield exchange.memory } else { yield ownMemory } }
    _modify { if let exchange = plan.exchange { yield &exchange.memory } else { yield &ownMemory } }
  }

  /// Where the space of the rows begins, in the plan's.
  var base = CGPoint.zero
  /// What the frames of the rows are of.
  var settledRevision: Int?
  /// Where all elements are built.
  var asked: CGRect?
  /// What could be seen clear of the safe area's insets when somebody last looked, and what could be seen at all, in the plan's space.
  var seen: CGRect?
  var reach: CGRect?
  /// The plan before this one, in the update that brought this one.
  var change: Change?
  struct Change {
    var old: any LazyPlanePlan
    var base: CGPoint
    var updateID: Int
    var reach: CGRect?
    /// Whether only the layout is another than in the frames that are shown.
    var isRearrangement: Bool
    /// Whether its frames are still to be taken over.
    var isAnchored = false
  }
  /// An element that is built out of sight, for a focus that goes there.
  var wanted: LazyPlaneID?
  /// Whether rows stay that are out of sight.
  var hasStragglers = false
  /// Whether the containers around have to hear of another size.
  var hasOtherSize = false
  /// Whether views may be shown otherwise than they stand, and whether they are about to be looked at.
  var hasAdjustments = false
  var waitsForAdjusting = false
  private var isChangingRows = false
  private var wasMirrored = false

  init(_ plan: any LazyPlanePlan, graph: ViewGraph) {
    self.plan = plan
    content = RowsBox(node: nil)
    front = RowsBox(node: nil)
    super.init(node: nil)
    for box in [self, content, front] { box.graph = graph }
  }

  func adopt(by node: AnyViewNode) {
    for box in [self, content, front] { box.node = node }
    replaceChildren([content, front])
  }

  override func willDisappear() {
    content.detach()
    front.detach()
    for row in live + leaving { row.box.detach() }
  }

  // MARK: Size

  /// Of the plan, as far as it is a size.
  var planSize: CGSize {
    let size = plan.contentSize
    return CGSize(width: size.width.isFinite ? max(0, size.width) : 0, height: size.height.isFinite ? max(0, size.height) : 0)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    measureRows()
    return planSize
  }

  /// Which rows there are is nothing to the containers around.
  override var sizing: BoxSizing { .independentOfContent(if: isChangingRows && isPlaced) }

  func changingRows(_ body: () -> Void) {
    let wasChanging = isChangingRows
    isChangingRows = true
    body()
    isChangingRows = wasChanging
  }

  /// Tells the containers around about another size, once the pass that found it is over.
  func settleSize() {
    guard hasOtherSize else { return }
    hasOtherSize = false
    setNeedsLayout()
    parent?.setNeedsLayout()
  }

  // MARK: Names

  /// Where what a program knows by a name is or will be, in the box's own space.
  func frame(named name: AnyHashable) -> CGRect? { plan.frame(named: name).map(onScreen) }

  /// What scrolling can align to, of what is built.
  func targets(in rect: CGRect) -> [ScrollTargetPlace] {
    live.compactMap { row in
      let frame = onScreen(row.element.frame)
      guard row.isSettled, !row.element.followsViewport, frame.touches(rect) else { return nil }
      let id = row.element.id
      return ScrollTargetPlace(frame: frame) { [plan] in plan.names(of: id) }
    }
  }

  private func onScreen(_ frame: CGRect) -> CGRect {
    isMirrored ? CGRect(x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
  }

  // MARK: Layout

  override func layoutChildren() {
    if isMirrored != wasMirrored {
      wasMirrored = isMirrored
      for row in live { row.isSettled = false }
    }
    measureRows()
    let planSize = planSize
    hasOtherSize = abs(planSize.width - size.width) > 0.01 || abs(planSize.height - size.height) > 0.01
    // With another size the scroll view has to know first: it couldn't be moved as far.
    if !hasOtherSize {
      let sight = sight
      settleFrames()
      let origin = CGPoint(x: isMirrored ? size.width - base.x : base.x, y: base.y)
      content.pin(CGRect(origin: origin, size: size))
      front.pin(CGRect(origin: .zero, size: size))
      placeRows(in: sight)
    }
    enclosingScrollBoxes { $0.observe(self) }
    viewportDidChange()
  }

  override func clearance(around box: LayoutBox) -> EdgeInsets { pinnedClearance(around: box) }

  // MARK: The viewport

  override func viewportDidChange() {
    // Somebody may hold the box for a moment longer than its node lives.
    guard node != nil, let maker else { return }
    var isWider = false
    reach = planRect(
      visibleRect { scroll in
        guard scroll.overhang != EdgeInsets() || scroll.lookahead != EdgeInsets() else { return scroll.viewport }
        isWider = true
        return scroll.reach
      })
    seen = isWider ? planRect(visibleRect(through: \.viewport)) : reach
    if plan.followsViewport { placeFollowers() }
    adjustSoon()
    guard hasOtherSize || lacksRows || hasIdleStragglers else { return }
    graph.scrolling.needsRows(maker)
  }

  private func planRect(_ rect: CGRect) -> CGRect? {
    guard !rect.isNull, !rect.isEmpty, rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return nil }
    return isMirrored ? CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
  }

  private var lacksRows: Bool {
    guard let reach else { return false }
    guard settledRevision == plan.revision, let asked else { return true }
    return !asked.contains(reach)
  }

  private var hasIdleStragglers: Bool {
    guard hasStragglers, let reach else { return false }
    return live.contains { !$0.isMoving && $0.box.hand == nil && !$0.element.frame.overlaps(kept(reach)) && $0 !== focusedRow }
  }

  /// The row that the focus is in.
  var focusedRow: PlaneRow? { graph.input.focus.focused.flatMap { row(around: $0) } }

  /// Rows that exist stay until they are some way off: going back and forth builds nothing.
  func kept(_ reach: CGRect) -> CGRect {
    reach.insetBy(dx: -min(200, reach.width / 2), dy: -min(200, reach.height / 2))
  }
}

/// The node of a plane.
@MainActor
protocol PlaneRowMaking: RowBuilding, RowSource {
  /// Rows can go from one plane to another where this is the same.
  var contentType: ObjectIdentifier { get }
  func makeRow(_ id: LazyPlaneID, slot: Int, state: SavedState?) -> Row
  func updateRow(_ row: Row, _ id: LazyPlaneID)
  func recycleRow(_ row: Row, _ id: LazyPlaneID, slot: Int)
}
