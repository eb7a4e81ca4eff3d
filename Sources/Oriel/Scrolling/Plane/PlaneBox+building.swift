import Foundation
import OrielDrawing

extension PlaneBox {
  // MARK: Changing the plan

  /// Replaces the plan. Rows move to the elements that succeed theirs in the new plan; rows without a successor are removed.
  func take(_ next: any LazyPlanePlan, transaction: Transaction) {
    guard next !== plan else { return }
    let old = plan
    let follows = followsFocus(to: next, from: old)
    let isRearrangement = next.isRearrangement(of: old) && (change.map { $0.isAnchored || $0.isRearrangement } ?? true)
    change = Change(old: old, base: base, updateID: graph.updates.updateID, reach: reach, isRearrangement: isRearrangement)
    if let exchange = next.exchange {
      if exchange.isOutermost(self) { exchange.arrange(next, from: old, in: self) }
    } else if !memory.isEmpty {
      for identity in next.identities(goneFrom: old) { memory.forget(identity) }
    }
    plan = next
    let focused = focusedRow
    let successors = next.successors(of: live.map(\.element.id), from: old)
    byID.removeAll(keepingCapacity: true)
    var kept: [PlaneRow] = []
    var gone: [PlaneRow] = []
    for (row, id) in zip(live, successors) {
      if let id, byID[id] == nil {
        row.element.id = id
        byID[id] = row
        kept.append(row)
      } else {
        gone.append(row)
      }
    }
    live = kept.sorted { $0.element.id < $1.element.id }
    for row in gone { leave(row) }
    // The plan determines the elements near the viewport now, because a layout can't request them.
    if let reach { _ = next.elements(in: reach, visible: seen ?? reach) }
    asked = nil
    settledRevision = nil
    receiveRows(transaction: transaction)
    contributeRows()
    setNeedsLayout()
    if let maker { graph.scrolling.needsRows(maker) }
    if let focused, byID[focused.element.id] === focused {
      keepFocus(in: focused)
      if follows { follow(focused, transaction: transaction) }
    }
  }

  /// Indicates whether the scroll view follows the focused row to its position in the new plan. It does for a change of the data. For a
  /// rearrangement of the same elements it doesn't if the user has scrolled the focused view offscreen.
  private func followsFocus(to next: any LazyPlanePlan, from old: any LazyPlanePlan) -> Bool {
    let focus = graph.input.focus
    guard let focused = focus.focused, next.isRearrangement(of: old) else { return true }
    return !focus.directions.isScrolledAway(focused)
  }

  /// Keeps the focus in its row when another view replaces the row's content.
  private func keepFocus(in row: PlaneRow) {
    let focus = graph.input.focus
    // A two-axis container inside the row keeps its own focus.
    guard let old = focus.focused, old.isPlaced, old.enclosing(PlaneElementBox.self) === row.box else { return }
    let (frame, leads) = (old.placedFrame, focus.directions.leads)
    graph.afterLayout { [weak self, weak row] in
      guard let self, let row, byID[row.element.id] === row else { return }
      if let current = focus.focused {
        guard current === old, old.isBeingRemoved(from: row.box) else { return }
      } else if old.isWithin(row.box), !old.isBeingRemoved(from: row.box) {
        // The view has resigned the focus itself.
        return
      }
      let candidates = focus.reachable.filter { $0.isWithin(row.box) && !$0.isBeingRemoved(from: row.box) }
      guard let nearest = candidates.min(by: { $0.distance(from: frame) < $1.distance(from: frame) }) else { return }
      if leads { focus.directions.take(nearest) } else { focus.move(to: nearest, byKeyboard: true) }
    }
  }

  /// Keeps the focus visible wherever its row moves.
  func follow(_ row: PlaneRow, isNew: Bool = false, transaction: Transaction) {
    guard let target = graph.input.focus.focused else { return }
    let frame = row.element.frame
    graph.afterLayout { [weak target] in
      guard let target, target.isAttached, isNew || row.element.frame != frame else { return }
      target.enclosingScrollBoxes { scroll in
        scroll.begin(
          ScrollRequest(target: .box({ [weak target] in target }, anchor: nil, margin: EdgeInsets(20)), start: scroll.offset),
          transaction: Transaction(animation: transaction.effectiveAnimation))
      }
    }
  }

  /// Removes a row whose element no longer exists, with its removal transition if it has one.
  private func leave(_ row: PlaneRow) {
    bySlot[row.row.index ?? -1] = nil
    row.row.index = nil
    if let focused = graph.input.focus.focused, focused.isWithin(row.box) { graph.input.focus.unregister(focused) }
    let begins = RemovalTransition.begin(row.row) { [weak self] in
      guard let self else { return }
      leaving.removeAll { $0 === row }
      letGo(row)
      if let maker, maker.isMounted { changingRows { contributeRows() } }
    }
    if begins { leaving.append(row) } else { letGo(row) }
  }

