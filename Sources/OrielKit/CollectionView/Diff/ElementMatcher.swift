/// Finds which elements of two arrays are the same: equal runs by comparing, and by hash only what is left.
///
/// 1. What both begin and end with is compared away.
/// 2. `walk` goes along the new order. Where an element differs from the one that was to come, it looks for two equal neighbours a few
///    elements on (something was inserted, deleted or replaced); failing that it asks a table of every 16th old element where the new ones
///    have come from (a block was moved or inserted). What it finds it follows in both directions, at the price of a comparison an element.
///    It has a budget, which grows with what it finds: where hardly anything is in order it soon gives up.
/// 3. Elements that are still unmatched on both sides are matched by hash.
///
/// Expected time is linear in the number of elements, whatever they are: equal elements are matched in order, the first with the first, and
/// stand in one chain. A hash function with many collisions costs what it would cost in a `Dictionary`.
@usableFromInline
struct ElementMatcher<Element: Hashable>: ~Copyable {
  @usableFromInline let old: UnsafeBufferPointer<Element>
  @usableFromInline let new: UnsafeBufferPointer<Element>

  /// What was matched, in ascending order of new indices.
  @usableFromInline var runs: [EqualRun] = []

  @inlinable init(old: UnsafeBufferPointer<Element>, new: UnsafeBufferPointer<Element>) {
    self.old = old
    self.new = new
  }

  /// Fills `runs`.
  ///
  /// - Parameter table: Room that is used again from one pair of arrays to the next.
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
