import Foundation
import OrielModel

/// The anchor row, which keeps its position while other rows are inserted, removed or resized.
extension LazyBox {
  /// The row that was the anchor of a layout.
  struct LastAnchor {
    var row: ObjectIdentifier
    var isVisible: Bool
    var updateID: Int
    /// The total deliberate movement of the scroll view at that time.
    var intended: CGPoint
  }

  /// Returns the line of the anchor row, its current offset, and whether it is visible, or `nil` if there is no anchor.
  func anchor() -> (line: Int, offset: CGFloat, isVisible: Bool)? {
    guard let scroll = enclosingScrollBox(along: axis) else { return nil }
    let policy = scroll.anchorPolicy(along: axis)
    if case .none = policy { return nil }
    let placed = placedRows()
    // A row that was itself moved is no anchor.
    let stayed = stayed(among: placed)
    // The anchor of a layout persists in the layouts that follow from it, unless the scroll view was scrolled: an inserted row may be the
    // first visible one by now, or the anchor may have become too short to be visible.
    var last = lastAnchor
    if let known = last, known.updateID != graph.updates.updateID || known.intended != scroll.intended { last = nil }
    var before: PlacedRow?
    if let last { for place in placed where ObjectIdentifier(live[place.position].row) == last.row { before = before ?? place } }
    var chosen: PlacedRow?
    var share: CGFloat = 0
    switch policy {
    case .none: return nil
    case .leading:
      chosen = before ?? stayed.first ?? placed.first { place in span.map { place.start >= $0.upperBound - 0.01 } ?? true } ?? placed.last
    case .trailing:
      chosen = before ?? stayed.last ?? placed.last { place in span.map { place.end <= $0.lowerBound + 0.01 } ?? true } ?? placed.first
      share = 1
    case .line(let middle):
      let line = span.map { $0.lowerBound + ($0.upperBound - $0.lowerBound) * middle }
      func reachesLine(_ row: PlacedRow) -> Bool { line.map { row.end > $0 } ?? true }
      chosen = before ?? stayed.first(where: reachesLine) ?? stayed.last ?? placed.first(where: reachesLine) ?? placed.last
      share = middle
    case .box(let box):
      chosen = before ?? placed.first { live[$0.position].boxes.contains { box.isWithin($0) } } ?? stayed.first ?? placed.last
    }
    guard let chosen else { return nil }
    let (row, line) = (ObjectIdentifier(live[chosen.position].row), live[chosen.position].line)
    var isVisible = false
    if let span { isVisible = chosen.end > span.lowerBound && chosen.start < span.upperBound }
    if let last, row == last.row { isVisible = last.isVisible }
    lastAnchor = LastAnchor(row: row, isVisible: isVisible, updateID: graph.updates.updateID, intended: scroll.intended)
    guard share > 0 else { return (line, chosen.start, isVisible) }
    // A row that grows keeps its end or its middle: the start of the line moves up by the difference.
    let extent = measureLine(live.filter { $0.line == line }[...]) - arrangement.spacing
    return (line, chosen.start + share * (chosen.end - chosen.start - max(0, extent)), isVisible)
  }

  /// Returns the visible rows whose order relative to each other hasn't changed.
  private func stayed(among placed: [PlacedRow]) -> [PlacedRow] {
    var seen: [PlacedRow] = []
    seen.reserveCapacity(placed.count)
    var ascends = true
    for place in placed {
      if let span {
        let (start, end) = cell(of: live[place.position]) ?? (place.start, place.end)
        guard end > span.lowerBound + ScrollBox.minimumVisibleLength, start < span.upperBound - ScrollBox.minimumVisibleLength else {
          continue
        }
      }
      if let last = seen.last, live[last.position].index > live[place.position].index { ascends = false }
      seen.append(place)
    }
    return ascends ? seen : seen.longestIncreasingSubsequence { live[$0.position].index }
  }

  /// A row that had a place, by its position in `live`.
  private struct PlacedRow {
    var position: Int
    var start: CGFloat
    var end: CGFloat
    /// The index among all rows at that time.
    var index: Int
  }

  /// Returns the rows that have a place, in the order in which they were last placed. It can differ from their current order.
  private func placedRows() -> [PlacedRow] {
    var placed: [PlacedRow] = []
    placed.reserveCapacity(live.count)
    var isSorted = true
    for position in live.indices {
      guard let place = live[position].row.place else { continue }
      if let last = placed.last, last.index > place.index { isSorted = false }
      placed.append(PlacedRow(position: position, start: place.start, end: place.end, index: place.index))
    }
    if !isSorted { placed.sort { ($0.index, $0.position) < ($1.index, $1.position) } }
    return placed
  }

  /// Returns the part of its line that a cell of a grid covers, or `nil` for a row that isn't such a cell.
  private func cell(of row: LiveRow) -> (start: CGFloat, end: CGFloat)? {
    guard tracks.count > 1, row.track >= 0, row.boxes.count == 1, let box = row.boxes.first, box.isPlaced else { return nil }
    let start = base + (isReversed ? -box.origin.x - box.size.width : box.origin[axis])
    return (start, start + box.size[axis])
  }
}
