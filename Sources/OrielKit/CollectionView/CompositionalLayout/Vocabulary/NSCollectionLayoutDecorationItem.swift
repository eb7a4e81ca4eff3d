/// A view behind a section, such as a background. Mirrors UIKit's `NSCollectionLayoutDecorationItem`.
///
/// It covers the whole section, including headers and footers, reduced by its `contentInsets`.
@MainActor
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind that the collection passes to its supplementary view closure.
  public let elementKind: String
  /// The drawing order: items with greater values are in front. The default is -1; that of cells is 0.
  public var zIndex = -1

  /// Indicates whether headers, footers and the insets along the layout's axis are excluded.
  var coversItemsOnly = false

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Creates an item that covers the section, for a background of the given kind.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem { .init(elementKind: elementKind) }
}
