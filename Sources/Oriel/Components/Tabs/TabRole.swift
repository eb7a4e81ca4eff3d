/// The role of a tab. Mirrors SwiftUI's `TabRole`.
public struct TabRole: Hashable, Sendable {
  private enum Kind { case search, prominent }
  private let kind: Kind

  /// The role of a tab for searching. In a bar it is the last tab, and without a label of its own it shows a magnifying glass.
  public static let search = TabRole(kind: .search)
  /// The role of a tab that is emphasized. In a bar its button is filled and after the other buttons.
  public static let prominent = TabRole(kind: .prominent)
}
