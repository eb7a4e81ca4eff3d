/// Neighbouring items of one section.
public struct ItemRange: Hashable, Sendable, CustomStringConvertible {
  @usableFromInline let storedSection: Int32
  @usableFromInline let storedItems: Range<Int32>

  @inlinable init(section: Int, storedItems: Range<Int32>) {
    storedSection = Int32(truncatingIfNeeded: section)
    self.storedItems = storedItems
  }

  public init(section: Int, items: Range<Int>) {
    self.init(section: section, storedItems: Int32(truncatingIfNeeded: items.lowerBound)..<Int32(truncatingIfNeeded: items.upperBound))
  }

  @inlinable public var section: Int { Int(storedSection) }
  @inlinable public var items: Range<Int> { Int(storedItems.lowerBound)..<Int(storedItems.upperBound) }
  @inlinable public var count: Int { storedItems.count }

  public var description: String { "\(section).\(items)" }
}
