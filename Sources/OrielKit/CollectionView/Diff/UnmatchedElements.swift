/// A set of old elements that are searched for by hash. Each element is found once: equal ones form a chain, in their order.
@usableFromInline
struct UnmatchedElements<Element: Hashable>: ~Copyable {
  @usableFromInline let elements: UnsafeBufferPointer<Element>
  /// The index of each element, by its ordinal.
  @usableFromInline let indices: UnsafeMutablePointer<Int32>
  @usableFromInline let count: Int
  @usableFromInline let isFound: UnsafeMutablePointer<Bool>
  /// The ordinal of the next equal element, or -1. The array is empty if no element occurs twice.
  @usableFromInline var followers: [Int32] = []

  /// Creates a set of the elements in some ranges, and fills the table with them.
  @inlinable init(_ elements: UnsafeBufferPointer<Element>, in ranges: [Range<Int32>], using table: inout ElementTable) {
    self.elements = elements
    var count = 0
    for range in ranges { count &+= range.count }
    self.count = count
    indices = .allocate(capacity: count)
    isFound = .allocate(capacity: count)
    isFound.initialize(repeating: false, count: count)
    table.prepare(for: count)
    // Elements are inserted in reverse, so that the table contains the first of equal ones.
    var ordinal = count
    for range in ranges.reversed() {
      var index = Int(range.upperBound)
      while index > Int(range.lowerBound) {
        index &-= 1
        ordinal &-= 1
        indices[ordinal] = Int32(truncatingIfNeeded: index)
        let hash = elements[index].hashValue
        var slot = table.first(for: hash)
        while true {
          let entry = table.slots[slot]
          if entry == 0 { break }
          if table.hasTag(entry, of: hash) {
            let other = table.ordinal(of: entry)
            if elements[Int(indices[other])] == elements[index] {
              if followers.isEmpty { followers = Array(repeating: -1, count: count) }
              followers[ordinal] = Int32(truncatingIfNeeded: other)
              break
            }
          }
          slot = table.next(after: slot)
        }
        table.slots[slot] = table.entry(ordinal, hash: hash)
      }
    }
  }

  @inlinable deinit {
    indices.deallocate()
    isFound.deallocate()
  }

  /// Calls `body` with the index of each found old element and that of the equal new one, in ascending order of new indices.
  @inlinable func match(
    _ others: UnsafeBufferPointer<Element>, in ranges: [Range<Int32>], using table: borrowing ElementTable, _ body: (Int, Int) -> Void
  ) {
    var followers = followers
    for range in ranges {
      for index in Int(range.lowerBound)..<Int(range.upperBound) {
        let hash = others[index].hashValue
        var slot = table.first(for: hash)
        while true {
          let entry = table.slots[slot]
          if entry == 0 { break }
          if table.hasTag(entry, of: hash) {
            let ordinal = table.ordinal(of: entry)
            if elements[Int(indices[ordinal])] == others[index] {
              if !isFound[ordinal] {
                isFound[ordinal] = true
                body(Int(indices[ordinal]), index)
              } else if !followers.isEmpty, followers[ordinal] >= 0 {
                let follower = Int(followers[ordinal])
                followers[ordinal] = followers[follower]
                body(Int(indices[follower]), index)
              }
              break
            }
          }
          slot = table.next(after: slot)
        }
      }
    }
  }
}
