import Foundation
import OrielModel

/// The node of a container that builds its rows when they come near the viewport.
@MainActor
class LazyContainerNode<V: View, Content: View>: ViewNode<V>, RowHost, RowBuilding, RowFinding {
  let box: LazyBox
  private var content: ViewNode<Content>!
  private let arrangementOf: (V, EnvironmentValues) -> LazyArrangement
  private let contentOf: (V) -> Content
  private var entries: [RowCollector.Entry] = []
  private var active: [ObjectIdentifier: any RowSource] = [:]
  /// Indicates whether nodes above the rows may have been inserted or removed.
  private var hasOtherSources = true
  private var isBuilding = false
  private var prefetch = RowPrefetch()

  init(
    _ view: V, in context: _NodeContext, arrangement: @escaping (V, EnvironmentValues) -> LazyArrangement,
    content: @escaping (V) -> Content
  ) {
    arrangementOf = arrangement
    contentOf = content
    box = LazyBox(arrangement(view, context.scope.values), graph: context.graph)
    super.init(in: context)
    box.adopt(by: self)
    box.needsRows = { [weak self] in if let self { graph.scrolling.needsRows(self) } }
    self.content = context.child(of: self).makeListed(contentOf(view))
    syncBoxes()
  }

  override var consumesBoxes: Bool { true }

  override func rowHost(for child: AnyViewNode?) -> (any RowHost)? { self }

  override func collectRows(into collector: inout RowCollector) {}

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func appendBoxes(to boxes: inout [LayoutBox]) { boxes.append(box) }

  override func update(_ view: V) {
    let perLine = rowsPerLine
    box.arrangement = arrangementOf(view, scope.values)
    if rowsPerLine != perLine {
      hasOtherSources = true
      setNeedsBoxes()
    }
    content.update(contentOf(view))
  }

  override func willUnmount() {
    box.prefetched.removeAll()
    box.detach()
  }

  // MARK: Sources

  private var rowsPerLine: Int { max(1, box.tracks.count) }
  /// The number of rows in a line for which the map was created.
  private var mappedRowsPerLine = 1

  override func syncBoxes() {
    if !isBuilding || hasOtherSources { collectSources() }
    if isBuilding, rowsContributeBoxesDirectly {
      isBuilding = false
      collectRows()
    } else {
      isBuilding = false
      collectBoxes()
    }
  }

  /// Indicates whether the container contributes exactly the boxes of the built rows, in row order.
  private var rowsContributeBoxesDirectly: Bool {
    for source in active.values {
      guard !source.hasRemovedRows else { return false }
      var node = source.parent
      while let current = node, current !== self {
        if current.consumesBoxes { return false }
        node = current.parent
      }
    }
    return true
  }

  private func collectSources() {
    var collector = RowCollector()
    content.collectRows(into: &collector)
    hasOtherSources = false
    let isSame =
      collector.entries.count == entries.count
      && zip(collector.entries, entries).allSatisfy { $0.source === $1.source && $0.role == $1.role && $0.section == $1.section }
    guard !isSame || mappedRowsPerLine != rowsPerLine else { return }
    let old = box.map
    mappedRowsPerLine = rowsPerLine
    entries = collector.entries
    box.map = RowMap(entries, perLine: rowsPerLine)
    carryExtents(from: old)
    active = active.filter { id, _ in entries.contains { ObjectIdentifier($0.source) == id } }
    box.setNeedsLayout()
    graph.scrolling.needsRows(self)
  }

  /// Copies the measured lengths of sources that persist, if they have one row on each line.
  private func carryExtents(from old: RowMap) {
    let before = box.extents
    box.extents = ExtentTree(count: box.map.lineCount, estimate: before.estimate)
    for segment in box.map.segments where segment.rows.count < 100_000 {
      guard let previous = old.segment(of: segment.source), before.measuredCount > 0 else { continue }
      let (from, to) = (old.flows[previous.flow], box.map.flows[segment.flow])
      guard from.perLine == 1, to.perLine == 1, previous.rows.count == segment.rows.count else { continue }
      let (fromLine, toLine) = (
        from.lines.lowerBound + previous.rows.lowerBound - from.rows.lowerBound,
        to.lines.lowerBound + segment.rows.lowerBound - to.rows.lowerBound
      )
      for index in 0..<segment.rows.count {
        if let extent = before.measuredExtent(at: fromLine + index) { box.extents.measure(extent, at: toLine + index) }
      }
    }
  }

