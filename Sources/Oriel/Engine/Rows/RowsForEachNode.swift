/// A `ForEach` among the rows of a lazy container. It builds the requested elements, and identifies the others only by index.
@MainActor
final class RowsForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<ForEach<Data, ID, Content>>, RowSource,
  RowEditing
{
  private var view: ForEach<Data, ID, Content>
  /// The built rows, by index.
  private var rows: [Row] = []
  private var leaving: [Row] = []
  private var memory = SavedRowStates<ID>()
  /// The last edit of the rows, and the update in which it was applied.
  private var fresh: (edit: RowEdit, updateID: Int)?
  /// The indices by id, which are determined when an id is first looked up. A collection of integers that are their own ids doesn't need
  /// them.
  private var indexes: [ID: Int]?
  private(set) var rowCount = 0

  init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
    self.view = view
    super.init(in: context)
    countRows()
  }

  private func countRows() {
    let count = view.data.count
    rowCount = min(count, RowMap.maximumSourceRows)
    guard count > rowCount else { return }
    Report.once(
      "rows-\(viewPath)", "A ForEach in a lazy container has \(count) elements; only the first \(rowCount) are shown. (\(viewPath))")
  }

  override func forEachChild(_ body: (AnyViewNode) -> Void) {
    for row in rows { body(row) }
    for row in leaving { body(row) }
  }

  override func appendBoxes(to boxes: inout [LayoutBox]) {
    for row in rows { row.appendBoxes(to: &boxes) }
    for row in leaving { row.appendBoxes(to: &boxes) }
  }

  override func collectRows(into collector: inout RowCollector) { collector.append(self) }

  func forEachLiveRow(_ body: (Row) -> Void) { for row in rows { body(row) } }

  var hasRemovedRows: Bool { !leaving.isEmpty }

  var edits: [RowEdits] { view.edits }

  // MARK: Data

  override func update(_ newView: ForEach<Data, ID, Content>) {
    let old = view
    view = newView
    // The same storage contains the same elements. Comparing different storages for equality isn't worth a traversal.
    if !bytesAreEqual(old.data, newView.data), let edit = edit(from: old) {
      apply(edit)
      if !memory.isEmpty { for id in memory.ids where index(of: AnyHashable(id)) == nil { memory.forget(id) } }
    }
    for row in rows { typed(row).update(content(at: row.index!)) }
    rowEditsDidChange(from: old.edits)
  }

  private func edit(from old: ForEach<Data, ID, Content>) -> RowEdit? {
    if let before = old.ownIDs, let after = view.ownIDs { return Self.edit(from: before, to: after) }
    return RowDiff(old: old.data, new: view.data, id: view.id).edit()
  }

  /// Returns the edit between two ranges of integers that are their own ids, without comparing elements.
  private static func edit(from old: Range<Int>, to new: Range<Int>) -> RowEdit? {
    let (old, new) = (old.prefix(RowMap.maximumSourceRows), new.prefix(RowMap.maximumSourceRows))
    guard old != new else { return nil }
    let common = old.clamped(to: new)
    guard !common.isEmpty else { return RowEdit(range: 0..<old.count, count: new.count) }
    var edit = RowEdit(range: 0..<old.count, count: new.count)
    if old.lowerBound == new.lowerBound {
      edit = RowEdit(range: common.count..<old.count, count: new.count - common.count)
    } else if old.upperBound == new.upperBound {
      edit = RowEdit(range: 0..<(old.count - common.count), count: new.count - common.count)
    } else {
      // Both ends differ: the rows in common are shifted as a whole, which only the built rows have to apply.
      edit.shift = (common.lowerBound - old.lowerBound..<common.upperBound - old.lowerBound, old.lowerBound - new.lowerBound)
    }
    return edit
  }

  private func apply(_ edit: RowEdit) {
    indexes = nil
    countRows()
    var kept: [Row] = []
    var hasGone = false
    for row in rows {
      guard let index = row.index else { continue }
      if let place = edit.place(of: index) {
        row.index = place
        kept.append(row)
      } else {
        hasGone = true
        row.index = nil
        let begins = RemovalTransition.begin(row) { [weak self, weak row] in
          guard let self, let row else { return }
          leaving.removeAll { $0 === row }
          row.unmount()
          if isMounted { boxesDidChange() }
        }
        if begins { leaving.append(row) } else { row.unmount() }
      }
    }
    rows = kept.sorted { $0.index! < $1.index! }
    fresh = (edit, graph.updates.updateID)
    if hasGone { boxesDidChange() }
    parent?.rowHost(for: self)?.rowsDidChange(edit, in: self)
  }

  // MARK: Rows

  var canPrefetch: Bool { true }

  func realize(_ wanted: [Range<Int>], prefetching: Range<Int>) {
    guard var turnover = RowTransition(of: rows, to: wanted, in: self) else { return }
    rows = turnover.carryOut { index, recyclable in
      let isPrefetched = prefetching.contains(index)
      let row = makeRow(at: index, isPrefetched: isPrefetched, from: &recyclable)
      if isPrefetched { parent?.rowHost(for: self)?.rowWasPrefetched(row) }
      return row
    }
    for row in turnover.gone { letGo(row) }
    reportDuplicates()
    boxesDidChange()
  }

  /// Returns the row as this node's row type, which all of its rows have.
  private func typed(_ row: Row) -> RowNode<Content> { unsafeDowncast(row, to: RowNode<Content>.self) }

  private func makeRow(at index: Int, isPrefetched: Bool, from recyclable: inout [Row]) -> Row {
    let ownID = view.id(element(at: index))
    let id = AnyHashable(ownID)
    if !leaving.isEmpty, let returning = leaving.firstIndex(where: { $0.id == id }) {
      let row = leaving.remove(at: returning)
      row.index = index
      RemovalTransition.cancel(row)
      typed(row).update(content(at: index))
      return row
    }
    let state = memory.take(ownID)
    if state == nil, let row = recyclable.popLast() {
      typed(row).recycle(id: id, index: index, isPrefetched: isPrefetched, make: content(at: index))
      return row
    }
    let row = RowNode(id: id, index: index, source: self, isPrefetched: isPrefetched, state: state, make: content(at: index))
    // Determining whether a row is new searches all kept rows, so it is limited to animated changes.
    if let fresh, fresh.updateID == graph.updates.updateID, transaction.effectiveAnimation != nil, fresh.edit.isNew(index) {
      InsertionTransition.begin(row)
    }
    return row
  }

  /// Unmounts a row and saves its state until it is rebuilt.
  private func letGo(_ row: Row) {
    if let id = row.id.base as? ID ?? (row.id as? ID) { memory.keep(SavedState(of: row), for: id) }
    row.unmount()
  }

  private func element(at index: Int) -> Data.Element { view.data[view.data.index(view.data.startIndex, offsetBy: index)] }

  private func content(at index: Int) -> () -> Content {
    let (view, element) = (view, element(at: index))
    return { view.content(element) }
  }

  /// Reports duplicate ids among the built rows. Other rows are not compared, because that would traverse all of the data.
  private func reportDuplicates() {
    guard view.ownIDs == nil else { return }
    var seen = Set<AnyHashable>()
    var hasUnequal = false
    for row in rows {
      // A value that isn't equal to itself, such as NaN, isn't a valid id.
      let isUnequal = row.id != row.id
      if isUnequal ? hasUnequal : !seen.insert(row.id).inserted {
        ForEach<Data, ID, Content>.reportDuplicate(row.id.base, at: viewPath)
      }
      hasUnequal = hasUnequal || isUnequal
    }
  }

  // MARK: Ids

  func id(at index: Int) -> AnyHashable? {
    guard (0..<rowCount).contains(index) else { return nil }
    return AnyHashable(view.id(element(at: index)))
  }

  func index(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID ?? (id as? ID) else { return nil }
    if let own = view.ownIDs {
      guard let id = id as? Int, own.contains(id) else { return nil }
      let index = id - own.lowerBound
      return index < rowCount ? index : nil
    }
    if let row = rows.first(where: { $0.id == AnyHashable(id) }) { return row.index }
    if indexes == nil {
      var found: [ID: Int] = [:]
      found.reserveCapacity(rowCount)
      for (index, element) in view.data.enumerated() where found[view.id(element)] == nil { found[view.id(element)] = index }
      indexes = found
    }
    return indexes?[id]
  }
}
