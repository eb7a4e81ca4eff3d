import SwiftUI

extension CollectionView {
  /// Sections and items in a layout of UIKit's vocabulary, whose configuration says in which direction it scrolls.
  ///
  /// - Parameters:
  ///   - rows: The sections with their items, in order.
  ///   - collectionViewLayout: Asked in each evaluation; another configuration, or `invalidateLayout()`, is one. Several collections may have the same.
  ///   - cell: Makes the view of an item.
  ///   - supplementaryView: Makes the view of what the layout declares, by its kind.
  @inlinable nonisolated public init(
    rows: [CollectionRow<Section, Item>], collectionViewLayout: UICollectionViewCompositionalLayout,
    @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell,
    @ViewBuilder supplementaryView: @escaping (String, IndexPath) -> SupplementaryView
  ) {
    self.init(
      CollectionData(rows, work: CollectionWork()), layout: collectionViewLayout, cell: cell, supplementaryView: supplementaryView)
  }

  /// Sections and items of a snapshot in a layout of UIKit's vocabulary.
  @inlinable nonisolated public init(
    snapshot: DiffableDataSourceSnapshot<Section, Item>, collectionViewLayout: UICollectionViewCompositionalLayout,
    @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell,
    @ViewBuilder supplementaryView: @escaping (String, IndexPath) -> SupplementaryView
  ) {
    self.init(
      CollectionData(snapshot, work: CollectionWork()), layout: collectionViewLayout, cell: cell, supplementaryView: supplementaryView)
  }

  /// Sections and items that a data source is told to show, in a layout of UIKit's vocabulary.
  @inlinable nonisolated public init(
    dataSource: CollectionDataSource<Section, Item>, collectionViewLayout: UICollectionViewCompositionalLayout,
    @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell,
    @ViewBuilder supplementaryView: @escaping (String, IndexPath) -> SupplementaryView
  ) {
    self.init(
      CollectionData(dataSource, work: CollectionWork()), layout: collectionViewLayout, cell: cell, supplementaryView: supplementaryView)
  }
}

extension CollectionView where SupplementaryView == EmptyView {
  /// Sections and items in a layout of UIKit's vocabulary, without supplementaries.
  @inlinable nonisolated public init(
    rows: [CollectionRow<Section, Item>], collectionViewLayout: UICollectionViewCompositionalLayout,
    @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell
  ) {
    self.init(rows: rows, collectionViewLayout: collectionViewLayout, cell: cell) { _, _ in EmptyView() }
  }

  /// Sections and items of a snapshot in a layout of UIKit's vocabulary, without supplementaries.
  @inlinable nonisolated public init(
    snapshot: DiffableDataSourceSnapshot<Section, Item>, collectionViewLayout: UICollectionViewCompositionalLayout,
    @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell
  ) {
    self.init(snapshot: snapshot, collectionViewLayout: collectionViewLayout, cell: cell) { _, _ in EmptyView() }
  }

  /// Sections and items that a data source is told to show, in a layout of UIKit's vocabulary, without supplementaries.
  @inlinable nonisolated public init(
    dataSource: CollectionDataSource<Section, Item>, collectionViewLayout: UICollectionViewCompositionalLayout,
    @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell
  ) {
    self.init(dataSource: dataSource, collectionViewLayout: collectionViewLayout, cell: cell) { _, _ in EmptyView() }
  }
}
