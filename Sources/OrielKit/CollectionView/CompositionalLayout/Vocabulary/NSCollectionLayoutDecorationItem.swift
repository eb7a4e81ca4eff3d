/// What is drawn behind a section: a background. Mirrors UIKit's `NSCollectionLayoutDecorationItem`.
///
/// It covers the whole section, headers and footers included, less its `contentInsets`.
@MainActor
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// What is drawn above what: greater above smaller. -1 unless told otherwise, where cells have 0.
  public var zIndex = -1

  /// Whether it leaves out headers, footers and the insets along the layout.
  var coversItemsOnly = false

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem { .init(elementKind: elementKind) }
}
