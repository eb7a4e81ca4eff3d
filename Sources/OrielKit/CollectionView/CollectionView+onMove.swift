import SwiftUI

extension CollectionView {
  /// Enables the user to move items, by dragging a cell with the mouse, or with a finger after a long press.
  ///
  /// The cell is lifted and follows the pointer, and the other cells move aside, in other sections, too. At their edges, the collection and
  /// its orthogonal sections scroll. Escape cancels the movement. An item isn't moved to a section that already contains it.
  ///
  /// If a view in a cell has the focus, arrow keys with Option (Alt) move the item by one position in their direction, and from the edge of
  /// its section to the next section. The actions Move Up, Move Down, Move Left and Move Right do the same for assistive technology; only
  /// those with a possible target are available.
  ///
  /// - Parameters:
  ///   - isEnabled: Returns `true` if an item can be moved.
  ///   - action: Called once when the item is dropped at another position, with the item, its source, and its destination after it was
  ///     removed from the source (as in UIKit's `collectionView(_:moveItemAt:to:)`). If the data doesn't change accordingly, the item
  ///     returns to its source.
  nonisolated public func onMove(
    isEnabled: @escaping (Item) -> Bool = { _ in true },
    perform action: ((_ item: Item, _ source: IndexPath, _ destination: IndexPath) -> Void)?
  ) -> Self {
    var result = self
    result.moves = action.map { CollectionMoves(isEnabled: isEnabled, action: $0) }
    return result
  }

  /// Creates a collection whose rows the user can reorder, within sections and between them.
  nonisolated public init(
    rows: Binding<[CollectionRow<Section, Item>]>,
    sectionLayoutProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection,
    @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell,
    @ViewBuilder supplementaryView: @escaping (String, IndexPath) -> SupplementaryView
  ) {
    self.init(rows: rows.wrappedValue, sectionLayoutProvider: sectionLayoutProvider, cell: cell, supplementaryView: supplementaryView)
    moves = CollectionMoves(isEnabled: { _ in true }) { rows.wrappedValue.move($0, from: $1, to: $2) }
  }
}

extension CollectionView where SupplementaryView == EmptyView {
  /// Creates a collection whose rows the user can reorder, without supplementary views.
  nonisolated public init(
    rows: Binding<[CollectionRow<Section, Item>]>,
    sectionLayoutProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection,
    @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell
  ) {
    self.init(rows: rows, sectionLayoutProvider: sectionLayoutProvider, cell: cell) { _, _ in EmptyView() }
  }

  /// Creates a collection with one section of items that have ids, which the user can reorder.
  nonisolated public init<Data: RandomAccessCollection & MutableCollection & RangeReplaceableCollection>(
    _ data: Binding<Data>, layout: @escaping (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection,
    @ViewBuilder cell: @escaping (Data.Element) -> Cell
  ) where Data.Element: Identifiable, Section == Int, Item == CollectionItem<Data.Element> {
    self.init(data.wrappedValue, layout: layout, cell: cell)
    moves = CollectionMoves(isEnabled: { _ in true }) { item, _, destination in
      guard let old = data.wrappedValue.firstIndex(where: { $0.id == item.id }) else { return }
      let value = data.wrappedValue.remove(at: old)
      let count = data.wrappedValue.count
      let place = data.wrappedValue.index(data.wrappedValue.startIndex, offsetBy: min(destination.item, count))
      data.wrappedValue.insert(value, at: place)
    }
  }
}

extension Array {
  /// Moves an item to another position, with the arguments of `onMove(isEnabled:perform:)`. If the item is no longer at its source, it is
  /// searched for in the source section. Does nothing if it isn't found, or if a section is out of range.
  public mutating func move<Section, Item>(
    _ item: Item, from source: IndexPath, to destination: IndexPath
  ) where Element == CollectionRow<Section, Item> {
    guard indices.contains(source.section), indices.contains(destination.section),
      let index = self[source.section].items.firstIndex(of: item)
    else { return }
    var rows = self
    var items = rows[source.section].items
    items.remove(at: index)
    rows[source.section] = CollectionRow(section: rows[source.section].section, items: items)
    items = rows[destination.section].items
    items.insert(item, at: Swift.min(destination.item, items.count))
    rows[destination.section] = CollectionRow(section: rows[destination.section].section, items: items)
    self = rows
  }
}
