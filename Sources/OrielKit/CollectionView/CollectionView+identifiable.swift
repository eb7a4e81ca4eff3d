import SwiftUI

extension CollectionView {
  /// Creates a collection of sections and items that have ids. A section or an item whose id persists across an update remains, and shows
  /// its new values.
  ///
  /// - Parameters:
  ///   - sections: The sections in order, with unique ids.
  ///   - items: Returns the items of a section, whose ids are unique within it.
  ///   - sectionLayoutProvider: Returns the layout of the section with an index.
  ///   - cell: The view of an item.
  ///   - supplementaryView: The supplementary view of a kind that the layout declares.
  @inlinable nonisolated public init<Sections: RandomAccessCollection, Element: Identifiable>(
    sections: Sections, items: (Sections.Element) -> [Element],
    sectionLayoutProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection,
    @ViewBuilder cell: @escaping (IndexPath, Element) -> Cell,
    @ViewBuilder supplementaryView: @escaping (String, IndexPath) -> SupplementaryView
  ) where Sections.Element: Identifiable, Section == Sections.Element.ID, Item == CollectionItem<Element> {
    self.init(
      rows: sections.map { CollectionRow(section: $0.id, items: items($0).map { CollectionItem($0) }) },
      sectionLayoutProvider: sectionLayoutProvider, cell: { cell($0, $1.value) }, supplementaryView: supplementaryView)
  }

  /// Creates a collection of sections and items that have ids, without supplementary views.
  @inlinable nonisolated public init<Sections: RandomAccessCollection, Element: Identifiable>(
    sections: Sections, items: (Sections.Element) -> [Element],
    sectionLayoutProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection,
    @ViewBuilder cell: @escaping (IndexPath, Element) -> Cell
  )
  where Sections.Element: Identifiable, Section == Sections.Element.ID, Item == CollectionItem<Element>, SupplementaryView == EmptyView {
    self.init(sections: sections, items: items, sectionLayoutProvider: sectionLayoutProvider, cell: cell) { _, _ in EmptyView() }
  }

  /// Creates a collection with one section of items that have ids, such as a grid.
  ///
  /// - Parameters:
  ///   - data: The items in order, with unique ids.
  ///   - layout: Returns the layout of the section.
  ///   - cell: The view of an item.
  @inlinable nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, layout: @escaping (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection,
    @ViewBuilder cell: @escaping (Data.Element) -> Cell
  ) where Data.Element: Identifiable, Section == Int, Item == CollectionItem<Data.Element>, SupplementaryView == EmptyView {
    self.init(
      rows: [CollectionRow(section: 0, items: data.map { CollectionItem($0) })], sectionLayoutProvider: { layout($1) },
      cell: { cell($1.value) })
  }
}
