import Foundation

/// The node that builds the rows of a list, and wraps each in a `ListRowBox`.
@MainActor
final class ListRowsNode<Content: View>: LazyContainerNode<ListRows<Content>, Content>, ListRowsHost {
  private let list: ListContext
  private var rowBoxes: [ObjectIdentifier: ListRowBox] = [:]
  /// The boxes that the current `syncBoxes()` has collected.
  private var collected: [ObjectIdentifier: ListRowBox] = [:]

  init(_ view: ListRows<Content>, in context: _NodeContext) {
    list = view.context
    list.setup = view.setup
    super.init(view, in: context, arrangement: { view, _ in view.arrangement }, content: { $0.content })
    list.rows = self
    box.holdsTargets = true
  }

  override func update(_ view: ListRows<Content>) {
    let old = list.setup
    list.setup = view.setup
    let isSame = old.hasSameLayout(as: view.setup)
    super.update(view)
    for row in rowBoxes.values { row.setupDidChange(hasSameLayout: isSame) }
    if !isSame { updateRowPositions() }
  }

  override func syncBoxes() {
    collected.removeAll(keepingCapacity: true)
    super.syncBoxes()
    let gone = rowBoxes.values.filter { collected[ObjectIdentifier($0.content)] !== $0 }
    rowBoxes = collected
    for row in gone { row.detach() }
    updateRowPositions()
  }

  /// Discards the boxes around a recycled row: they have state of their own, such as a swipe.
  override func rowWasRecycled(_ row: Row) {
    super.rowWasRecycled(row)
    var boxes: [LayoutBox] = []
    row.appendBoxes(to: &boxes)
    for box in boxes { rowBoxes.removeValue(forKey: ObjectIdentifier(box))?.detach() }
  }

  override func decorated(_ box: LayoutBox, role: RowRole) -> LayoutBox {
    let key = ObjectIdentifier(box)
    let row = rowBoxes[key].flatMap { $0.content === box ? $0 : nil } ?? ListRowBox(box, role: role, list: list, node: self)
    row.isBeingRemoved = box.isBeingRemoved
    row.findBackground()
    collected[key] = row
    return row
  }

  override func decorated(_ boxes: [LayoutBox], role: RowRole) -> [LayoutBox] { boxes.map { decorated($0, role: role) } }

  override func willUnmount() {
    for row in rowBoxes.values { row.detach() }
    super.willUnmount()
  }

  override func editsDidChange() { for row in rowBoxes.values { row.setupDidChange(hasSameLayout: false) } }

  override func holds(_ box: LayoutBox) -> Bool { (box as? ListRowBox)?.isLifted ?? false }

  // MARK: Swipe buttons

  var buttons: [SwipeButtonsEntry] = []

  override func forEachChild(_ body: (AnyViewNode) -> Void) {
    super.forEachChild(body)
    for entry in buttons { body(entry.node) }
  }

  // MARK: Positions

  /// Updates the position of each row in its section.
  private func updateRowPositions() {
    let live = box.live
    var previous: ListRowBox?
    for (position, entry) in live.enumerated() {
      let boxes = entry.boxes.compactMap { $0 as? ListRowBox }.filter { !$0.isBeingRemoved }
      guard !boxes.isEmpty else { continue }
      let before = neighbor(of: position, in: live, step: -1)
      let after = neighbor(of: position, in: live, step: 1)
      let segment = box.map.segment(ofRow: entry.index)
      for (index, row) in boxes.enumerated() {
        var place = ListRowBox.Place()
        let (isFirst, isLast) = (index == 0, index == boxes.count - 1)
        place.isFirst = isFirst && !(before.map { isSameCard($0, segment) } ?? false)
        place.isLast = isLast && !(after.map { isSameCard($0, segment) } ?? false)
        place.beginsSection = isFirst && before.map { $0.section != segment?.section } ?? true
        place.endsSection = isLast && after.map { $0.section != segment?.section } ?? true
        place.beginsList = isFirst && before == nil
        place.endsList = isLast && after == nil
        row.row = entry.row
        row.index = entry.index
        row.previous = previous
        previous?.setNext(row)
        row.place = place
        previous = row
      }
    }
    previous?.setNext(nil)
  }

  /// Returns the segment of the next row in a direction, skipping rows without visible content, or `nil` at the end.
  private func neighbor(of position: Int, in live: [LazyBox.LiveRow], step: Int) -> RowMap.Segment? {
    var (position, index) = (position, live[position].index)
    while true {
      index += step
      guard let segment = box.map.segment(ofRow: index) else { return nil }
      position += step
      guard live.indices.contains(position), live[position].index == index, live[position].boxes.allSatisfy(\.isBeingRemoved) else {
        return segment
      }
    }
  }

  private func isSameCard(_ segment: RowMap.Segment, _ other: RowMap.Segment?) -> Bool {
    segment.role == .content && other?.role == .content && segment.section == other?.section
  }
}
