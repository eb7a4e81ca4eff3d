import SwiftUI

extension CollectionView {
  /// Creates a collection of the sections and items of a snapshot. The items and sections that are marked in it by `reloadItems`,
  /// `reconfigureItems` or `reloadSections` are updated once for each of these calls, even if the same snapshot is passed again.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot. Invalid operations that it has recorded are reported, each of them once.
  ///   - sectionLayoutProvider: Returns the layout of the section with an index.
  ///   - cell: The view of an item.
  ///   - supplementaryView: The supplementary view of a kind that the layout declares.
  @inlinable nonisolated public init(
    snapshot: DiffableDataSourceSnapshot<Section, Item>,
    sectionLayoutProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection,
    @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell,
    @ViewBuilder supplementaryView: @escaping (String, IndexPath) -> SupplementaryView
  ) {
    self.init(
      CollectionData(snapshot, work: CollectionOperations()), sectionLayoutProvider: sectionLayoutProvider, cell: cell,
      supplementaryView: supplementaryView)
  }

  /// Creates a collection of the sections and items of a data source.
  @inlinable nonisolated public init(
    dataSource: CollectionDataSource<Section, Item>,
    sectionLayoutProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection,
    @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell,
    @ViewBuilder supplementaryView: @escaping (String, IndexPath) -> SupplementaryView
  ) {
    self.init(
      CollectionData(dataSource, work: CollectionOperations()), sectionLayoutProvider: sectionLayoutProvider, cell: cell,
      supplementaryView: supplementaryView)
  }
}

extension CollectionView where SupplementaryView == EmptyView {
  /// Creates a collection of the sections and items of a snapshot, without supplementary views.
  @inlinable nonisolated public init(
    snapshot: DiffableDataSourceSnapshot<Section, Item>,
    sectionLayoutProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection,
    @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell
  ) {
    self.init(snapshot: snapshot, sectionLayoutProvider: sectionLayoutProvider, cell: cell) {
      _, _ in EmptyView()
    }
  }

  /// Creates a collection of the sections and items of a data source, without supplementary views.
  @inlinable nonisolated public init(
    dataSource: CollectionDataSource<Section, Item>,
    sectionLayoutProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection,
    @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell
  ) {
    self.init(dataSource: dataSource, sectionLayoutProvider: sectionLayoutProvider, cell: cell) {
      _, _ in EmptyView()
    }
  }
}
