/// The sections and items that a collection shows at one point in time, in order. Source: UIKit's `NSDiffableDataSourceSnapshot`.
///
/// There are two differences from UIKit:
/// - An item is identified by its section and its value, so several sections can contain equal items. Methods that take an item without a
///   section refer to the first section that contains it, unless their documentation says otherwise.
/// - An invalid operation doesn't trap. An item that is already in its section keeps its position, an unknown one is ignored, and
///   `mistakes` records the operation. A collection reports each of them once.
///
/// - Complexity: Looking up an item takes O(1) expected, and at most a few hundred comparisons after single insertions. The first call that
///   looks up an item takes O(n). Inserting, deleting and moving items has the complexity of the same operation of an `Array`.
public struct DiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The type of the sections.
  public typealias Section = SectionIdentifierType
  /// The type of the items.
  public typealias Item = ItemIdentifierType

  /// The content of a section. A section keeps its slot as long as it exists.
  @usableFromInline
  struct Content {
    var section: Section
    var items: [Item]
  }

  var contents: [Int32: Content] = [:]
  /// The slots of the sections, in order.
  var order: [Int32] = []
  var slots: [Section: Int32] = [:]
  var nextSlot: Int32 = 0
  /// The index of the items. It is `nil` until an item is looked up, because data that is only displayed doesn't need it.
  var index: SnapshotIndex<Item>?

  var reloaded = MarkedItems<Item>()
  var reconfigured = MarkedItems<Item>()
  var reloadedSections = MarkedItems<Section>()

  /// The recorded invalid operations: the first 32 different ones.
  public internal(set) var mistakes: [SnapshotMistake] = []

  /// Creates a snapshot without sections.
  public init() {}

  /// Creates a snapshot of rows. Only the first occurrence of an item in a section is kept. The items of a section that occurs several
  /// times are merged into its first occurrence.
  ///
  /// - Complexity: O(n), where n is the number of items.
  public init(_ rows: [CollectionRow<Section, Item>]) {
    self.init(unchecked: rows)
    buildIndex()
  }

  /// Creates a snapshot of rows whose items are assumed to be unique, and aren't processed; `removeDuplicates()` removes duplicates.
  /// Duplicate sections are merged.
  ///
  /// - Complexity: O(n), where n is the number of sections.
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

  /// The sections with their items, in order.
  ///
  /// - Complexity: O(n), where n is the number of sections.
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

  /// Removes and records duplicates of items in a section.
  ///
  /// - Complexity: O(n), where n is the number of items.
  mutating func removeDuplicates() {
    index = nil
    buildIndex()
  }
}

extension DiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension DiffableDataSourceSnapshot.Content: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

// `canImport(UIKit)` isn't usable as the condition, because Oriel provides a module of that name on Linux, which doesn't contain this type.
#if os(Linux)
  /// The name of the type in UIKit, for programs that use it.
  public typealias NSDiffableDataSourceSnapshot = DiffableDataSourceSnapshot
#endif
