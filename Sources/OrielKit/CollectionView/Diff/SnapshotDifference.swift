/// What has to be done to one arrangement of sections and items to get another: deletions, insertions and moves.
///
/// An item is the same in both if it is equal and stands in the same section, or else if it is equal and is left over elsewhere: what
/// goes from one section to another is a move. Where equal items stand in several sections, each is matched in its own first.
///
/// **As few changes as can be.** Of the items that stay in their section, the largest number that keep their order stay; the others
/// move. An item whose section moves is not moved itself.
///
/// **Order of application.** Deletions and the origins of moves are indices into the old arrangement, insertions and the targets of
/// moves are indices into the new one. First everything that goes or moves is taken out: items, then sections. Then everything that comes or moves
/// is put in from the first to the last: sections, then items; each one's index is then the place where it goes. Updates come last.
///
/// **Cost.** Linear in the number of items, expected. Equal runs cost a comparison an item; what is left is hashed; an arrangement that shares
/// its arrays with the old one costs nothing for them. Memory follows what has changed.
public struct SnapshotDifference: Equatable, Sendable {
  /// Neighbouring items that go to another place together, in this order.
  public struct Move: Hashable, Sendable {
    /// Where the first of them was.
    public let origin: ItemPosition
    /// Where the first of them is.
    public let target: ItemPosition
    @usableFromInline let storedCount: Int32

    @inlinable init(origin: ItemPosition, target: ItemPosition, count: Int) {
      self.origin = origin
      self.target = target
      storedCount = Int32(truncatingIfNeeded: count)
    }

    @inlinable public var count: Int { Int(storedCount) }
  }

  /// A section that goes past others that stay.
  public struct SectionMove: Hashable, Sendable {
    public let origin: Int
    public let target: Int
  }

  /// An item that is in both arrangements and is to be shown anew.
  public struct Update: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      /// Its cell gets the new value, and keeps its state.
      case reconfigure
      /// Its cell is built from scratch.
      case reload
    }

    public let kind: Kind
    public let origin: ItemPosition
    public let target: ItemPosition
  }

  /// Sections of the old arrangement that are gone, ascending. Their items are listed, too.
  public internal(set) var deletedSections: [Int] = []
  /// Sections of the new arrangement that weren't there, ascending. Their items are listed, too.
  public internal(set) var insertedSections: [Int] = []
  /// In ascending order of their targets.
  public internal(set) var movedSections: [SectionMove] = []
  /// Items of the old arrangement that are gone, ascending.
  public internal(set) var deletedItems: [ItemRange] = []
  /// Items of the new arrangement that weren't there, ascending.
  public internal(set) var insertedItems: [ItemRange] = []
  /// In ascending order of their targets.
  public internal(set) var movedItems: [Move] = []
  /// What the new snapshot has marked for it, in ascending order of targets. Items that have just been inserted aren't among them.
  public internal(set) var updates: [Update] = []

  /// Sections of the new arrangement that were there and are to be shown anew, supplementaries included; ascending.
  public internal(set) var reloadedSections: [Int] = []

  /// What was found to be the same without a change of section, by new section; ascending within each.
  @usableFromInline var runs: [EqualRun] = []
  /// Where the runs of each new section begin, and the end.
  @usableFromInline var runStarts: [Int32] = [0]
  /// For each new section the old one that it was, or -1.
  @usableFromInline var oldSections: [Int32] = []
  /// What was found in another section, in ascending order of targets.
  @usableFromInline var crossings: [Move] = []

  @usableFromInline init() {}

  /// Whether nothing has changed.
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty
      && movedItems.isEmpty && updates.isEmpty && reloadedSections.isEmpty
  }

  /// How many items are deleted, inserted or moved, one by one. O(changes).
  public var changedItemCount: Int {
    deletedItems.reduce(0) { $0 + $1.count } + insertedItems.reduce(0) { $0 + $1.count } + movedItems.reduce(0) { $0 + $1.count }
  }
}
