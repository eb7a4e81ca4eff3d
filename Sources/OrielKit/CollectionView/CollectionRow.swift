/// A section of a collection, with its items in order.
public struct CollectionRow<Section: Hashable, Item: Hashable>: Hashable {
  /// The value that identifies the section.
  public let section: Section
  /// The items of the section, in order.
  public let items: [Item]

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - section: The value that identifies the section in its collection.
  ///   - items: The items, which must be unique within the section. Other sections may contain equal items.
  @inlinable public init(section: Section, items: [Item]) {
    self.section = section
    self.items = items
  }
}

extension CollectionRow: Sendable where Section: Sendable, Item: Sendable {}
