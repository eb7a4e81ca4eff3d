import SwiftUI

extension CollectionView {
  /// Sections and items of a snapshot. What is marked in it, by `reloadItems`, `reconfigureItems` or `reloadSections`, is shown anew, once for each
  /// call, however often the same snapshot comes.
  ///
  /// - Parameters:
  ///   - snapshot: What it couldn't do of what it was asked is reported, each mistake once.
  ///   - sectionLayoutProvider: Says how a section is laid out, by its number.
  ///   - cell: Makes the view of an item.
  ///   - supplementaryView: Makes the view of what the layout declares, by its kind.
  @inlinable nonisolated public init(
    snapshot: DiffableDataSourceSnapshot<Section, Item>,
    sectionLayoutProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection,
    @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell,
    @ViewBuilder supplementaryView: @escaping (String, IndexPath) -> SupplementaryView
  ) {
    self.init(
      CollectionData(snapshot, work: CollectionWork()), sectionLayoutProvider: sectionLayoutProvider, cell: cell,
      supplementaryView: supplementaryView)
  }

  /// Sections and items that a data source is told to show.
  @inlinable nonisolated public init(
    dataSource: CollectionDataSource<Section, Item>,
    sectionLayoutProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection,
    @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell,
    @ViewBuilder supplementaryView: @escaping (String, IndexPath) -> SupplementaryView
  ) {
    self.init(
      CollectionData(dataSource, work: CollectionWork()), sectionLayoutProvider: sectionLayoutProvider, cell: cell,
      supplementaryView: supplementaryView)
  }
}

extension CollectionView where SupplementaryView == EmptyView {
  /// Sections and items of a snapshot, without supplementaries.
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

  /// Sections and items that a data source is told to show, without supplementaries.
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