  func rowsDidChange(_ edit: RowEdit, in source: any RowSource) {
    guard let segment = box.map.segment(of: source) else {
      hasOtherSources = true
      return
    }
    let old = box.map.flows[segment.flow]
    box.map = RowMap(entries, perLine: mappedRowsPerLine)
    let new = box.map.flows[segment.flow]
    let firstRow = segment.rows.lowerBound - old.rows.lowerBound + edit.range.lowerBound
    let firstLine = old.lines.lowerBound + firstRow / old.perLine
    if old.perLine == 1 {
      let lines = firstLine..<firstLine + edit.range.count
      var kept: [(extent: Double, line: Int)] = []
      for (from, to) in edit.kept {
        if let extent = box.extents.measuredExtent(at: firstLine + from - edit.range.lowerBound) {
          kept.append((extent, firstLine + to - edit.range.lowerBound))
        }
      }
      box.extents.remove(lines)
      box.extents.insert(edit.count, at: firstLine)
      for entry in kept { box.extents.measure(entry.extent, at: entry.line) }
    } else {
      let difference = new.lines.count - old.lines.count
      if difference > 0 { box.extents.insert(difference, at: firstLine) }
      if difference < 0 { box.extents.remove(firstLine..<min(firstLine - difference, box.extents.count)) }
      box.extents.forget(firstLine..<new.lines.upperBound)
    }
    box.builtLines = 0..<0
    box.setNeedsLayout()
    setNeedsBoxes()
    graph.scrolling.needsRows(self)
  }

  func rowEmptinessDidChange(in source: any RowSource) {
    guard let segment = box.map.segment(of: source) else { return }
    box.map = RowMap(entries, perLine: mappedRowsPerLine)
    let flow = box.map.flows[segment.flow]
    // Cells of a grid share their lines.
    guard flow.perLine == 1 else { return }
    let line = flow.lines.lowerBound + segment.rows.lowerBound - flow.rows.lowerBound
    box.extents.forget(line..<line + 1)
    box.setNeedsLayout()
    graph.scrolling.needsRows(self)
  }

  func rowSourcesDidChange() {
    hasOtherSources = true
    setNeedsBoxes()
  }

  private func setNeedsBoxes() {
    guard !needsBoxes else { return }
    needsBoxes = true
    graph.enqueueBoxSync(self)
  }

  func rowWasRecycled(_ row: Row) { box.rowWasRecycled(row) }

  func rowWasPrefetched(_ row: Row) { box.prefetched.append(row) }

  func editsDidChange() {}

  // MARK: Boxes

  /// Collects the boxes from the rows directly, if no node between the rows and the container can add or replace boxes.
  private func collectRows() {
    var rows: [LazyBox.LiveRow] = []
    rows.reserveCapacity(box.live.count + 4)
    for segment in box.map.segments where active[ObjectIdentifier(segment.source)] != nil {
      segment.source.forEachLiveRow { row in
        guard let local = row.index else { return }
        rows.append(liveRow(row, at: local, in: segment, boxes: decorated(row.contributedBoxes, role: segment.role)))
      }
    }
    box.setLive(rows, leaving: [])
  }

  private func liveRow(_ row: Row, at local: Int, in segment: RowMap.Segment, boxes: [LayoutBox]) -> LazyBox.LiveRow {
    let index = segment.rows.lowerBound + local
    let flow = box.map.flows[segment.flow]
    let isPinnable =
      segment.role == .header && box.arrangement.pinnedViews.contains(.sectionHeaders)
      || segment.role == .footer && box.arrangement.pinnedViews.contains(.sectionFooters)
    let (line, place) = (index - flow.rows.lowerBound).quotientAndRemainder(dividingBy: flow.perLine)
    return LazyBox.LiveRow(
      row: row, index: index, line: flow.lines.lowerBound + line,
      track: segment.role == .content && !box.arrangement.items.isEmpty ? place : -1, boxes: boxes, isPinnable: isPinnable)
  }

  private func collectBoxes() {
    var boxes: [LayoutBox] = []
    content.appendBoxes(to: &boxes)
    var rows: [LazyBox.LiveRow] = []
    var leaving: [LayoutBox] = []
    var places: [ObjectIdentifier: RowMap.Segment] = [:]
    for segment in box.map.segments where segment.source === active[ObjectIdentifier(segment.source)] {
      places[ObjectIdentifier(segment.source)] = segment
    }
    for child in boxes {
      guard let row = row(of: child) else { continue }
      guard let local = row.index, let source = row.source, let segment = places[ObjectIdentifier(source)] else {
        leaving.append(decorated(child, role: .content))
        continue
      }
      let index = segment.rows.lowerBound + local
      if rows.last?.index == index {
        rows[rows.count - 1].boxes.append(decorated(child, role: segment.role))
        continue
      }
      rows.append(liveRow(row, at: local, in: segment, boxes: [decorated(child, role: segment.role)]))
    }
    sort(&rows)
    let count = rows.count
    appendRowsWithoutBoxes(to: &rows)
    if rows.count > count { sort(&rows) }
    box.setLive(rows, leaving: leaving)
  }

