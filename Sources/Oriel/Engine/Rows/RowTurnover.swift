/// How the rows of a source become those that are wanted: which stay, which go, and which of the latter may stand for others. Plain code, for
/// what `Row` says.
@MainActor
struct RowTurnover {
  private let wanted: [Range<Int>]
  private let count: Int
  private var kept: [Row] = []
  /// Rows that are left over.
  private(set) var gone: [Row] = []
  private var recyclable: [Row] = []

  /// Nil where nothing changes. The rows are in the order of their indices; the ranges are sorted and apart.
  init?(of rows: [Row], to ranges: [Range<Int>], in source: any RowSource) {
    let all = 0..<source.rowCount
    var wanted: [Range<Int>] = []
    var count = 0
    wanted.reserveCapacity(ranges.count)
    for range in ranges {
      wanted.append(range.clamped(to: all))
      count += wanted[wanted.count - 1].count
    }
    if rows.count == count, wanted.count == 1, rows.first?.index == wanted[0].first, rows.last?.index == wanted[0].last { return nil }
    self.wanted = wanted
    self.count = count
    kept.reserveCapacity(rows.count)
    var current = 0
    for row in rows {
      let index = row.index!
      while current < wanted.count, wanted[current].upperBound <= index { current += 1 }
      if current < wanted.count, wanted[current].contains(index) { kept.append(row) } else { gone.append(row) }
    }
    if gone.isEmpty, kept.count == count { return nil }
    // What moves in a row is no other row's business; and what changes with an animation would be seen to change.
    guard !gone.isEmpty, kept.count != count, source.transaction.effectiveAnimation == nil else { return }
    let animated = source.graph.animatedRows
    let candidates = gone
    gone.removeAll(keepingCapacity: true)
    for row in candidates {
      if row.isRecyclable, animated.isEmpty || !animated.contains(ObjectIdentifier(row)) {
        recyclable.append(row)
      } else {
        gone.append(row)
      }
    }
  }

  /// The wanted rows; those that there aren't yet are made, and may be made of the rows that are handed over.
  mutating func carryOut(_ make: (Int, inout [Row]) -> Row) -> [Row] {
    var next: [Row] = []
    next.reserveCapacity(count)
    var position = 0
    for range in wanted {
      for index in range {
        if position < kept.count, kept[position].index == index {
          next.append(kept[position])
          position += 1
        } else {
          next.append(make(index, &recyclable))
        }
      }
    }
    gone += recyclable
    recyclable = []
    return next
  }
}
