/// The node of a two-axis container. It makes rows of the content's type for its box.
@MainActor
final class LazyPlaneNode<Content: View>: ViewNode<LazyPlane<Content>>, RowSource, PlaneRowMaking, RowFinding {
  let box: PlaneBox
  private var content: (LazyPlaneID) -> Content
  /// The id of every row: rows of a two-axis container are identified by their elements instead.
  private static var anonymous: AnyHashable { AnyHashable(0) }

  init(_ view: LazyPlane<Content>, in context: _NodeContext) {
    content = view.content
    box = PlaneBox(view.plan, graph: context.graph)
    super.init(in: context)
    box.maker = self
    box.adopt(by: self)
    box.joinExchange()
    if let retained = graph.updates.restoration?.values(for: self)[0] as? RetainedRows {
      for (identity, state) in retained.states { box.memory.keep(state, for: identity) }
    }
  }

  override var consumesBoxes: Bool { true }

  override func forEachChild(_ body: (AnyViewNode) -> Void) {
    for row in box.live { body(row.row) }
    for row in box.leaving { body(row.row) }
  }

  override func appendBoxes(to boxes: inout [LayoutBox]) { boxes.append(box) }

  override func syncBoxes() {
    for row in box.live { row.box.fill(row.row) }
    // The content of a removed row can change, too: a view whose removal transition began before the row's may end earlier.
    for row in box.leaving { row.box.fill(row.row) }
  }

  override func update(_ view: LazyPlane<Content>) {
    content = view.content
    box.take(view.plan, transaction: transaction)
    for row in box.live { updateRow(row.row, row.element.id) }
    box.settleExchange()
  }

  override func willUnmount() {
    box.prefetched.removeAll()
    box.detach()
    box.maker = nil
  }

  #if DEBUG
    isolated deinit { assert(box.maker == nil, "The box of a two-axis container still refers to the container's node.") }
  #endif

  override var retainedState: [Int: AnyObject] {
    if let exchange = box.plan.exchange {
      for row in box.live { exchange.memory.keep(SavedState(of: row.row), for: box.plan.identity(of: row.element.id)) }
      return [:]
    }
    let retained = RetainedRows()
    for (identity, state) in box.memory.all { retained.states[identity] = state }
    for row in box.live { if let state = SavedState(of: row.row) { retained.states[box.plan.identity(of: row.element.id)] = state } }
    return retained.states.isEmpty ? [:] : [0: retained]
  }

  // MARK: Rows

  private func view(of id: LazyPlaneID) -> () -> Content { { [content] in content(id) } }

  var contentType: ObjectIdentifier { ObjectIdentifier(Content.self) }

  func makeRow(_ id: LazyPlaneID, slot: Int, isPrefetched: Bool, state: SavedState?) -> Row {
    RowNode(id: Self.anonymous, index: slot, source: self, isPrefetched: isPrefetched, state: state, make: view(of: id))
  }

  /// Returns a row as a node of the content's type, which all rows of this node are.
  private func typed(_ row: Row) -> RowNode<Content> { unsafeDowncast(row, to: RowNode<Content>.self) }

  func updateRow(_ row: Row, _ id: LazyPlaneID) { typed(row).update(view(of: id)) }

  func recycleRow(_ row: Row, _ id: LazyPlaneID, slot: Int, isPrefetched: Bool) {
    typed(row).recycle(id: Self.anonymous, index: slot, isPrefetched: isPrefetched, make: view(of: id))
  }

  func buildRows() { box.buildRows() }

  func frame(ofRow id: AnyHashable) -> CGRect? { box.frame(named: id) }

  // MARK: Row source

  var rowCount: Int { box.live.count }
  func forEachLiveRow(_ body: (Row) -> Void) { for row in box.live { body(row.row) } }
  var hasRemovedRows: Bool { !box.leaving.isEmpty }
  func realize(_ wanted: [Range<Int>], prefetching: Range<Int>) {}
  func index(of id: AnyHashable) -> Int? { nil }
  func id(at index: Int) -> AnyHashable? { nil }
}

/// The states of a two-axis container's rows while the container itself isn't built.
private final class RetainedRows {
  var states: [AnyHashable: SavedState] = [:]
}
