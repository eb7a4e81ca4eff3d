/// A range of adjacent items of one section.
public struct ItemRange: Hashable, Sendable, CustomStringConvertible {
  @usableFromInline let storedSection: Int32
  @usableFromInline let storedItems: Range<Int32>

  @inlinable init(section: Int, storedItems: Range<Int32>) {
    storedSection = Int32(truncatingIfNeeded: section)
    self.storedItems = storedItems
  }

  /// Creates a range of items of a section.
  public init(section: Int, items: Range<Int>) {
    self.init(section: section, storedItems: Int32(truncatingIfNeeded: items.lowerBound)..<Int32(truncatingIfNeeded: items.upperBound))
  }

  /// The index of the section.
  @inlinable public var section: Int { Int(storedSection) }
  /// The indices of the items in the section.
  @inlinable public var items: Range<Int> { Int(storedItems.lowerBound)..<Int(storedItems.upperBound) }
  /// The number of items in the range.
  @inlinable public var count: Int { storedItems.count }

  /// The index of the section and the range, separated by a period.
  public var description: String { "\(section).\(items)" }
}
