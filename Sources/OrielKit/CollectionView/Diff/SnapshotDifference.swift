/// The changes that turn one arrangement of sections and items into another: deletions, insertions and moves.
///
/// An item is matched if it is equal and in the same section, or otherwise if it is equal and unmatched in another section: then it has
/// moved between sections. If equal items occur in several sections, each is matched in its own section first.
///
/// **Number of changes.** Of the items that remain in their section, the largest possible number is stationary, and the others move. An
/// item doesn't move because its section moves.
///
/// **Order of application.** Deletions and the origins of moves are indices into the old arrangement, insertions and the targets of moves
/// are indices into the new one. First, all deleted and moved elements are removed: items, then sections. Then all inserted and moved
/// elements are inserted in ascending order: sections, then items; the index of each is the index at which it is inserted. Updates are
/// applied last.
///
/// **Cost.** The expected time is linear in the number of items. Equal runs require one comparison per item; the remaining items are
/// hashed. Arrays that both arrangements share cost nothing. The required memory depends on the number of changes.
public struct SnapshotDifference: Equatable, Sendable {
  /// A sequence of adjacent items that move together, in this order.
  public struct Move: Hashable, Sendable {
    /// The old position of the first item.
    public let origin: ItemPosition
    /// The new position of the first item.
    public let target: ItemPosition
    @usableFromInline let storedCount: Int32

    @inlinable init(origin: ItemPosition, target: ItemPosition, count: Int) {
      self.origin = origin
      self.target = target
      storedCount = Int32(truncatingIfNeeded: count)
    }

    /// The number of items.
    @inlinable public var count: Int { Int(storedCount) }
  }

  /// The move of a section relative to stationary ones.
  public struct SectionMove: Hashable, Sendable {
    /// The old index of the section.
    public let origin: Int
    /// The new index of the section.
    public let target: Int
  }

  /// The update of an item that is in both arrangements.
  public struct Update: Hashable, Sendable {
    /// The effects that an update has on the cell of its item.
    public enum Kind: Hashable, Sendable {
      /// The cell of the item receives the new value, and keeps its state.
      case reconfigure
      /// The cell of the item is replaced by a new one.
      case reload
    }

    /// The effect on the item's cell.
    public let kind: Kind
    /// The old position of the item.
    public let origin: ItemPosition
    /// The new position of the item.
    public let target: ItemPosition
  }

  /// The deleted sections as indices of the old arrangement, in ascending order. Their items are also in `deletedItems`.
  public internal(set) var deletedSections: [Int] = []
  /// The inserted sections as indices of the new arrangement, in ascending order. Their items are also in `insertedItems`.
  public internal(set) var insertedSections: [Int] = []
  /// The moved sections, in ascending order of their targets.
  public internal(set) var movedSections: [SectionMove] = []
  /// The deleted items as ranges of the old arrangement, in ascending order.
  public internal(set) var deletedItems: [ItemRange] = []
  /// The inserted items as ranges of the new arrangement, in ascending order.
  public internal(set) var insertedItems: [ItemRange] = []
  /// The moved items, in ascending order of their targets.
  public internal(set) var movedItems: [Move] = []
  /// The items that are marked in the new snapshot, in ascending order of targets. Inserted items aren't included.
  public internal(set) var updates: [Update] = []

  /// The sections that persist and are marked for reloading together with their supplementary views, as indices of the new arrangement in
  /// ascending order.
  public internal(set) var reloadedSections: [Int] = []

  /// The items that are matched within their sections, by new section, in ascending order within each.
  @usableFromInline var runs: [EqualRun] = []
  /// The index of the first run of each new section, followed by the number of runs.
  @usableFromInline var runStarts: [Int32] = [0]
  /// The old index of each new section, or -1.
  @usableFromInline var oldSections: [Int32] = []
  /// The moves between sections, in ascending order of targets.
  @usableFromInline var crossings: [Move] = []

  @usableFromInline init() {}

  /// A Boolean value that indicates whether nothing has changed.
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty
      && movedItems.isEmpty && updates.isEmpty && reloadedSections.isEmpty
  }

  /// The number of deleted, inserted and moved items.
  ///
  /// - Complexity: O(n), where n is the number of changes.
  public var changedItemCount: Int {
    deletedItems.reduce(0) { $0 + $1.count } + insertedItems.reduce(0) { $0 + $1.count } + movedItems.reduce(0) { $0 + $1.count }
  }
}
