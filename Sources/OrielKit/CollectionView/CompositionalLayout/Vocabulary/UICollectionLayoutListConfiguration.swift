import SwiftUI

/// The appearance and the swipe actions of a list section. Mirrors a part of UIKit's `UICollectionLayoutListConfiguration`.
@MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearances of list sections.
  public enum Appearance: Int, Sendable {
    /// Rows extend from edge to edge, and headers are pinned.
    case plain
    /// Sections are separated, and each has a background.
    case grouped
    /// Like `grouped`, with insets of 16 points at the sides.
    case insetGrouped
    /// Rows have insets of 8 points at the sides, and no separators.
    case sidebar
    /// Rows extend from edge to edge, without separators.
    case sidebarPlain
  }

  /// The kinds of section headers.
  public enum HeaderMode: Int, Sendable {
    /// The section has no header.
    case none
    /// The section has a supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The first item of the section is its header, which no separator follows.
    case firstItemInSection
  }

  /// The kinds of section footers.
  public enum FooterMode: Int, Sendable {
    /// The section has no footer.
    case none
    /// The section has a supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// The appearance of the section.
  public let appearance: Appearance
  /// The kind of the section's header.
  public var headerMode = HeaderMode.none
  /// The kind of the section's footer.
  public var footerMode = FooterMode.none
  /// A Boolean value that indicates whether there are separators between the items, which are decorations of the kind `separatorKind`.
  public var showsSeparators: Bool
  /// The padding above the section's header in points, or `nil` for the default of the appearance.
  public var headerTopPadding: CGFloat?

  /// A closure that returns the swipe actions of the item at an index path, or `nil` if it has none. It is called when a swipe begins.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The provider of the actions that a swipe towards the trailing edge reveals. The cell's own
  /// `swipeActions(edge:allowsFullSwipe:content:)` take precedence.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The provider of the actions that a swipe towards the leading edge reveals.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a configuration. Sidebar appearances have no separators by default.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }

  /// The kind of the decoration behind a section of a grouped list.
  nonisolated public static let backgroundKind = "ListBackground"
  /// The kind of the separators between items.
  nonisolated public static let separatorKind = "ListSeparator"
}