  private func sort(_ rows: inout [LazyBox.LiveRow]) {
    if zip(rows, rows.dropFirst()).contains(where: { $0.index > $1.index }) { rows.sort { $0.index < $1.index } }
  }

  /// Appends the built rows that contribute no boxes. Their length of 0 has to be recorded as the lengths of other rows are.
  private func appendRowsWithoutBoxes(to rows: inout [LazyBox.LiveRow]) {
    // The array is sorted, and searched rather than hashed: its elements differ in each frame that scrolls.
    let shown = rows.map(\.index)
    for segment in box.map.segments where active[ObjectIdentifier(segment.source)] != nil {
      segment.source.forEachLiveRow { row in
        guard let local = row.index else { return }
        let index = segment.rows.lowerBound + local
        let place = shown.partitioningIndex { $0 >= index }
        guard place == shown.count || shown[place] != index else { return }
        rows.append(liveRow(row, at: local, in: segment, boxes: []))
      }
    }
  }

  /// Returns the box that represents a row's box in the container, such as the one that a list wraps around it.
  func decorated(_ box: LayoutBox, role: RowRole) -> LayoutBox { box }

  /// Returns the boxes that represent a row's boxes. Without a decoration this is the row's own array.
  func decorated(_ boxes: [LayoutBox], role: RowRole) -> [LayoutBox] { boxes }

  /// Indicates whether a row's box keeps the row built while it is offscreen.
  func holds(_ box: LayoutBox) -> Bool { false }

  /// Returns the row that contributed a box, looking through the modifiers around all rows.
  private func row(of box: LayoutBox) -> Row? {
    var box = box
    while true {
      var node = box.node
      while let current = node, current !== self {
        if let row = current.asRow { return row }
        // The node of a subview is elsewhere in the tree: its row is the one that contains the position at which the container placed it.
        node = current.asSubviewsHolder?.place(of: box) ?? current.parent
      }
      guard let inner = box.layoutChild else { return nil }
      box = inner
    }
  }

  // MARK: Building

  func buildRows() {
    if mappedRowsPerLine != rowsPerLine {
      collectSources()
      collectBoxes()
      // The visible lines are determined after rows have been placed on their new lines.
      return
    }
    box.settleTotal()
    var wanted: [Range<Int>] = []
    var prefetching = 0..<0
    if let visible = box.visibleLines {
      var lines = widened(visible)
      let beyond = prefetchedLines(beyond: lines)
      if !beyond.isEmpty {
        prefetching = box.map.rows(onLines: beyond)
        lines = min(lines.lowerBound, beyond.lowerBound)..<max(lines.upperBound, beyond.upperBound)
      }
      box.builtLines = lines
      wanted.append(box.map.rows(onLines: lines))
      for line in box.pinnedLines { wanted.append(box.map.rows(onLines: line..<line + 1)) }
    } else {
      box.builtLines = 0..<0
    }
    let focused = box.graph.input.focus.focused
    for row in box.live where hasToStay(row, focused: focused) {
      if let index = currentIndex(of: row.row) { wanted.append(index..<index + 1) }
    }
    box.changingRows { realize(joined(wanted), prefetching: prefetching) }
    // Only the set of rows has changed; the sources are the same.
    isBuilding = needsBoxes
  }

  /// Indicates whether a row stays built although it may be offscreen.
  private func hasToStay(_ row: LazyBox.LiveRow, focused: (any FocusTarget)?) -> Bool {
    for box in row.boxes where focused?.isWithin(box) == true || box.isMovingIntoView || holds(box) { return true }
    return false
  }

  private func currentIndex(of row: Row) -> Int? {
    guard row.isMounted, let index = row.index, let source = row.source else { return nil }
    return box.map.segment(of: source).map { $0.rows.lowerBound + index }
  }

  /// Extends a range of lines by neighboring built rows up to a distance, so that scrolling back and forth builds nothing.
  private func widened(_ lines: Range<Int>) -> Range<Int> {
    guard let span = box.reach else { return lines }
    let margin = min(200, (span.upperBound - span.lowerBound) / 2)
    var (lower, upper) = (lines.lowerBound, lines.upperBound)
    let extents = box.extents
    while lower > 0, box.hasRow(onLine: lower - 1), extents.offset(of: lower) > span.lowerBound - margin { lower -= 1 }
    while upper < extents.count, box.hasRow(onLine: upper), extents.offset(of: upper) < span.upperBound + margin { upper += 1 }
    return lower..<upper
  }

