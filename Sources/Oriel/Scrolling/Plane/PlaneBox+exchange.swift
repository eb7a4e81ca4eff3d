import Foundation
import OrielDrawing

/// Rows that move from one container to another (`LazyPlaneExchange`). In one update the outermost container takes them out of the
/// containers that hold them. Each container receives its rows with its next plan, or when it is created. A container that isn't built is
/// built when a row moves to it.
extension PlaneBox {
  func joinExchange() {
    guard let exchange = plan.exchange else { return }
    exchange.join(self)
    if !exchange.isOutermost(self) {
      graph.afterLayout { [weak self] in if let self, isAttached { exchange.planeAppeared(self) } }
    }
    if let maker { receiveRows(transaction: maker.transaction) }
    contributeRows()
  }

  /// Scrolls to the element with a name in a container inside another one. Returns `false` if the plan doesn't have the name.
  func show(_ name: AnyHashable, anchor: UnitPoint?, transaction: Transaction) -> Bool {
    guard plan.frame(named: name) != nil, let scroll = enclosingScrollBox else { return false }
    scroll.begin(ScrollRequest(target: .view(name, anchor: anchor), start: scroll.offset), transaction: transaction)
    return true
  }

  /// Passes a scroll request of the enclosing scroll view on to the containers inside, by the name of an element.
  func scrollBegins(to name: AnyHashable, anchor: UnitPoint?, in scroll: ScrollBox, transaction: Transaction) {
    guard let exchange = plan.exchange, exchange.isOutermost(self), enclosingScrollBox === scroll else { return }
    exchange.seek(name, anchor: anchor, in: scroll, transaction: transaction)
  }

  /// Removes rows that move to another container. Until that one receives them, they belong to the outermost container, which persists.
  func release(_ rows: [PlaneRow], to outermost: PlaneBox) {
    guard !rows.isEmpty, let heir = outermost.maker else { return }
    let gone = Set(rows.map { ObjectIdentifier($0) })
    live.removeAll { gone.contains(ObjectIdentifier($0)) }
    for row in rows {
      byID[row.element.id] = nil
      bySlot[row.row.index ?? -1] = nil
      row.row.move(to: heir, index: nil)
      row.box.node = heir
    }
    changingRows { contributeRows() }
  }

  /// Receives the rows of the exchange that belong to this container.
  func receiveRows(transaction: Transaction) {
    guard let exchange = plan.exchange, let maker else { return }
    let isOutermost = exchange.isOutermost(self)
    let parcels = exchange.collect(for: isOutermost ? nil : plan.place)
    var hasFocus: PlaneRow?
    for parcel in parcels {
      let row = parcel.row
      guard byID[parcel.target.id] == nil, let element = plan.element(parcel.target.id, visible: seen ?? .zero)?.sanitized else {
        exchange.letGo(parcel, by: plan, focus: graph.input.focus)
        continue
      }
      row.become(element)
      row.row.move(to: maker, index: nextSlot)
      row.box.node = maker
      bySlot[nextSlot] = row
      nextSlot += 1
      byID[element.id] = row
      live.append(row)
      maker.updateRow(row.row, element.id)
      row.box.invalidateDeeply()
      if let focused = graph.input.focus.focused, focused.isWithin(row.box) { hasFocus = row }
    }
    if isOutermost { buildDestinations(of: exchange) }
    live.sort { $0.element.id < $1.element.id }
    guard let hasFocus else { return }
    graph.input.focus.directions.discardReturnTarget()
    follow(hasFocus, isNew: true, transaction: transaction)
  }

  /// Builds the containers that rows are moving to, whether they are visible or not.
  private func buildDestinations(of exchange: LazyPlaneExchange) {
    for id in exchange.destinations where byID[id] == nil {
      guard let maker, let element = plan.element(id, visible: seen ?? .zero)?.sanitized else { continue }
      let slot = nextSlot
      nextSlot += 1
      let box = PlaneElementBox(node: maker)
      let state = memory.take(plan.identity(of: id))
      let row = PlaneRow(maker.makeRow(id, slot: slot, isPrefetched: false, state: state), box: box, element: element)
      bySlot[slot] = row
      byID[id] = row
      box.fill(row.row)
      live.append(row)
    }
  }

  func settleExchange() {
    guard let exchange = plan.exchange, exchange.isOutermost(self) else { return }
    exchange.settle(plan, focus: graph.input.focus)
  }

  /// Places a row from another container at the position where it was last shown there, from which it moves to its own.
  func arrive(_ row: PlaneRow) {
    guard let departure = row.departure else { return }
    row.departure = nil
    guard row.box.isPlaced, let inverse = content.transform(to: nil).invertedIfPossible else { return }
    row.box.slide(to: departure.applying(inverse).origin)
  }
}
