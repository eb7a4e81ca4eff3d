import SwiftUI

/// How a section of a collection is laid out: groups one after the other, and what stands around them. Mirrors UIKit's
/// `NSCollectionLayoutSection`.
///
/// From the section's beginning: what stands at its top edge, the insets' top, the groups, the insets' bottom, what stands at its bottom edge. A
/// section without items has all but the groups.
@MainActor
public final class NSCollectionLayoutSection {
  enum Arrangement {
    case groups(NSCollectionLayoutGroup)
    case waterfall(Waterfall)
  }

  let arrangement: Arrangement

  /// Around the groups, as seen from `contentInsetsReference`. In a section that scrolls by itself they scroll along.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// Points between the groups. What is below zero or not finite is reported once and taken for 0.
  public var interGroupSpacing: CGFloat = 0
  /// What the insets start from; as in the layout unless told otherwise.
  public var contentInsetsReference = UIContentInsetsReference.automatic
  /// What supplementaries start from; where it is `automatic` they have the section's insets at their sides, too.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether the section scrolls by itself, across the layout, and where it rests.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How it moves then.
  public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers, footers and what else stands at the edges.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What is drawn behind the section.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called in each frame in which something of the section that is in sight was scrolled, laid out or moved. What it changes is drawn; no cell is evaluated.
  public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Who says which buttons swipes on the items of a list reveal.
  var swipes: SectionSwipes?
  /// Whether lines are drawn between the items of a list.
  var hasSeparators = false
  /// Whether there is one after the first item, too.
  var separatesFirst = true

  public init(group: NSCollectionLayoutGroup) { arrangement = .groups(group) }

  init(waterfall: Waterfall) { arrangement = .waterfall(waterfall) }
}
