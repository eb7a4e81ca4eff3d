/// The items of one section as a tree whose branches are expanded or collapsed. Mirrors UIKit's `NSDiffableDataSourceSectionSnapshot`.
///
/// Items must be unique. An invalid operation doesn't trap: an item that already exists keeps its position, an unknown item is ignored, and
/// `mistakes` records the operation. A data source reports each of them once when the snapshot is applied.
///
/// - Complexity: Looking up an item takes O(1), finding its index among its siblings O(siblings), and methods that return or insert
///   several items O(items), plus O(siblings) for each parent whose children change.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The type of the items.
  public typealias Item = ItemIdentifierType

  struct Node {
    var parent: Item?
    var children: [Item] = []
  }

  private(set) var nodes: [Item: Node] = [:]
  private(set) var expanded: Set<Item> = []
  /// The items without a parent, in order.
  public private(set) var rootItems: [Item] = []
  /// The recorded invalid operations: the first 32 different ones.
  public private(set) var mistakes: [SnapshotMistake] = []

  /// Creates a snapshot without items.
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

  /// Appends items to the section, or to the children of another item.
  public mutating func append(_ items: [Item], to parent: Item? = nil) {
    if let parent, !isKnown(parent, call: "append") { return }
    insert(items, into: parent, at: children(of: parent).count)
  }

  /// Inserts items before another one, at its level.
  public mutating func insert(_ items: [Item], before item: Item) { insert(items, beside: item, offset: 0) }

  /// Inserts items after another one and its descendants, at its level.
  public mutating func insert(_ items: [Item], after item: Item) { insert(items, beside: item, offset: 1) }

  /// Inserts the items of a snapshot before an item, at its level.
  public mutating func insert(_ snapshot: Self, before item: Item) { insert(snapshot, beside: item, offset: 0) }

  /// Inserts the items of a snapshot after an item and its descendants, at its level.
  public mutating func insert(_ snapshot: Self, after item: Item) { insert(snapshot, beside: item, offset: 1) }

  /// Replaces the descendants of an item by the items of a snapshot.
  public mutating func replace(childrenOf parent: Item, using snapshot: Self) {
    guard isKnown(parent, call: "replace") else { return }
    remove(children(of: parent))
    insert(snapshot, into: parent, at: 0)
  }

  /// Removes items and their descendants. Unknown items are ignored without a diagnostic, as in UIKit.
  public mutating func delete(_ items: [Item]) { remove(items.filter { nodes[$0] != nil }) }

  /// Removes all items.
  public mutating func deleteAll() {
    let said = mistakes
    self = Self()
    mistakes = said
  }

  /// Expands items, so that their children are visible.
  public mutating func expand(_ items: [Item]) { for item in items where isKnown(item, call: "expand") { expanded.insert(item) } }

  /// Collapses items. Expanded descendants remain expanded, and are visible when the items are expanded again.
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
    appendDescendants(of: snapshot.rootItems, in: snapshot)
    expanded.formUnion(snapshot.expanded.filter { nodes[$0] != nil })
  }

  /// Appends the descendants of items in another snapshot. The items must exist. All children of an item are appended at once, because each
  /// call copies the siblings.
  private mutating func appendDescendants(of items: [Item], in snapshot: Self) {
    for (item, _) in snapshot.walk({ _ in true }, from: items) where snapshot.hasChildren(item) {
      append(snapshot.children(of: item), to: item)
    }
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

  /// All items in the order of the tree: each item precedes its descendants.
  public var items: [Item] { walk { _ in true }.map(\.item) }

  /// The visible items, all of whose ancestors are expanded.
  public var visibleItems: [Item] { walk(expanded.contains).map(\.item) }

  /// Returns whether the tree contains an item.
  public func contains(_ item: Item) -> Bool { nodes[item] != nil }

  /// Returns whether an item is expanded. It is `false` for an unknown item.
  public func isExpanded(_ item: Item) -> Bool { expanded.contains(item) }

  /// Returns whether the tree contains the item, and all of its ancestors are expanded.
  public func isVisible(_ item: Item) -> Bool {
    guard var node = nodes[item] else { return false }
    while let parent = node.parent {
      guard expanded.contains(parent), let next = nodes[parent] else { return false }
      node = next
    }
    return true
  }

  /// Returns the number of an item's ancestors, or 0 for an unknown item.
  public func level(of item: Item) -> Int {
    var level = 0
    var parent = nodes[item]?.parent
    while let current = parent {
      level += 1
      parent = nodes[current]?.parent
    }
    return level
  }

  /// Returns the index of an item in `items`, or `nil` for an unknown item.
  public func index(of item: Item) -> Int? { nodes[item] == nil ? nil : items.firstIndex(of: item) }

  /// Returns the parent of an item, or `nil` for an unknown item or one without a parent.
  public func parent(of child: Item) -> Item? { nodes[child]?.parent }

  /// Returns the descendants of an item as a snapshot, which is empty for an unknown item.
  public func snapshot(of parent: Item, includingParent: Bool = false) -> Self {
    var result = Self()
    guard nodes[parent] != nil else { return result }
    let roots = includingParent ? [parent] : children(of: parent)
    result.append(roots)
    result.appendDescendants(of: roots, in: self)
    result.expanded = expanded.filter { result.nodes[$0] != nil }
    return result
  }

  /// Returns a description of the tree with one item per line, which marks expanded and collapsed items.
  public func visualDescription() -> String {
    walk { _ in true }.map { item, level in
      let mark = children(of: item).isEmpty ? "*" : expanded.contains(item) ? "-" : "+"
      return String(repeating: "  ", count: level) + "\(mark) \(item)"
    }
    .joined(separator: "\n")
  }

  /// Returns whether an item has children.
  func hasChildren(_ item: Item) -> Bool { !children(of: item).isEmpty }

  /// Returns items with their levels in the order of the tree, without the descendants of items for which the closure returns `false`. The
  /// traversal isn't recursive, because the depth of the tree is unlimited.
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