  /// Returns the lines beyond a range of needed lines that are built with them.
  private func prefetchedLines(beyond lines: Range<Int>) -> Range<Int> {
    let built = box.builtLines
    guard let span = box.reach, built.overlaps(lines), transaction.effectiveAnimation == nil else { return 0..<0 }
    let isForward = lines.upperBound > built.upperBound
    guard isForward != (lines.lowerBound < built.lowerBound) else { return 0..<0 }
    let edge: Edge = box.axis == .vertical ? (isForward ? .bottom : .top) : isForward ? .trailing : .leading
    let length = prefetch.length(beyond: edge, of: span, at: graph.now)
    let needed = box.map.rows(onLines: lines)
    guard length > 0, let like = isForward ? box.live.last : box.live.first,
      let segment = box.map.segment(ofRow: isForward ? needed.upperBound : needed.lowerBound - 1), segment.role == .content,
      segment.source.canPrefetch
    else { return 0..<0 }
    let most = prefetch.mostRows(like: like.row) / box.map.flows[segment.flow].perLine
    let extents = box.extents
    if isForward {
      let reached = extents.index(at: span.upperBound + length) + 1
      var end = min(reached, lines.upperBound + most, box.map.line(ofRow: segment.rows.upperBound - 1) + 1)
      // The last line of a grid may also have rows of the source that follows.
      if end > lines.upperBound, box.map.rows(onLines: end - 1..<end).upperBound > segment.rows.upperBound { end -= 1 }
      return lines.upperBound..<max(lines.upperBound, end)
    } else {
      let reached = extents.index(at: max(0, span.lowerBound - length))
      var start = max(reached, lines.lowerBound - most, box.map.line(ofRow: segment.rows.lowerBound))
      if start < lines.lowerBound, box.map.rows(onLines: start..<start + 1).lowerBound < segment.rows.lowerBound { start += 1 }
      return min(start, lines.lowerBound)..<lines.lowerBound
    }
  }

  private func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = result.last, last.upperBound >= range.lowerBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  private func realize(_ wanted: [Range<Int>], prefetching: Range<Int>) {
    if box.map.segments.count == 1, let segment = box.map.segments.first, active[ObjectIdentifier(segment.source)] != nil, active.count == 1
    {
      // Rows are counted from 0, and the indices of a single source are those of the container. Without any rows the source becomes
      // inactive.
      var ranges: [Range<Int>] = []
      for range in wanted {
        let part = range.clamped(to: segment.rows)
        if !part.isEmpty { ranges.append(part) }
      }
      if !ranges.isEmpty { return segment.source.realize(ranges, prefetching: prefetching) }
    }
    var next: [ObjectIdentifier: (source: any RowSource, ranges: [Range<Int>], firstRow: Int)] = [:]
    for range in wanted {
      var row = range.lowerBound
      while row < range.upperBound, let segment = box.map.segment(ofRow: row) {
        let part = row..<min(range.upperBound, segment.rows.upperBound)
        let local = part.lowerBound - segment.rows.lowerBound..<part.upperBound - segment.rows.lowerBound
        next[ObjectIdentifier(segment.source), default: (segment.source, [], segment.rows.lowerBound)].ranges.append(local)
        row = part.upperBound
      }
    }
    let previous = active
    active = next.mapValues(\.source)
    for (id, source) in previous where next[id] == nil && source.isMounted { source.realize([], prefetching: 0..<0) }
    for (source, ranges, firstRow) in next.values {
      // All prefetched rows are of one source. To the others, the range has no rows.
      let (lower, upper) = (max(0, prefetching.lowerBound - firstRow), max(0, prefetching.upperBound - firstRow))
      source.realize(ranges, prefetching: lower..<upper)
    }
  }
}

extension LazyContainerNode {
  func frame(ofRow id: AnyHashable) -> CGRect? {
    for segment in box.map.segments {
      guard let index = segment.source.index(of: id) else { continue }
      return box.frame(ofLine: box.map.line(ofRow: segment.rows.lowerBound + index))
    }
    return nil
  }
}

extension LayoutBox {
  /// Indicates whether the presented frame of the box differs from its frame.
  final var isMovingIntoView: Bool { presentedFrame != CGRect(origin: origin, size: size) }
}
