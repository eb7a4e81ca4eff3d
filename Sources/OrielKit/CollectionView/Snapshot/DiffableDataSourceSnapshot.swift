/// The sections and items that a collection shows at one time, in order. Source: UIKit's `NSDiffableDataSourceSnapshot`.
///
/// What differs from UIKit's:
/// - An item is told from others by its section and itself: the same item may stand in several sections. Where a call names
///   an item alone, the first section that has it is meant, unless its documentation says otherwise.
/// - A mistake is never a crash. An item that is already in its section stays where it is, what isn't there isn't used, and `mistakes` says so;
///   a collection reports each of them once.
///
/// A value. Finding an item takes expected O(1), at worst a few hundred comparisons after single insertions; the first call that needs
/// to find one takes O(n). Inserting, deleting or moving costs what it costs in an `Array`.
public struct DiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  public typealias Section = SectionIdentifierType
  public typealias Item = ItemIdentifierType

  /// What is in a section. It keeps its slot as long as it lives.
  @usableFromInline
  struct Content {
    var section: Section
    var items: [Item]
  }

  var contents: [Int32: Content] = [:]
  /// The slots of the sections, as they are shown.
  var order: [Int32] = []
  var slots: [Section: Int32] = [:]
  var nextSlot: Int32 = 0
  /// Where items are; nil until somebody asks, for data that is only shown is never looked up.
  var index: SnapshotIndex<Item>?

  var reloaded = MarkedItems<Item>()
  var reconfigured = MarkedItems<Item>()
  var reloadedSections = MarkedItems<Section>()

  /// What could not be done so far, each mistake once, the first 32 of them.
  public internal(set) var mistakes: [SnapshotMistake] = []

  /// A snapshot without sections.
  public init() {}

  /// A snapshot of rows. An item that occurs twice in a section is kept at its first place; what belongs to a section that comes again joins
  /// the first. O(n), by hash.
  public init(_ rows: [CollectionRow<Section, Item>]) {
    self.init(unchecked: rows)
    buildIndex()
  }

  /// A snapshot of rows whose items are taken to be distinct, which costs nothing for them: `removeDuplicates()` looks. Duplicate sections
  /// are joined all the same. O(sections).
  init(unchecked rows: [CollectionRow<Section, Item>]) {
    order.reserveCapacity(rows.count)
    for row in rows {
      if let slot = slots[row.section] {
        note(.duplicateSection("\(row.section)"))
        contents[slot]?.items += row.items
      } else {
        addSection(row.section, items: row.items, at: order.count)
      }
    }
  }

  /// The sections with their items, as they are shown. O(sections).
  public var rows: [CollectionRow<Section, Item>] {
    order.map { slot in
      let content = content(slot)
      return CollectionRow(section: content.section, items: content.items)
    }
  }

  func content(_ slot: Int32) -> Content { contents[slot]! }

  mutating func addSection(_ section: Section, items: [Item] = [], at place: Int) {
    slots[section] = nextSlot
    contents[nextSlot] = Content(section: section, items: items)
    order.insert(nextSlot, at: place)
    nextSlot += 1
  }

  mutating func note(_ mistake: SnapshotMistake) {
    guard mistakes.count < 32, !mistakes.contains(mistake) else { return }
    mistakes.append(mistake)
  }

  /// Takes out what occurs more than once in a section, and notes it. O(n), by hash.
  mutating func removeDuplicates() {
    index = nil
    buildIndex()
  }
}

extension DiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension DiffableDataSourceSnapshot.Content: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

// Whether a module UIKit is there says nothing on Linux: Oriel's has none of it.
#if os(Linux)
  /// UIKit's name, for programs that use it.
  public typealias NSDiffableDataSourceSnapshot = DiffableDataSourceSnapshot
#endif
