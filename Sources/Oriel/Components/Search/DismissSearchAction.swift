import Foundation

/// Ends a search. Mirrors SwiftUI's `DismissSearchAction`.
@MainActor @preconcurrency
public struct DismissSearchAction {
  nonisolated let action: (@MainActor () -> Void)?

  nonisolated init(action: (@MainActor () -> Void)? = nil) { self.action = action }

  /// Clears the search field around and takes the keyboard from it; where there is none nothing happens.
  public func callAsFunction() { action?() }
}

private enum DismissSearchKey: EnvironmentKey { static var defaultValue: DismissSearchAction { DismissSearchAction() } }

extension EnvironmentValues {
  /// Ends the search of the `searchable` view around. Mirrors SwiftUI's `dismissSearch`.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}
