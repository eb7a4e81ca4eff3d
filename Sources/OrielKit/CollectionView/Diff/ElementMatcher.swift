/// The matching of the equal elements of two arrays: equal runs by comparisons, and only the remaining elements by hash.
///
/// 1. The common prefix and suffix are found by comparisons.
/// 2. `walk` follows the new order. If an element differs from the expected one, it searches for two adjacent equal elements a few
///   positions ahead (after an insertion, a deletion or a replacement), and otherwise looks up the new elements in a table of every 16th
///   old element (after a move or an insertion of a block). It extends a match in both directions, at the cost of one comparison per
///   element. A budget limits the comparisons, and grows with the matches: if hardly any elements are in order, it soon ends.
/// 3. Elements that are unmatched on both sides are matched by hash.
///
/// Equal elements are matched in order, the first with the first, and form one chain in the table.
///
/// - Complexity: O(n) expected, where n is the number of elements, for any elements. A hash function with many collisions costs as much as
///   in a `Dictionary`.
@usableFromInline
struct ElementMatcher<Element: Hashable>: ~Copyable {
  @usableFromInline let old: UnsafeBufferPointer<Element>
  @usableFromInline let new: UnsafeBufferPointer<Element>

  /// The matched elements, in ascending order of new indices.
  @usableFromInline var runs: [EqualRun] = []

  @inlinable init(old: UnsafeBufferPointer<Element>, new: UnsafeBufferPointer<Element>) {
    self.old = old
    self.new = new
  }

  /// Computes `runs`.
  ///
  /// - Parameter table: Storage that is reused for several pairs of arrays.
  @inlinable mutating func match(using table: inout ElementTable) {
    let shorter = min(old.count, new.count)
    guard shorter > 0 else { return }
    if old.baseAddress == new.baseAddress, old.count == new.count {
      runs = [EqualRun(old: 0, new: 0, count: old.count)]
      return
    }
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix &+= 1 }
    var suffix = 0
    let rest = shorter &- prefix
    while suffix < rest, old[old.count &- 1 &- suffix] == new[new.count &- 1 &- suffix] { suffix &+= 1 }
    if prefix > 0 { runs.append(EqualRun(old: 0, new: 0, count: prefix)) }
    if suffix < rest {
      walk(old: prefix..<(old.count &- suffix), new: prefix..<(new.count &- suffix), using: &table)
    }
    if suffix > 0 { runs.append(EqualRun(old: old.count &- suffix, new: new.count &- suffix, count: suffix)) }
    if suffix < rest { matchByHash(using: &table) }
  }
}
