/// What a tab is for. Mirrors SwiftUI's `TabRole`.
public struct TabRole: Hashable, Sendable {
  private enum Kind { case search }
  private let kind: Kind

  /// The tab is for searching: in a bar it is the last one, and without a label of its own it shows a magnifying glass.
  public static let search = TabRole(kind: .search)
}
