import SwiftUI

extension CollectionView {
  /// Sections and items that have ids. What is the same by its id stays, and shows its new values.
  ///
  /// - Parameters:
  ///   - sections: In order, with distinct ids.
  ///   - items: Where a section has its items, whose ids are distinct within the section.
  ///   - sectionLayoutProvider: Says how a section is laid out, by its number.
  ///   - cell: Makes the view of an item.
  ///   - supplementaryView: Makes the view of what the layout declares, by its kind.
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

  /// Sections and items that have ids, without supplementaries.
  @inlinable nonisolated public init<Sections: RandomAccessCollection, Element: Identifiable>(
    sections: Sections, items: (Sections.Element) -> [Element],
    sectionLayoutProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection,
    @ViewBuilder cell: @escaping (IndexPath, Element) -> Cell
  )
  where Sections.Element: Identifiable, Section == Sections.Element.ID, Item == CollectionItem<Element>, SupplementaryView == EmptyView {
    self.init(sections: sections, items: items, sectionLayoutProvider: sectionLayoutProvider, cell: cell) { _, _ in EmptyView() }
  }

  /// One section of items that have ids, such as a grid.
  ///
  /// - Parameters:
  ///   - data: In order, with distinct ids.
  ///   - layout: Says how the items are laid out.
  ///   - cell: Makes the view of an item.
  @inlinable nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, layout: @escaping (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection,
    @ViewBuilder cell: @escaping (Data.Element) -> Cell
  ) where Data.Element: Identifiable, Section == Int, Item == CollectionItem<Data.Element>, SupplementaryView == EmptyView {
    self.init(
      rows: [CollectionRow(section: 0, items: data.map { CollectionItem($0) })], sectionLayoutProvider: { layout($1) },
      cell: { cell($1.value) })
  }
}
