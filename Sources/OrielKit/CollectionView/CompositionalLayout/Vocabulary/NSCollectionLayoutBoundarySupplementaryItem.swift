import SwiftUI

/// A header, a footer, or another view at an edge of a section or of the layout. Mirrors UIKit's
/// `NSCollectionLayoutBoundarySupplementaryItem`.
///
/// Items with the same alignment follow each other in their order, from top to bottom. Items at one edge with different alignments are side
/// by side.
@MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge, and the position along it. `none` places the item in the center, in front of the content.
  public let alignment: NSRectAlignment
  /// The offset from that position, in points.
  public let offset: CGPoint
  /// A Boolean value that indicates whether space is reserved for the item beside the content. Otherwise the item is in front of the
  /// content's edge.
  public var extendsBoundary = true
  /// A Boolean value that indicates whether the item remains visible as long as a part of its section is visible.
  public var pinToVisibleBounds = false

  /// Creates an item at an edge.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the item.
  ///   - elementKind: The kind that the collection passes to its supplementary view closure.
  ///   - alignment: The edge, and the position along it.
  ///   - absoluteOffset: The offset from that position, in points. It doesn't affect the reserved space.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint = .zero) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }
}
