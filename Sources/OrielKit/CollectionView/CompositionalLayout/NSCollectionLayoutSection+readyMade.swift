import SwiftUI

extension NSCollectionLayoutSection {
  /// Returns a section with a grid of cells of equal size.
  ///
  /// - Parameters:
  ///   - columns: The number of columns. A value below 1 counts as 1, and is reported once.
  ///   - aspectRatio: The ratio of a cell's width to its height. A value that isn't positive counts as 1, and is reported once.
  ///   - spacing: The distance between cells along both axes, in points.
  public static func grid(columns: Int, aspectRatio: CGFloat = 1, spacing: CGFloat = 8) -> NSCollectionLayoutSection {
    rows(spacing, height: .fractionalHeight(1), aspectRatio) { .horizontal(layoutSize: $0, subitem: $1, count: columns) }
  }

  /// Returns a section with a grid of cells of equal height. If the height is estimated or uniform across siblings, the cells of each row
  /// determine its height.
  public static func grid(columns: Int, height: NSCollectionLayoutDimension, spacing: CGFloat = 8) -> NSCollectionLayoutSection {
    rows(spacing, height: height, nil) { .horizontal(layoutSize: $0, subitem: $1, count: columns) }
  }

  /// Returns a section with a grid of cells of equal size, with as many columns as fit, and at least one.
  ///
  /// - Parameters:
  ///   - minimum: The minimum width of a column, in points. If it isn't positive, there is one column, and the value is reported once.
  ///   - aspectRatio: The ratio of a cell's width to its height. A value that isn't positive counts as 1, and is reported once.
  ///   - spacing: The distance between cells along both axes, in points.
  public static func adaptiveGrid(minimum: CGFloat, aspectRatio: CGFloat = 1, spacing: CGFloat = 8) -> NSCollectionLayoutSection {
    rows(spacing, height: .fractionalHeight(1), aspectRatio) { .horizontal(layoutSize: $0, subitem: $1, minimum: minimum) }
  }

  /// Returns a section with a grid of cells of equal height, with as many columns of the minimum width as fit, and at least one.
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

  /// Returns a section of columns with cells of different heights. Each cell is placed in the column that is the shortest so far.
  ///
  /// - Parameters:
  ///   - columns: The number of columns. A value below 1 counts as 1, and is reported once.
  ///   - spacing: The distance between cells along both axes, in points.
  ///   - height: Returns the height of an item for a width, in points. An invalid height counts as 44, and is reported once.
  ///
  /// - Complexity: O(n) once per section, where n is its number of items.
  public static func waterfall(
    columns: Int, spacing: CGFloat = 8, height: @escaping (_ item: Int, _ width: CGFloat) -> CGFloat
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      waterfall: Waterfall(columns: .count(columns), spacing: spacing, lineSpacing: spacing, length: height, estimate: 1))
  }

  /// Returns a section of columns with cells that have the height of their content. The estimated height determines the column of a cell,
  /// which doesn't change when the cell is measured.
  public static func waterfall(columns: Int, spacing: CGFloat = 8, estimatedHeight: CGFloat) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      waterfall: Waterfall(columns: .count(columns), spacing: spacing, lineSpacing: spacing, length: nil, estimate: estimatedHeight))
  }

  /// Returns a section with as many columns of the minimum width as fit, whose cells have different heights.
  public static func waterfall(
    minimum: CGFloat, spacing: CGFloat = 8, height: @escaping (_ item: Int, _ width: CGFloat) -> CGFloat
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      waterfall: Waterfall(columns: .adaptive(minimum: minimum), spacing: spacing, lineSpacing: spacing, length: height, estimate: 1))
  }

  /// Returns an orthogonal section: a row of cells that scrolls independently.
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

  /// Returns a section with squares of two sizes, in a repeated pattern: a large square beside two small ones, three small ones, the first
  /// row mirrored, and three small ones.
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
