/// A hash table of elements, with open addressing and 4 bytes per slot.
///
/// A slot stores the ordinal of an element plus one and, in the bits above it, as many bits of the hash as fit, so nearly every comparison
/// of elements is successful. The table doesn't store elements: its user iterates over the slots with `first` and `next`, and compares the
/// elements itself.
@usableFromInline
struct ElementTable: ~Copyable {
  @usableFromInline var slots: UnsafeMutablePointer<UInt32>
  @usableFromInline var capacity: Int
  @usableFromInline var mask = 0
  @usableFromInline var ordinalMask: UInt32 = 0

  @inlinable init() {
    capacity = 0
    slots = .allocate(capacity: 0)
  }

  @inlinable deinit { slots.deallocate() }

  /// Removes all entries, and reserves capacity for a number of elements.
  @inlinable mutating func prepare(for count: Int) {
    var size = 16
    while size < count &* 2 { size &*= 2 }
    if size > capacity {
      slots.deallocate()
      slots = .allocate(capacity: size)
      capacity = size
    }
    slots.initialize(repeating: 0, count: size)
    mask = size &- 1
    ordinalMask = UInt32.max >> UInt32((count &+ 1).leadingZeroBitCount &- 32)
  }

  @inlinable @inline(__always)
  func first(for hash: Int) -> Int { hash & mask }

  @inlinable @inline(__always)
  func next(after slot: Int) -> Int { (slot &+ 1) & mask }

  /// Returns the content of a slot for an element.
  @inlinable @inline(__always)
  func entry(_ ordinal: Int, hash: Int) -> UInt32 {
    tag(of: hash) | UInt32(truncatingIfNeeded: ordinal &+ 1)
  }

  @inlinable @inline(__always)
  func tag(of hash: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: hash &>> 32) & ~ordinalMask
  }

  @inlinable @inline(__always)
  func ordinal(of entry: UInt32) -> Int { Int(entry & ordinalMask) &- 1 }

  @inlinable @inline(__always)
  func hasTag(_ entry: UInt32, of hash: Int) -> Bool { (entry ^ UInt32(truncatingIfNeeded: hash &>> 32)) & ~ordinalMask == 0 }
}
