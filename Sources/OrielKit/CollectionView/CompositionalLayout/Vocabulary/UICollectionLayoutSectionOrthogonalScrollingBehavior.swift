/// The ways in which a section scrolls across the layout's axis. Mirrors UIKit's `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section doesn't scroll. Its groups are placed along the layout's axis.
  case none
  /// The section can rest at any offset.
  case continuous
  /// The section rests at the start of a group.
  case continuousGroupLeadingBoundary
  /// The section scrolls by one page at a time. A page has the length of the section, and begins with the first group that isn't fully
  /// visible on the previous page, so that no group that fits is cut off.
  case paging
  /// The section scrolls by one group at a time, and rests at its start.
  case groupPaging
  /// The section scrolls by one group at a time, and rests with the group in the center.
  case groupPagingCentered
}
