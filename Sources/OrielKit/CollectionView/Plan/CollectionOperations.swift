/// The operations that process all items of a collection. They are closures that the calling module creates, where the types are known:
/// compiled there, they are several times as fast as with witness tables.
@usableFromInline
nonisolated struct CollectionOperations<Section: Hashable, Item: Hashable> {
  @usableFromInline typealias Rows = [CollectionRow<Section, Item>]

  @usableFromInline let areEqual: (Rows, Rows) -> Bool
  @usableFromInline let difference: (Rows, Rows) -> SnapshotDifference
  /// A closure that returns whether an item occurs several times.
  @usableFromInline let hasDuplicates: (ArraySlice<Item>) -> Bool
  /// A closure that sets two bits for each item, and returns the items whose bits were already set.
  @usableFromInline let suspects: (ArraySlice<Item>, inout [UInt64]) -> [Item]

  @inlinable init() {
    areEqual = { $0 == $1 }
    difference = { SnapshotDifference(from: $0, to: $1) }
    hasDuplicates = { Set($0).count != $0.count }
    suspects = { items, bits in
      let mask = bits.count &* 64 &- 1
      var found: [Item] = []
      bits.withUnsafeMutableBufferPointer { bits in
        for item in items {
          let hash = item.hashValue
          let (one, other) = (hash & mask, (hash >> 32) & mask)
          let (oneBit, otherBit) = ((1 as UInt64) &<< UInt64(one & 63), (1 as UInt64) &<< UInt64(other & 63))
          if bits[one >> 6] & oneBit != 0, bits[other >> 6] & otherBit != 0 { found.append(item) }
          bits[one >> 6] |= oneBit
          bits[other >> 6] |= otherBit
        }
      }
      return found
    }
  }
}
