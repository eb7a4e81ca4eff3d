/// The visibility of a split view's columns in a wide window. Mirrors SwiftUI's `NavigationSplitViewVisibility`.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  private enum Kind: String, Codable { case automatic, all, doubleColumn, detailOnly }
  private let kind: Kind

  /// The default visibility: all columns or, with a prominent detail, the detail only.
  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(kind: .all)
  /// The content and the detail, or both columns of a split view with two.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
  /// The detail only.
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)
}

/// A column of a split view. Mirrors SwiftUI's `NavigationSplitViewColumn`.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private enum Kind { case sidebar, content, detail }
  private let kind: Kind

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(kind: .sidebar)
  /// The second of three columns.
  public static let content = NavigationSplitViewColumn(kind: .content)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(kind: .detail)
}
