/// A namespace for UIKit's names that belong to collections. Mirrors a part of UIKit's `UICollectionView`.
public enum UICollectionView {
  /// The kind of a section's header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The axis along which a collection scrolls. Mirrors UIKit's `UICollectionView.ScrollDirection`.
  public enum ScrollDirection: Int, Sendable {
    /// The collection scrolls vertically.
    case vertical
    /// The collection scrolls horizontally.
    case horizontal
  }

  /// The category of a layout's element. Mirrors UIKit's `UICollectionView.ElementCategory`.
  public enum ElementCategory: UInt, Sendable {
    /// A cell, which shows an item.
    case cell
    /// A supplementary view, such as a header or a badge.
    case supplementaryView
    /// A decoration, such as a background.
    case decorationView
  }
}
