/// Elements with an id each, in the order of ranks: found by id in constant time, and added, taken out or placed by as many comparisons as the
/// logarithm of their number, whatever their number moves in memory.
///
/// No two elements may have the same id, or ranks of which neither comes first.
struct RankedList<ID: Hashable, Rank: Comparable, Element> {
  /// In the order of their ranks.
  private(set) var elements: [Element] = []
  private var ids: [ID] = []
  private var ranks: [Rank] = []
  private var rankOfID: [ID: Rank] = [:]

  nonisolated init() {}

  var isEmpty: Bool { elements.isEmpty }

  subscript(id: ID) -> Element? { index(of: id).map { elements[$0] } }

  func rank(of id: ID) -> Rank? { rankOfID[id] }

  mutating func insert(_ element: Element, id: ID, rank: Rank) {
    remove(id)
    let index = place(of: rank)
    elements.insert(element, at: index)
    ids.insert(id, at: index)
    ranks.insert(rank, at: index)
    rankOfID[id] = rank
  }

  /// Changes an element where it stands.
  mutating func update(_ id: ID, _ change: (inout Element) -> Void) {
    if let index = index(of: id) { change(&elements[index]) }
  }

  @discardableResult mutating func remove(_ id: ID) -> Element? {
    guard let index = index(of: id) else { return nil }
    rankOfID[id] = nil
    ids.remove(at: index)
    ranks.remove(at: index)
    return elements.remove(at: index)
  }

  mutating func removeFirst() -> Element? { ids.first.flatMap { remove($0) } }

  mutating func removeAll() -> [Element] {
    let removed = elements
    if !removed.isEmpty { self = RankedList() }
    return removed
  }

  private func index(of id: ID) -> Int? { rankOfID[id].map { place(of: $0) } }

  /// Where an element of the rank stands, or would.
  private func place(of rank: Rank) -> Int {
    // Most that come do so at the end.
    guard let last = ranks.last, !(last < rank) else { return ranks.count }
    var (low, high) = (0, ranks.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ranks[middle] < rank { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
