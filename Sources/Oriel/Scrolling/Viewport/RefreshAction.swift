/// An action that refreshes the data of a view. Mirrors SwiftUI's `RefreshAction`.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  /// Runs the action and returns when it has ended.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// The action of the nearest enclosing `refreshable(action:)`, or `nil` if there is none. Mirrors SwiftUI's `refresh`.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Refreshes data with an action when the user pulls a list or a vertical scroll view in this view down by about 60 points. If such views
  /// are nested, the outermost one refreshes. Mirrors SwiftUI's `refreshable(action:)`.
  nonisolated public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}
