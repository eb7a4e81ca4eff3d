/// The size of a search field in a toolbar. Mirrors SwiftUI's `SearchToolbarBehavior`.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, minimize }
  private let kind: Kind

  /// The behavior of the system.
  public static let automatic = SearchToolbarBehavior(kind: .automatic)
  /// The field may be shown as a button.
  public static let minimize = SearchToolbarBehavior(kind: .minimize)
}

extension View {
  /// Returns the view unchanged. Mirrors SwiftUI's `searchToolbarBehavior(_:)`, which lets the system show a search field as a button: Oriel
  /// shows the field.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}
