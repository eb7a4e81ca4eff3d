/// The spacing around an item, outside of its size. Mirrors UIKit's `NSCollectionLayoutEdgeSpacing`.
@MainActor
public final class NSCollectionLayoutEdgeSpacing {
  /// The distance from the leading edge of the item to adjacent items and to the edge of the group, or `nil` for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The distance from the top edge of the item to adjacent items and to the edge of the group, or `nil` for none.
  public let top: NSCollectionLayoutSpacing?
  /// The distance from the trailing edge of the item to adjacent items and to the edge of the group, or `nil` for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The distance from the bottom edge of the item to adjacent items and to the edge of the group, or `nil` for none.
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
