/// A view that is attached to each item or group of a layout, such as a badge. Mirrors UIKit's `NSCollectionLayoutSupplementaryItem`.
///
/// Fractions of its size refer to the item or group.
@MainActor
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind that the collection passes to its supplementary view closure.
  public let elementKind: String
  /// The anchor in the item or group.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The anchor in the supplementary view, or `nil` if the view is inside of the item at the edges of `containerAnchor`.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The drawing order: items with greater values are in front. The default is 1; that of cells is 0.
  public var zIndex = 1

  /// Creates a view inside of the item or group, at the edges of the anchor, and moved by the anchor's offset.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = nil
    super.init(layoutSize: layoutSize)
  }

  /// Creates a view whose anchor `itemAnchor` coincides with the anchor `containerAnchor` of the item or group.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }
}
