import SwiftUI

/// What a compositional layout places: a cell, or what derives from it. Mirrors UIKit's `NSCollectionLayoutItem`.
@MainActor
public class NSCollectionLayoutItem {
  public let layoutSize: NSCollectionLayoutSize
  /// What is fastened to each item, such as a badge.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { fastened }
  var fastened: [NSCollectionLayoutSupplementaryItem]

  /// Taken off the item's own room, so that it is smaller; of no effect along an estimated dimension.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// Added around the item's own room, so that its neighbours are further away.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
    self.layoutSize = layoutSize
    fastened = supplementaryItems
  }
}
