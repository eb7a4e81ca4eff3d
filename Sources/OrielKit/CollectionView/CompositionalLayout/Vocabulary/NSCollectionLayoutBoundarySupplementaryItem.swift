import SwiftUI

/// A header, a footer, or what else stands at an edge of a section or of the layout. Mirrors UIKit's
/// `NSCollectionLayoutBoundarySupplementaryItem`.
///
/// Items with the same alignment follow each other in their order, from the top to the bottom; those of one edge with other alignments stand
/// beside them.
@MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Which edge, and where along it. `none` is the middle, above the content.
  public let alignment: NSRectAlignment
  /// Points.
  public let offset: CGPoint
  /// Whether room is made for it beside the content; else it lies above the content's edge.
  public var extendsBoundary = true
  /// Whether it stays in sight as long as anything of its section does.
  public var pinToVisibleBounds = false

  /// - Parameter absoluteOffset: Points by which it is moved; the room that is made for it stays the same.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint = .zero) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }
}
