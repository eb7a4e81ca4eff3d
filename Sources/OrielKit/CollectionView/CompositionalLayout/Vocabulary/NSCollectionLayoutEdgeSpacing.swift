/// The spacing around an item, outside of its size. Mirrors UIKit's `NSCollectionLayoutEdgeSpacing`.
@MainActor
public final class NSCollectionLayoutEdgeSpacing {
  /// The spacing at the leading edge, or `nil` for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The spacing at the top edge, or `nil` for none.
  public let top: NSCollectionLayoutSpacing?
  /// The spacing at the trailing edge, or `nil` for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The spacing at the bottom edge, or `nil` for none.
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
