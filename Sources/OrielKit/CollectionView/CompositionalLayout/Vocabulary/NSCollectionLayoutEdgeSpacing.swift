/// The spacing around an item, outside of its size. Mirrors UIKit's `NSCollectionLayoutEdgeSpacing`.
@MainActor
public final class NSCollectionLayoutEdgeSpacing {
  /// The distance between the leading edge of the item and its neighbors, or `nil` for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The distance between the top edge of the item and its neighbors, or `nil` for none.
  public let top: NSCollectionLayoutSpacing?
  /// The distance between the trailing edge of the item and its neighbors, or `nil` for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The distance between the bottom edge of the item and its neighbors, or `nil` for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates a spacing for each edge, with `nil` for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}
