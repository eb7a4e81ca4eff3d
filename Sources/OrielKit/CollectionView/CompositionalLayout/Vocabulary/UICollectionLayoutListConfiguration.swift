import SwiftUI

/// How a list section looks, and which buttons swipes reveal. Mirrors UIKit's `UICollectionLayoutListConfiguration` as far as that goes.
@MainActor
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    /// From edge to edge; headers stay in sight.
    case plain
    /// Sections apart from each other, each before a background.
    case grouped
    /// The same, 16 points in from the sides.
    case insetGrouped
    /// 8 points in from the sides, without lines between the items.
    case sidebar
    /// From edge to edge, without lines between the items.
    case sidebarPlain
  }

  public enum HeaderMode: Int, Sendable {
    case none
    /// A supplementary of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The section's first item stands for a header: no line follows it.
    case firstItemInSection
  }

  public enum FooterMode: Int, Sendable {
    case none
    /// A supplementary of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Whether there are lines between the items: decorations of the kind `separatorKind`.
  public var showsSeparators: Bool
  /// Points above a section's header; as its appearance has it when nil.
  public var headerTopPadding: CGFloat?

  /// Asked for the buttons of the item at a path when a swipe on it begins; nil has the item stay.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The buttons that a swipe towards the trailing edge reveals. A cell's own `swipeActions(edge:allowsFullSwipe:content:)` come first.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The buttons that a swipe towards the leading edge reveals.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }

  /// The kind of the decoration behind a section of a grouped list.
  nonisolated public static let backgroundKind = "ListBackground"
  /// The kind of the decorations between items.
  nonisolated public static let separatorKind = "ListSeparator"
}
