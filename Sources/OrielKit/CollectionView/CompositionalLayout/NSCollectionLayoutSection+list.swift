import SwiftUI

extension NSCollectionLayoutSection {
  /// Returns a section of rows that have the full width and the height of their content. Mirrors UIKit's `list(using:layoutEnvironment:)`.
  ///
  /// A grouped list has a decoration of the kind `UICollectionLayoutListConfiguration.backgroundKind` behind each section. The lines
  /// between rows are decorations of the kind `separatorKind`.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.swipes = SectionSwipes(configuration)
    section.hasSeparators = configuration.showsSeparators
    section.separatesFirst = configuration.headerMode != .firstItemInSection
    let isGrouped = configuration.appearance == .grouped || configuration.appearance == .insetGrouped
    let isPinned = configuration.appearance == .plain || configuration.appearance == .sidebarPlain
    let side: CGFloat =
      switch configuration.appearance {
      case .plain, .grouped, .sidebarPlain: 0
      case .insetGrouped: 16
      case .sidebar: 8
      }
    let padding = configuration.headerTopPadding ?? (isGrouped ? 16 : 0)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: configuration.headerMode == .supplementary ? 0 : padding, leading: side, bottom: isGrouped ? 16 : 0, trailing: side)

    func edge(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
      let item = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = isPinned
      return item
    }
    if configuration.headerMode == .supplementary {
      let header = edge(UICollectionView.elementKindSectionHeader, .top)
      header.contentInsets.top = padding
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(edge(UICollectionView.elementKindSectionFooter, .bottom))
    }
    if isGrouped {
      let background = NSCollectionLayoutDecorationItem.background(elementKind: UICollectionLayoutListConfiguration.backgroundKind)
      background.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
      background.coversItemsOnly = true
      section.decorationItems = [background]
    }
    return section
  }
}
