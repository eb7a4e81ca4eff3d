import SwiftUI

extension CollectionView {
  /// Lets hands take items to other places: by a drag of the mouse, or of a finger once it has rested on a cell. The cell is lifted and follows, the others
  /// make room, also in other sections; at the edges the collection and its sections that scroll by themselves do so. Escape puts it back.
  ///
  /// Where something in a cell has the focus, arrow keys with Option (Alt) take its item one place on in their direction, and from the edge of its section to the
  /// next. Assistive technology is offered the same as actions: Move Up, Move Down, Move Left and Move Right, as far as there is such a place.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether an item may be moved.
  ///   - action: Called once as the item is let go at another place: with the item, where it was, and where it is to be once it was taken out of
  ///     there (as UIKit's `collectionView(_:moveItemAt:to:)` counts). Data that doesn't follow lets the item go back.
  ///
  /// An item isn't moved to a section that has it already.
  nonisolated public func onMove(
    isEnabled: @escaping (Item) -> Bool = { _ in true },
    perform action: ((_ item: Item, _ source: IndexPath, _ destination: IndexPath) -> Void)?
  ) -> Self {
    var result = self
    result.moves = action.map { CollectionMoves(isEnabled: isEnabled, action: $0) }
    return result
  }

  /// Rows that hands may bring into another order, within sections and from one to another.
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
  /// Rows that hands may bring into another order, without supplementaries.
  nonisolated public init(
    rows: Binding<[CollectionRow<Section, Item>]>,
    sectionLayoutProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection,
    @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell
  ) {
    self.init(rows: rows, sectionLayoutProvider: sectionLayoutProvider, cell: cell) { _, _ in EmptyView() }
  }

  /// One section of items that have ids, which hands may bring into another order.
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
  /// Takes an item to another place, as `onMove(isEnabled:perform:)` tells of it. What isn't at its source any more is looked for in its section.
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
