/// A view that is fastened to each item, or each group, of a layout: a badge. Mirrors UIKit's `NSCollectionLayoutSupplementaryItem`.
///
/// Fractions of its size are those of what it is fastened to.
@MainActor
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// What a collection's supplementary builder is called with.
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// What is drawn above what: greater above smaller. 1 unless told otherwise, where cells have 0.
  public var zIndex = 1

  /// Inside of what it is fastened to, at the anchor's edges, and moved by the anchor's offset.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = nil
    super.init(layoutSize: layoutSize)
  }

  /// With the one anchor of itself upon the other of what it is fastened to.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }
}
