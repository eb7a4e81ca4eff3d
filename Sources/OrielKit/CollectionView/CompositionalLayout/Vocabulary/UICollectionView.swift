/// Where UIKit's names around collections live. Mirrors UIKit's `UICollectionView` as far as that goes.
public enum UICollectionView {
  /// The kind of a section's header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Mirrors UIKit's `UICollectionView.ScrollDirection`.
  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }

  /// What an element of a layout is. Mirrors UIKit's `UICollectionView.ElementCategory`.
  public enum ElementCategory: UInt, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }
}
