/// The position of an item: the index of its section, and its index in the section.
///
/// Positions are ordered like the items. The indices are stored in 32 bits; larger ones are truncated.
public struct ItemPosition: Hashable, Comparable, Sendable, CustomStringConvertible {
  @usableFromInline let storedSection: Int32
  @usableFromInline let storedItem: Int32

  /// Creates a position from the index of a section and an index in it.
  @inlinable public init(section: Int, item: Int) {
    storedSection = Int32(truncatingIfNeeded: section)
    storedItem = Int32(truncatingIfNeeded: item)
  }

  /// The index of the section.
  @inlinable public var section: Int { Int(storedSection) }
  /// The index of the item in its section.
  @inlinable public var item: Int { Int(storedItem) }

  @inlinable public static func < (a: ItemPosition, b: ItemPosition) -> Bool {
    a.storedSection != b.storedSection ? a.storedSection < b.storedSection : a.storedItem < b.storedItem
  }

  /// The two indices, separated by a period.
  public var description: String { "\(section).\(item)" }
}
