import Foundation
import OrielDrawing

/// The box of a `LazyPlane`.
///
/// Rows are placed in `content`, whose origin is `base`. The origin absorbs changes before the visible rows, so that better estimates move
/// no visible row, and coordinates stay small however large the container is. Elements that follow the viewport are in `front`.
///
/// The plan is queried between layouts (`PlaneBox+building.swift`) and applied during layouts (`PlaneBox+placing.swift`). Changed frames
/// are adopted in a layout that starts at the scroll view: by then the scroll view has the new size and can scroll by the difference.
@MainActor
final class PlaneBox: LazyContentBox {
  var plan: any LazyPlanePlan
  /// The container's node, which makes rows of the content's type; `nil` once the node is unmounted. The reference isn't weak: counting
  /// references to a node that is referenced weakly takes several times as long. The node sets it to `nil` when it is unmounted, and
  /// asserts that in its deinitializer.
  unowned(unsafe) var maker: (any PlaneRowMaking)?

  /// The type of the rows' content, or `nil` without a maker. Containers with the same content type can exchange rows.
  var contentType: ObjectIdentifier? { maker?.contentType }

  let content: RowsBox
  let front: RowsBox
  /// The built rows, in reading order.
  var live: [PlaneRow] = []
  var byID: [LazyPlaneID: PlaneRow] = [:]
  var bySlot: [Int: PlaneRow] = [:]
  var nextSlot = 0
  /// Rows whose elements no longer exist and whose removal transition runs.
  var leaving: [PlaneRow] = []
  /// The states of unbuilt rows for a plan without an exchange.
  private var ownMemory = SavedRowStates<AnyHashable>()
  var memory: SavedRowStates<AnyHashable> {
    _read { if let exchange = plan.exchange { yield exchange.memory } else { yield ownMemory } }
    _modify { if let exchange = plan.exchange { yield &exchange.memory } else { yield &ownMemory } }
  }

  /// The origin of the space of the rows, in the plan's space.
  var base = CGPoint.zero
  /// The revision of the plan that the frames of the rows are from.
  var settledRevision: Int?
  /// The rectangle in which all elements are built, in the plan's space.
  var asked: CGRect?
  /// The part of the viewport inside the safe area and the whole visible rectangle, as last observed, in the plan's space.
  var seen: CGRect?
  var reach: CGRect?
  /// The change from the previous plan, in the update that replaced it.
  var change: Change?
  struct Change {
    var old: any LazyPlanePlan
    var base: CGPoint
    var updateID: Int
    var reach: CGRect?
    /// Indicates whether only the layout differs from that of the frames on the screen.
    var isRearrangement: Bool
    /// Indicates whether the new plan's frames have been adopted.
    var isAnchored = false
  }
  /// An offscreen element that is built because the focus moves to it.
  var wanted: LazyPlaneID?
  var prefetch = RowPrefetch()
  /// The rows that were built before they were visible, and haven't been visible since.
  var prefetched: [PlaneRow] = []
  /// Indicates whether offscreen rows are kept.
  var keepsOffscreenRows = false
  /// Indicates whether the plan's size differs from the box's, so that the ancestors need layout.
  var hasOtherSize = false
  /// Indicates whether rows may have adjustments, and whether a request for them is pending.
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

  /// The size of the plan's content, with 0 for a nonfinite length.
  var planSize: CGSize {
    let size = plan.contentSize
    return CGSize(width: size.width.isFinite ? max(0, size.width) : 0, height: size.height.isFinite ? max(0, size.height) : 0)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    measureRows()
    return planSize
  }

  /// The ancestors don't depend on the set of built rows.
  override var sizing: BoxSizing { .independentOfContent(if: isChangingRows && isPlaced) }

  func changingRows(_ body: () -> Void) {
    let wasChanging = isChangingRows
    isChangingRows = true
    body()
    isChangingRows = wasChanging
  }

  /// Invalidates the layout of the ancestors for another size, after the pass that found it.
  func settleSize() {
    guard hasOtherSize else { return }
    hasOtherSize = false
    setNeedsLayout()
    parent?.setNeedsLayout()
  }

  // MARK: Names

  /// Returns the frame, present or future, of the element with a name, in the box's own space, or `nil` if the plan doesn't have the name.
  func frame(named name: AnyHashable) -> CGRect? { plan.frame(named: name).map(onScreen) }

  /// Returns the built elements in a rectangle that scrolling can align to.
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
    // If the size changes, the scroll view has to be laid out first: it couldn't scroll as far otherwise.
    if !hasOtherSize {
      let sight = sight
      settleFrames()
      let origin = CGPoint(x: isMirrored ? size.width - base.x : base.x, y: base.y)
      content.pin(CGRect(origin: origin, size: size))
      front.pin(CGRect(origin: .zero, size: size))
      updateRowPositions(in: sight)
    }
    enclosingScrollBoxes { $0.observe(self) }
    viewportDidChange()
  }

  override func clearance(around box: LayoutBox) -> EdgeInsets { pinnedClearance(around: box) }

  // MARK: The viewport

  override func viewportDidChange() {
    // Another object may retain the box for a moment after its node is unmounted.
    guard node != nil, let maker else { return }
    var isWider = false
    reach = planRect(
      visibleRect { scroll in
        guard scroll.overhang != EdgeInsets() || scroll.lookahead != EdgeInsets() else { return scroll.viewport }
        isWider = true
        return scroll.reach
      })
    seen = isWider ? planRect(visibleRect(through: \.viewport)) : reach
    if !prefetched.isEmpty { showPrefetchedRows() }
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
    guard keepsOffscreenRows, let reach else { return false }
    return live.contains { !$0.isMoving && $0.box.hand == nil && !$0.element.frame.overlaps(kept(reach)) && $0 !== focusedRow }
  }

  /// The row that contains the focus, or `nil` if none does.
  var focusedRow: PlaneRow? { graph.input.focus.focused.flatMap { row(around: $0) } }

  /// Returns the rectangle in which built rows are kept. It extends beyond `reach`, so that scrolling back and forth builds nothing.
  func kept(_ reach: CGRect) -> CGRect {
    reach.insetBy(dx: -min(200, reach.width / 2), dy: -min(200, reach.height / 2))
  }
}

/// The node of a two-axis container, which makes, updates and recycles its rows.
@MainActor
protocol PlaneRowMaking: RowBuilding, RowSource {
  /// The type of the rows' content. Rows can move between containers for which it is the same.
  var contentType: ObjectIdentifier { get }
  func makeRow(_ id: LazyPlaneID, slot: Int, isPrefetched: Bool, state: SavedState?) -> Row
  func updateRow(_ row: Row, _ id: LazyPlaneID)
  func recycleRow(_ row: Row, _ id: LazyPlaneID, slot: Int, isPrefetched: Bool)
}
