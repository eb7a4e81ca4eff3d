import SwiftUI

extension CollectionView {
  /// Creates a collection of sections and items in a UIKit layout, whose configuration determines the scroll direction.
  ///
  /// - Parameters:
  ///   - rows: The sections with their items, in order.
  ///   - collectionViewLayout: The layout, which is evaluated with the collection. A new configuration and `invalidateLayout()` invalidate
  ///     the collection. Several collections can share a layout.
  ///   - cell: The view of an item.
  ///   - supplementaryView: The supplementary view of a kind that the layout declares.
  @inlinable nonisolated public init(
    rows: [CollectionRow<Section, Item>], collectionViewLayout: UICollectionViewCompositionalLayout,
    @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell,
    @ViewBuilder supplementaryView: @escaping (String, IndexPath) -> SupplementaryView
  ) {
    self.init(
      CollectionData(rows, work: CollectionOperations()), layout: collectionViewLayout, cell: cell, supplementaryView: supplementaryView)
  }

  /// Creates a collection of the sections and items of a snapshot in a UIKit layout.
  @inlinable nonisolated public init(
    snapshot: DiffableDataSourceSnapshot<Section, Item>, collectionViewLayout: UICollectionViewCompositionalLayout,
    @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell,
    @ViewBuilder supplementaryView: @escaping (String, IndexPath) -> SupplementaryView
  ) {
    self.init(
      CollectionData(snapshot, work: CollectionOperations()), layout: collectionViewLayout, cell: cell, supplementaryView: supplementaryView
    )
  }

  /// Creates a collection of the sections and items of a data source in a UIKit layout.
  @inlinable nonisolated public init(
    dataSource: CollectionDataSource<Section, Item>, collectionViewLayout: UICollectionViewCompositionalLayout,
    @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell,
    @ViewBuilder supplementaryView: @escaping (String, IndexPath) -> SupplementaryView
  ) {
    self.init(
      CollectionData(dataSource, work: CollectionOperations()), layout: collectionViewLayout, cell: cell,
      supplementaryView: supplementaryView)
  }
}

extension CollectionView where SupplementaryView == EmptyView {
  /// Creates a collection of sections and items in a UIKit layout, without supplementary views.
  @inlinable nonisolated public init(
    rows: [CollectionRow<Section, Item>], collectionViewLayout: UICollectionViewCompositionalLayout,
    @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell
  ) {
    self.init(rows: rows, collectionViewLayout: collectionViewLayout, cell: cell) { _, _ in EmptyView() }
  }

  /// Creates a collection of the sections and items of a snapshot in a UIKit layout, without supplementary views.
  @inlinable nonisolated public init(
    snapshot: DiffableDataSourceSnapshot<Section, Item>, collectionViewLayout: UICollectionViewCompositionalLayout,
    @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell
  ) {
    self.init(snapshot: snapshot, collectionViewLayout: collectionViewLayout, cell: cell) { _, _ in EmptyView() }
  }

  /// Creates a collection of the sections and items of a data source in a UIKit layout, without supplementary views.
  @inlinable nonisolated public init(
    dataSource: CollectionDataSource<Section, Item>, collectionViewLayout: UICollectionViewCompositionalLayout,
    @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell
  ) {
    self.init(dataSource: dataSource, collectionViewLayout: collectionViewLayout, cell: cell) { _, _ in EmptyView() }
  }
}
