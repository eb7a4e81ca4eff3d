/// What brings the data of a view up to date. Mirrors SwiftUI's `RefreshAction`.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// The action of the nearest `refreshable` around; nil without one. Mirrors SwiftUI's `refresh`.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Has lists and vertical scroll views inside refresh when they are pulled down by about 60 points; of one inside another the outer. Mirrors SwiftUI's `refreshable(action:)`.
  nonisolated public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}
