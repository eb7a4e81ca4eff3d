/// The transition from the rows of a source to those that are requested: the rows that are kept, removed, or reused for others. It isn't
/// generic, for the reason given at `Row`.
@MainActor
struct RowTransition {
  private let wanted: [Range<Int>]
  private let count: Int
  private var kept: [Row] = []
  /// The rows that are removed.
  private(set) var gone: [Row] = []
  private var recyclable: [Row] = []

  /// Creates the transition, or returns `nil` if nothing changes. The rows are sorted by index; the ranges are sorted and disjoint.
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
    // A row with running animations can't be reused for another element, and a reused row would show an animated change.
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

  /// Returns the requested rows. Rows that don't exist yet are created by the closure, which may reuse the rows that it receives.
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
