/// The items of one section, as a tree whose branches are open or closed. Mirrors UIKit's `NSDiffableDataSourceSectionSnapshot`.
///
/// Each item is there once. A mistake is never a crash: what is there already stays where it is, what isn't there isn't used, and `mistakes` says so;
/// a data source reports each of them once as the snapshot is applied.
///
/// A value. Finding an item takes O(1), finding its place among its siblings O(siblings); what returns many items takes O(items).
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  public typealias Item = ItemIdentifierType

  struct Node {
    var parent: Item?
    var children: [Item] = []
  }

  private(set) var nodes: [Item: Node] = [:]
  private(set) var expanded: Set<Item> = []
  /// The items without a parent, in order.
  public private(set) var rootItems: [Item] = []
  /// What could not be done so far, each mistake once, the first 32 of them.
  public private(set) var mistakes: [SnapshotMistake] = []

  /// A snapshot without items.
  public init() {}

  private mutating func note(_ mistake: SnapshotMistake) {
    guard mistakes.count < 32, !mistakes.contains(mistake) else { return }
    mistakes.append(mistake)
  }

  private mutating func isKnown(_ item: Item, call: String) -> Bool {
    guard nodes[item] == nil else { return true }
    note(.unknownItem("\(item)", call: call))
    return false
  }

  // MARK: - Building

  /// Puts items at the end of the section, or of what is in another item.
  public mutating func append(_ items: [Item], to parent: Item? = nil) {
    if let parent, !isKnown(parent, call: "append") { return }
    insert(items, into: parent, at: children(of: parent).count)
  }

  /// Puts items before another, on its level.
  public mutating func insert(_ items: [Item], before item: Item) { insert(items, beside: item, offset: 0) }

  /// Puts items behind another and all that is in it, on its level.
  public mutating func insert(_ items: [Item], after item: Item) { insert(items, beside: item, offset: 1) }

  /// Puts all of a snapshot before an item, on its level.
  public mutating func insert(_ snapshot: Self, before item: Item) { insert(snapshot, beside: item, offset: 0) }

  /// Puts all of a snapshot behind an item and all that is in it, on its level.
  public mutating func insert(_ snapshot: Self, after item: Item) { insert(snapshot, beside: item, offset: 1) }

  /// Puts all of a snapshot in place of what is in an item.
  public mutating func replace(childrenOf parent: Item, using snapshot: Self) {
    guard isKnown(parent, call: "replace") else { return }
    remove(children(of: parent))
    insert(snapshot, into: parent, at: 0)
  }

  /// Removes items with all that is in them. What isn't there is left out without a word, as in UIKit.
  public mutating func delete(_ items: [Item]) { remove(items.filter { nodes[$0] != nil }) }

  /// Removes all items.
  public mutating func deleteAll() {
    let said = mistakes
    self = Self()
    mistakes = said
  }

  /// Opens items, so that what is in them is shown where they are.
  public mutating func expand(_ items: [Item]) { for item in items where isKnown(item, call: "expand") { expanded.insert(item) } }

  /// Closes items. What is open in them stays so, and is shown when they are opened again.
  public mutating func collapse(_ items: [Item]) { for item in items where isKnown(item, call: "collapse") { expanded.remove(item) } }

  private func children(of parent: Item?) -> [Item] {
    guard let parent else { return rootItems }
    return nodes[parent]?.children ?? []
  }

  private mutating func setChildren(_ children: [Item], of parent: Item?) {
    if let parent { nodes[parent]?.children = children } else { rootItems = children }
  }

  private mutating func insert(_ items: [Item], into parent: Item?, at place: Int) {
    var fresh: [Item] = []
    for item in items {
      guard nodes[item] == nil else {
        note(.duplicateItem("\(item)", section: "an outline"))
        continue
      }
      nodes[item] = Node(parent: parent)
      fresh.append(item)
    }
    var children = children(of: parent)
    children.insert(contentsOf: fresh, at: min(place, children.count))
    setChildren(children, of: parent)
  }

  private mutating func insert(_ items: [Item], beside item: Item, offset: Int) {
    guard let place = place(beside: item) else { return }
    insert(items, into: place.parent, at: place.index + offset)
  }

  private mutating func insert(_ snapshot: Self, beside item: Item, offset: Int) {
    guard let place = place(beside: item) else { return }
    insert(snapshot, into: place.parent, at: place.index + offset)
  }

  private mutating func place(beside item: Item) -> (parent: Item?, index: Int)? {
    guard isKnown(item, call: "insert"), let node = nodes[item] else { return nil }
    return children(of: node.parent).firstIndex(of: item).map { (node.parent, $0) }
  }

  private mutating func insert(_ snapshot: Self, into parent: Item?, at place: Int) {
    insert(snapshot.rootItems, into: parent, at: place)
    for (item, level) in snapshot.walk({ _ in true }) where level > 0 {
      if let parent = snapshot.parent(of: item) { append([item], to: parent) }
    }
    expanded.formUnion(snapshot.expanded.filter { nodes[$0] != nil })
  }

  private mutating func remove(_ items: [Item]) {
    var left = items
    var gone: Set<Item> = []
    while let item = left.popLast() {
      guard gone.insert(item).inserted else { continue }
      left += children(of: item)
    }
    let parents = Set(gone.compactMap { nodes[$0]?.parent }).subtracting(gone)
    for parent in parents { nodes[parent]?.children.removeAll { gone.contains($0) } }
    rootItems.removeAll { gone.contains($0) }
    for item in gone { nodes[item] = nil }
    expanded.subtract(gone)
  }

  // MARK: - Reading

  /// All items, each before what is in it.
  public var items: [Item] { walk { _ in true }.map(\.item) }

  /// The items that are shown: those whose parents are all open.
  public var visibleItems: [Item] { walk(expanded.contains).map(\.item) }

  public func contains(_ item: Item) -> Bool { nodes[item] != nil }

  public func isExpanded(_ item: Item) -> Bool { expanded.contains(item) }

  /// Whether the item is there, and all that it is in is open.
  public func isVisible(_ item: Item) -> Bool {
    guard var node = nodes[item] else { return false }
    while let parent = node.parent {
      guard expanded.contains(parent), let next = nodes[parent] else { return false }
      node = next
    }
    return true
  }

  /// How many items an item is in; 0 for one that isn't there.
  public func level(of item: Item) -> Int {
    var level = 0
    var parent = nodes[item]?.parent
    while let current = parent {
      level += 1
      parent = nodes[current]?.parent
    }
    return level
  }

  /// The place of an item among all items; nil for one that isn't there.
  public func index(of item: Item) -> Int? { nodes[item] == nil ? nil : items.firstIndex(of: item) }

  /// What an item is in; nil for one that isn't there, or is in none.
  public func parent(of child: Item) -> Item? { nodes[child]?.parent }

  /// What is in an item, as a snapshot of its own; empty for one that isn't there.
  public func snapshot(of parent: Item, includingParent: Bool = false) -> Self {
    var result = Self()
    guard nodes[parent] != nil else { return result }
    if includingParent { result.append([parent]) }
    for (item, _) in walk({ _ in true }, from: children(of: parent)) {
      let above = nodes[item]?.parent
      result.append([item], to: above == parent && !includingParent ? nil : above)
    }
    result.expanded = expanded.filter { result.nodes[$0] != nil }
    return result
  }

  /// All items, one to a line, with a mark for those that are open or closed.
  public func visualDescription() -> String {
    walk { _ in true }.map { item, level in
      let mark = children(of: item).isEmpty ? "*" : expanded.contains(item) ? "-" : "+"
      return String(repeating: "  ", count: level) + "\(mark) \(item)"
    }
    .joined(separator: "\n")
  }

  /// Whether there is anything in an item.
  func hasChildren(_ item: Item) -> Bool { !children(of: item).isEmpty }

  /// Items with their levels, each before what is in it, where that is wanted. Without recursion: a tree may be as deep as it has items.
  private func walk(_ goesInto: (Item) -> Bool, from roots: [Item]? = nil) -> [(item: Item, level: Int)] {
    var result: [(item: Item, level: Int)] = []
    var left = (roots ?? rootItems).reversed().map { (item: $0, level: 0) }
    while let next = left.popLast() {
      result.append(next)
      guard goesInto(next.item) else { continue }
      for child in children(of: next.item).reversed() { left.append((item: child, level: next.level + 1)) }
    }
    return result
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}
