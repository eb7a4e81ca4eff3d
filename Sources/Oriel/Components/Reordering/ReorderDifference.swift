/// The change that reordering makes to collections of items. Mirrors SwiftUI's `ReorderDifference`.
public struct ReorderDifference<ItemID, CollectionID> {
  /// The identifiers of the items to move.
  public var sources: [ItemID]
  /// The position to which the items are moved.
  public var destination: Destination

  /// A position in a collection of items. Mirrors SwiftUI's `ReorderDifference.Destination`.
  public struct Destination {
    /// A position relative to the other items of a collection. Mirrors SwiftUI's `ReorderDifference.Destination.Position`.
    @frozen public enum Position {
      /// The position of another item, before which the items are inserted.
      case before(ItemID)
      /// The end of the collection.
      case end
    }

    /// The position in the collection.
    public var position: Position
    /// The identifier of the collection.
    public var collectionID: CollectionID

    /// Creates a position in a collection.
    public init(position: Position, collectionID: CollectionID) {
      self.position = position
      self.collectionID = collectionID
    }

    /// Creates a position in the only collection of a container.
    public init(position: Position) where CollectionID == ReorderableSingleCollectionIdentifier {
      self.init(position: position, collectionID: ReorderableSingleCollectionIdentifier())
    }
  }
}

extension ReorderDifference: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference: Hashable where ItemID: Hashable, CollectionID: Hashable {}
extension ReorderDifference: Sendable where ItemID: Sendable, CollectionID: Sendable {}

extension ReorderDifference.Destination: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference.Destination: Hashable where ItemID: Hashable, CollectionID: Hashable {}
extension ReorderDifference.Destination: Sendable where ItemID: Sendable, CollectionID: Sendable {}

extension ReorderDifference.Destination.Position: Equatable where ItemID: Equatable {}
extension ReorderDifference.Destination.Position: Hashable where ItemID: Hashable {}
extension ReorderDifference.Destination.Position: Sendable where ItemID: Sendable {}

/// The identifier of the only collection in a container of reorderable views. Mirrors SwiftUI's `ReorderableSingleCollectionIdentifier`.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
  nonisolated init() {}
}