  private func letGo(_ row: PlaneRow) {
    row.row.unmount()
    row.box.detach()
  }

  // MARK: Building

  /// Builds the rows that are needed and removes the others. Runs in the update pass.
  func buildRows() {
    settleSize()
    guard let reach, isPlaced else { return }
    var found: [LazyPlaneElement] = []
    var next = reach
    let visible = seen ?? reach
    if let asked, settledRevision == plan.revision, !plan.followsViewport, asked.overlaps(reach) {
      next = extended(reach, beyond: asked)
      for strip in next.strips(outside: asked) { found += plan.elements(in: strip, visible: visible) }
    } else {
      found = plan.elements(in: reach, visible: visible)
    }
    if let wanted, byID[wanted] == nil, let element = plan.element(wanted, visible: visible) { found.append(element) }
    // The plan's frames have changed meanwhile: rows are built once a layout has adopted the new frames.
    guard settledRevision == plan.revision else { return setNeedsLayout() }
    turnOver(found, in: reach, asked: next)
  }

  /// Returns the visible rectangle, extended in the direction in which it moves by the length in which elements are prefetched.
  private func extended(_ reach: CGRect, beyond asked: CGRect) -> CGRect {
    var edges: [Edge] = []
    if reach.minY < asked.minY { edges.append(.top) }
    if reach.maxY > asked.maxY { edges.append(.bottom) }
    if reach.minX < asked.minX { edges.append(.leading) }
    if reach.maxX > asked.maxX { edges.append(.trailing) }
    guard edges.count == 1, let edge = edges.first, let maker, maker.transaction.effectiveAnimation == nil else { return reach }
    let isVertical = edge == .top || edge == .bottom
    let viewport = isVertical ? reach.height : reach.width
    var length = prefetch.length(beyond: edge, of: isVertical ? reach.minY...reach.maxY : reach.minX...reach.maxX, at: graph.now)
    guard length > 0, let like = live.last else { return reach }
    // The elements are as dense beyond the edge as they are here.
    length = min(length, viewport * CGFloat(prefetch.mostRows(like: like.row)) / CGFloat(live.count))
    return reach.outset(by: EdgeInsets(length, edges: Edge.Set(edge)))
  }

  func showPrefetchedRows() {
    prefetched.removeAll { row in
      guard byID[row.element.id] === row else { return true }
      guard let reach, row.element.frame.overlaps(reach) else { return false }
      row.row.setVisible(true)
      return true
    }
  }

  private func turnOver(_ found: [LazyPlaneElement], in reach: CGRect, asked: CGRect) {
    self.asked = asked
    let kept = kept(reach)
    let focused = focusedRow
    var entering: [LazyPlaneElement] = []
    for element in found where byID[element.id] == nil { entering.append(element) }
    var gone: [PlaneRow] = []
    var staying: [PlaneRow] = []
    staying.reserveCapacity(live.count)
    keepsOffscreenRows = wanted != nil
    for row in live {
      if row.element.frame.overlaps(kept) || (row.element.frame.isEmpty && kept.covers(row.element.frame.origin)) {
        staying.append(row)
      } else if row === focused || row.isMoving || row.box.hand != nil || row.element.id == wanted {
        keepsOffscreenRows = true
        staying.append(row)
      } else {
        gone.append(row)
      }
    }
    guard !entering.isEmpty || !gone.isEmpty, let maker else { return }
    for row in gone { byID[row.element.id] = nil }
    let transaction = maker.transaction
    let isAnimated = transaction.effectiveAnimation != nil
    let animatedRows = isAnimated || entering.isEmpty || gone.isEmpty ? [] : graph.animatedRows
    var added: [PlaneRow] = []
    for element in entering where byID[element.id] == nil {
      let isPrefetched = asked != reach && !element.followsViewport && !element.frame.overlaps(reach) && element.id != wanted
      let row = makeRow(
        element.sanitized, by: maker, from: &gone, isPrefetched: isPrefetched, mayRecycle: !isAnimated, animatedRows: animatedRows)
      if isPrefetched { prefetched.append(row) }
      byID[element.id] = row
      added.append(row)
    }
    for row in gone {
      bySlot[row.row.index ?? -1] = nil
      if let state = SavedState(of: row.row) { memory.keep(state, for: plan.identity(of: row.element.id)) }
      letGo(row)
    }
    added.sort { $0.element.id < $1.element.id }
    live = merged(staying, added)
    changingRows { contributeRows() }
  }

