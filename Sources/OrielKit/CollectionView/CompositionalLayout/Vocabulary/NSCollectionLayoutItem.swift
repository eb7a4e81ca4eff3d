import SwiftUI

/// An element of a compositional layout: a cell or a subclass, such as a group. Mirrors UIKit's `NSCollectionLayoutItem`.
@MainActor
public class NSCollectionLayoutItem {
  /// The width and the height of the item.
  public let layoutSize: NSCollectionLayoutSize
  /// The supplementary views that are attached to each item, such as badges.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { fastened }
  var fastened: [NSCollectionLayoutSupplementaryItem]

  /// The insets that reduce the size of the item. They have no effect along an estimated dimension.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing that is added around the item, or `nil` for none.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item with a size, and with supplementary views that are attached to it.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
    self.layoutSize = layoutSize
    fastened = supplementaryItems
  }
}
