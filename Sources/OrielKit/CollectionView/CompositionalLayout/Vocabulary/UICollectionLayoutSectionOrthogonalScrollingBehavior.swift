/// How a section scrolls across the layout. Mirrors UIKit's `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Groups follow each other in the layout's direction, and nothing scrolls by itself.
  case none
  /// Rests anywhere.
  case continuous
  /// Rests where a group begins.
  case continuousGroupLeadingBoundary
  /// Goes one page at a time, each as long as the section. A page begins with the first group that the page before doesn't show whole, so that
  /// none is cut that fits.
  case paging
  /// Goes one group at a time, and rests where it begins.
  case groupPaging
  /// Goes one group at a time, and rests with it in the middle.
  case groupPagingCentered
}
