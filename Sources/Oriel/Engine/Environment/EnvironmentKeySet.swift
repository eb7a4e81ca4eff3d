/// A set of environment keys. Most sets have one or a few keys, which linear search finds faster than hashing; the first key needs no
/// allocation.
package struct EnvironmentKeySet: Sequence, ExpressibleByArrayLiteral, Equatable {
  private var first: ObjectIdentifier?
  private var others: [ObjectIdentifier] = []

  package init() {}

  package init(arrayLiteral keys: ObjectIdentifier...) { for key in keys { insert(key) } }

  package var isEmpty: Bool { first == nil }

  package var count: Int { first == nil ? 0 : 1 + others.count }

  package func contains(_ key: ObjectIdentifier) -> Bool {
    if first == key { return true }
    for other in others where other == key { return true }
    return false
  }

  package mutating func insert(_ key: ObjectIdentifier) {
    guard !contains(key) else { return }
    if first == nil { first = key } else { others.append(key) }
  }

  package mutating func formUnion(_ keys: EnvironmentKeySet) {
    if isEmpty {
      self = keys
    } else {
      for key in keys { insert(key) }
    }
  }

  package func union(_ keys: EnvironmentKeySet) -> EnvironmentKeySet {
    var result = self
    result.formUnion(keys)
    return result
  }

  package func isDisjoint(with keys: EnvironmentKeySet) -> Bool {
    guard let first else { return true }
    if keys.contains(first) { return false }
    for key in others where keys.contains(key) { return false }
    return true
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && left.allSatisfy { right.contains($0) }
  }

  package struct Iterator: IteratorProtocol {
    fileprivate var first: ObjectIdentifier?
    fileprivate var others: IndexingIterator<[ObjectIdentifier]>

    package mutating func next() -> ObjectIdentifier? {
      guard let key = first else { return others.next() }
      first = nil
      return key
    }
  }

  package func makeIterator() -> Iterator { Iterator(first: first, others: others.makeIterator()) }
}
