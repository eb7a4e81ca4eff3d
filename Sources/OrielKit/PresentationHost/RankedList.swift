/// A list of elements with unique ids, sorted by rank.
///
/// Ids and ranks must be unique, and ranks must be totally ordered.
///
/// - Complexity: The lookup of a rank by id takes constant time. The lookup, insertion, update and removal of an element take O(log n)
///   comparisons; insertion and removal also move O(n) elements in memory.
struct RankedList<ID: Hashable, Rank: Comparable, Element> {
  /// The elements in ascending order of their ranks.
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

  /// Changes the element with the id in place. Does nothing if there is none.
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

  /// Returns the index of the element with the rank, or the index at which to insert it.
  private func place(of rank: Rank) -> Int {
    // Most elements are appended.
    guard let last = ranks.last, !(last < rank) else { return ranks.count }
    var (low, high) = (0, ranks.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ranks[middle] < rank { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
