import Foundation
import OrielModel

/// The row that keeps its place while others come, go and change their lengths.
extension LazyBox {
  /// A row that kept its place.
  struct LastAnchor {
    var row: ObjectIdentifier
    var isSeen: Bool
    var updateID: Int
    /// How far the scroll view had been moved on purpose.
    var intended: CGPoint
  }

  /// The line that keeps its place, where it starts now, and whether it can be seen.
  func anchor() -> (line: Int, offset: CGFloat, isSeen: Bool)? {
    guard let scroll = enclosingScrollBox(along: axis) else { return nil }
    let policy = scroll.anchorPolicy(along: axis)
    if case .none = policy { return nil }
    let placed = placedRows()
    // A row that was itself moved away takes nothing along.
    let stayed = stayed(among: placed)
    // What was chosen in a layout stays so in those that follow from it, unless somebody scrolled: rows that came meanwhile may be the first
    // to be seen now, or it may have become so short that it isn't any more.
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
    var isSeen = false
    if let span { isSeen = chosen.end > span.lowerBound && chosen.start < span.upperBound }
    if let last, row == last.row { isSeen = last.isSeen }
    lastAnchor = LastAnchor(row: row, isSeen: isSeen, updateID: graph.updates.updateID, intended: scroll.intended)
    guard share > 0 else { return (line, chosen.start, isSeen) }
    // What grows keeps its end or its middle: the start of the line moves up by as much.
    let extent = measureLine(live.filter { $0.line == line }[...]) - arrangement.spacing
    return (line, chosen.start + share * (chosen.end - chosen.start - max(0, extent)), isSeen)
  }

  /// The rows that are seen and stand in the order that they stood in.
  private func stayed(among placed: [PlacedRow]) -> [PlacedRow] {
    var seen: [PlacedRow] = []
    seen.reserveCapacity(placed.count)
    var ascends = true
    for place in placed {
      if let span {
        let (start, end) = cell(of: live[place.position]) ?? (place.start, place.end)
        guard end > span.lowerBound + ScrollBox.leastSeen, start < span.upperBound - ScrollBox.leastSeen else { continue }
      }
      if let last = seen.last, live[last.position].index > live[place.position].index { ascends = false }
      seen.append(place)
    }
    return ascends ? seen : seen.longestAscent { live[$0.position].index }
  }

  /// A row that had a place, by its position in `live`.
  private struct PlacedRow {
    var position: Int
    var start: CGFloat
    var end: CGFloat
    /// Among all rows at that time.
    var index: Int
  }

  /// In the order that they were seen in, which may not be the order that they have now.
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

  /// The part of its line that a cell of a grid takes.
  private func cell(of row: LiveRow) -> (start: CGFloat, end: CGFloat)? {
    guard tracks.count > 1, row.track >= 0, row.boxes.count == 1, let box = row.boxes.first, box.isPlaced else { return nil }
    let start = base + (isReversed ? -box.origin.x - box.size.width : box.origin[axis])
    return (start, start + box.size[axis])
  }
}
