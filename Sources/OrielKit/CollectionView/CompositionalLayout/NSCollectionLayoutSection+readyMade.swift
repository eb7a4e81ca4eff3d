import SwiftUI

extension NSCollectionLayoutSection {
  /// Cells of one size in so many columns.
  ///
  /// - Parameters:
  ///   - columns: Below 1 it is 1, which is reported once.
  ///   - aspectRatio: The width of a cell in terms of its height; positive, else 1, which is reported once.
  ///   - spacing: Points between cells, both ways.
  public static func grid(columns: Int, aspectRatio: CGFloat = 1, spacing: CGFloat = 8) -> NSCollectionLayoutSection {
    rows(spacing, height: .fractionalHeight(1), aspectRatio) { .horizontal(layoutSize: $0, subitem: $1, count: columns) }
  }

  /// Cells of one height in so many columns; rows of cells where the height is estimated or uniform across siblings.
  public static func grid(columns: Int, height: NSCollectionLayoutDimension, spacing: CGFloat = 8) -> NSCollectionLayoutSection {
    rows(spacing, height: height, nil) { .horizontal(layoutSize: $0, subitem: $1, count: columns) }
  }

  /// Cells of one size in as many columns as can be so wide, and one at least.
  ///
  /// - Parameter minimum: Points; positive, else there is one column, which is reported once.
  public static func adaptiveGrid(minimum: CGFloat, aspectRatio: CGFloat = 1, spacing: CGFloat = 8) -> NSCollectionLayoutSection {
    rows(spacing, height: .fractionalHeight(1), aspectRatio) { .horizontal(layoutSize: $0, subitem: $1, minimum: minimum) }
  }

  /// Cells of one height in as many columns as can be so wide, and one at least.
  public static func adaptiveGrid(
    minimum: CGFloat, height: NSCollectionLayoutDimension, spacing: CGFloat = 8
  ) -> NSCollectionLayoutSection {
    rows(spacing, height: height, nil) { .horizontal(layoutSize: $0, subitem: $1, minimum: minimum) }
  }

  private static func rows(
    _ spacing: CGFloat, height: NSCollectionLayoutDimension, _ aspectRatio: CGFloat?,
    row: (NSCollectionLayoutSize, NSCollectionLayoutItem) -> NSCollectionLayoutGroup
  ) -> NSCollectionLayoutSection {
    let isMeasured = height.isEstimated || height.isUniformAcrossSiblings
    let cell = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: isMeasured ? height : .fractionalHeight(1)))
    let group = row(
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: isMeasured ? .estimated(height.dimension) : height), cell
    )
    group.interItemSpacing = .fixed(spacing)
    group.cellAspectRatio = aspectRatio
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    return section
  }

  /// Columns that cells of different heights fill, each cell in the column that is shortest so far. O(n) once for a section.
  ///
  /// - Parameters:
  ///   - columns: Below 1 it is 1, which is reported once.
  ///   - height: How high an item is that is so wide. What isn't a length is reported once and taken for 44.
  public static func waterfall(
    columns: Int, spacing: CGFloat = 8, height: @escaping (_ item: Int, _ width: CGFloat) -> CGFloat
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      waterfall: Waterfall(columns: .count(columns), spacing: spacing, lineSpacing: spacing, length: height, estimate: 1))
  }

  /// Columns that cells fill which are as high as their content. A cell stays in the column that it was given by the estimate.
  public static func waterfall(columns: Int, spacing: CGFloat = 8, estimatedHeight: CGFloat) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      waterfall: Waterfall(columns: .count(columns), spacing: spacing, lineSpacing: spacing, length: nil, estimate: estimatedHeight))
  }

  /// As many columns as can be so wide, that cells of different heights fill.
  public static func waterfall(
    minimum: CGFloat, spacing: CGFloat = 8, height: @escaping (_ item: Int, _ width: CGFloat) -> CGFloat
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      waterfall: Waterfall(columns: .adaptive(minimum: minimum), spacing: spacing, lineSpacing: spacing, length: height, estimate: 1))
  }

  /// Cells side by side that scroll by themselves.
  public static func shelf(
    width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension, spacing: CGFloat = 16,
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
  ) -> NSCollectionLayoutSection {
    let isMeasured = height.isEstimated || height.isUniformAcrossSiblings
    let cell = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: isMeasured ? height : .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height), subitems: [cell])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  /// Squares of two sizes: a large one beside two small ones, three small ones, the same the other way round, and again.
  public static func mosaic(spacing: CGFloat = 4) -> NSCollectionLayoutSection {
    func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
    func cell(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
      let item = NSCollectionLayoutItem(layoutSize: size)
      let half = spacing / 2
      item.contentInsets = NSDirectionalEdgeInsets(top: half, leading: half, bottom: half, trailing: half)
      return item
    }
    let large = cell(size(.fractionalWidth(2.0 / 3), .fractionalHeight(1)))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)), subitems: [cell(size(.fractionalWidth(1), .fractionalHeight(0.5)))]
    )
    let left = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(2.0 / 3)), subitems: [large, pair])
    let right = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(2.0 / 3)), subitems: [pair, large])
    let three = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(1.0 / 3)),
      subitems: [cell(size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))])
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(2)), subitems: [left, three, right, three])
    return NSCollectionLayoutSection(group: group)
  }
}
