/// A section of a collection and what is in it, in order.
public struct CollectionRow<Section: Hashable, Item: Hashable>: Hashable {
  public let section: Section
  public let items: [Item]

  /// - Parameters:
  ///   - section: What tells the section from all others of its collection.
  ///   - items: Distinct within the section. The same item may stand in other sections, too.
  @inlinable public init(section: Section, items: [Item]) {
    self.section = section
    self.items = items
  }
}

extension CollectionRow: Sendable where Section: Sendable, Item: Sendable {}
