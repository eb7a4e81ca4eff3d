/// The place of an item: the number of its section, and its number in it, both from 0.
///
/// Ordered as items are shown. What lies beyond 2³¹ is cut off.
public struct ItemPosition: Hashable, Comparable, Sendable, CustomStringConvertible {
  @usableFromInline let storedSection: Int32
  @usableFromInline let storedItem: Int32

  @inlinable public init(section: Int, item: Int) {
    storedSection = Int32(truncatingIfNeeded: section)
    storedItem = Int32(truncatingIfNeeded: item)
  }

  @inlinable public var section: Int { Int(storedSection) }
  @inlinable public var item: Int { Int(storedItem) }

  @inlinable public static func < (a: ItemPosition, b: ItemPosition) -> Bool {
    a.storedSection != b.storedSection ? a.storedSection < b.storedSection : a.storedItem < b.storedItem
  }

  public var description: String { "\(section).\(item)" }
}
