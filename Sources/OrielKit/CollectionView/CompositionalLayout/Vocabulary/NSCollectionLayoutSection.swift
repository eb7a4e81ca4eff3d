import SwiftUI

/// The layout of a section of a collection: a sequence of groups, and the views around them. Mirrors UIKit's `NSCollectionLayoutSection`.
///
/// From its start, a section contains the views at its top edge, the top inset, the groups, the bottom inset, and the views at its bottom
/// edge. A section without items has all of these except the groups.
@MainActor
public final class NSCollectionLayoutSection {
  enum Arrangement {
    case groups(NSCollectionLayoutGroup)
    case waterfall(Waterfall)
  }

  let arrangement: Arrangement

  /// The insets of the groups, relative to `contentInsetsReference`. In an orthogonal section they scroll with the groups.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between the groups, in points. A negative or nonfinite value counts as 0, and is reported once.
  public var interGroupSpacing: CGFloat = 0
  /// The reference of the content insets. By default it is the reference of the layout.
  public var contentInsetsReference = UIContentInsetsReference.automatic
  /// The reference of the supplementary views' insets. With `automatic`, the section's insets apply at their sides, too.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The orthogonal scrolling behavior: it determines whether the section scrolls across the layout's axis, and where it rests.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The bounce behavior and the deceleration of orthogonal scrolling.
  public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers, footers and other views at the edges of the section.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The decorations behind the section.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A handler that is called in each frame in which a visible element of the section was scrolled, laid out or moved. Its changes affect
  /// the drawing; no cell is evaluated.
  public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The provider of the swipe actions of a list's items.
  var swipes: SectionSwipes?
  /// Indicates whether there are separators between the items of a list.
  var hasSeparators = false
  /// Indicates whether there is a separator after the first item.
  var separatesFirst = true

  /// Creates a section that repeats the group for all of its items.
  public init(group: NSCollectionLayoutGroup) { arrangement = .groups(group) }

  init(waterfall: Waterfall) { arrangement = .waterfall(waterfall) }
}