  private func merged(_ first: [PlaneRow], _ second: [PlaneRow]) -> [PlaneRow] {
    guard !second.isEmpty else { return first }
    var result: [PlaneRow] = []
    result.reserveCapacity(first.count + second.count)
    var next = 0
    for row in second {
      while next < first.count, first[next].element.id < row.element.id {
        result.append(first[next])
        next += 1
      }
      result.append(row)
    }
    result += first[next...]
    return result
  }

  private func makeRow(
    _ element: LazyPlaneElement, by maker: any PlaneRowMaking, from gone: inout [PlaneRow], isPrefetched: Bool, mayRecycle: Bool,
    animatedRows: Set<ObjectIdentifier>
  ) -> PlaneRow {
    let state = memory.isEmpty ? nil : memory.take(plan.identity(of: element.id))
    if state == nil, mayRecycle,
      let index = gone.lastIndex(where: { row in
        row.element.kind == element.kind && row.row.isRecyclable
          && (animatedRows.isEmpty || !animatedRows.contains(ObjectIdentifier(row.row)))
      })
    {
      let row = gone.remove(at: index)
      row.become(element)
      maker.recycleRow(row.row, element.id, slot: row.row.index ?? 0, isPrefetched: isPrefetched)
      row.box.fill(row.row)
      return row
    }
    let slot = nextSlot
    nextSlot += 1
    let box = PlaneElementBox(node: maker)
    let row = PlaneRow(maker.makeRow(element.id, slot: slot, isPrefetched: isPrefetched, state: state), box: box, element: element)
    bySlot[slot] = row
    box.fill(row.row)
    if let change, change.updateID == graph.updates.updateID, maker.transaction.effectiveAnimation != nil {
      if let origin = plan.origin(of: element.id, in: change.old) {
        row.arrival = near(origin, change)
      } else {
        InsertionTransition.begin(row.row)
      }
    }
    return row
  }

  /// Returns the frame from which an inserted row moves in, in the space of the rows. It is at most one viewport length beyond the edge, so
  /// that the user can follow the movement.
  private func near(_ origin: CGRect, _ change: Change) -> CGRect {
    var frame = origin
    if let reach = change.reach {
      frame.origin.x = min(max(frame.origin.x, reach.minX - reach.width - frame.width), reach.maxX + reach.width)
      frame.origin.y = min(max(frame.origin.y, reach.minY - reach.height - frame.height), reach.maxY + reach.height)
    }
    return frame.offsetBy(dx: -change.base.x, dy: -change.base.y)
  }

  /// Distributes the boxes of the rows over the two spaces. Removed rows are behind the others.
  func contributeRows() {
    var behind: [LayoutBox] = leaving.map { $0.box }
    var inFront: [LayoutBox] = []
    behind.reserveCapacity(behind.count + live.count)
    for row in live { if row.element.followsViewport { inFront.append(row.box) } else { behind.append(row.box) } }
    content.replaceChildren(behind)
    front.replaceChildren(inFront)
  }
}

extension LayoutBox {
  /// Indicates whether the box or one of its ancestors below `container` is a removed view.
  fileprivate func isBeingRemoved(from container: LayoutBox) -> Bool {
    var box: LayoutBox? = self
    while let current = box, current !== container {
      if current.isBeingRemoved { return true }
      box = current.parent
    }
    return false
  }

  /// Returns the box itself or its nearest ancestor of a type, or `nil` if there is none.
  fileprivate func enclosing<Box: LayoutBox>(_: Box.Type) -> Box? {
    var box: LayoutBox? = self
    while let current = box {
      if let found = current as? Box { return found }
      box = current.parent
    }
    return nil
  }

  /// Returns the sum of the horizontal and the vertical distance between the box's center and that of a frame in window coordinates.
  fileprivate func distance(from frame: CGRect) -> CGFloat {
    let own = placedFrame
    return abs(own.midX - frame.midX) + abs(own.midY - frame.midY)
  }
}

extension PlaneElementBox {
  func fill(_ row: Row) { replaceChildren(row.contributedBoxes) }
}

extension CGRect {
  /// Returns the parts of the rectangle outside another one, as up to four rectangles that share at most edges.
  func strips(outside other: CGRect) -> [CGRect] {
    var result: [CGRect] = []
    let (low, high) = (max(minY, other.minY), min(maxY, other.maxY))
    if minY < low { result.append(CGRect(x: minX, y: minY, width: width, height: low - minY)) }
    if maxY > high { result.append(CGRect(x: minX, y: high, width: width, height: maxY - high)) }
    if minX < other.minX { result.append(CGRect(x: minX, y: low, width: other.minX - minX, height: high - low)) }
    if maxX > other.maxX { result.append(CGRect(x: other.maxX, y: low, width: maxX - other.maxX, height: high - low)) }
    return result
  }
}
