import Foundation

/// An action that ends a search. Mirrors SwiftUI's `DismissSearchAction`.
@MainActor @preconcurrency
public struct DismissSearchAction {
  nonisolated let action: (@MainActor () -> Void)?

  nonisolated init(action: (@MainActor () -> Void)? = nil) { self.action = action }

  /// Clears the enclosing search field, and removes the key focus from it. Has no effect without such a field.
  public func callAsFunction() { action?() }
}

private enum DismissSearchKey: EnvironmentKey { static var defaultValue: DismissSearchAction { DismissSearchAction() } }

extension EnvironmentValues {
  /// The action that ends the search of the enclosing `searchable` view. Mirrors SwiftUI's `dismissSearch`.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}
