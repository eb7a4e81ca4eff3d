/// How much something stands out. Mirrors SwiftUI's `Prominence`.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
  /// How much the headers of sections stand out. Mirrors SwiftUI's `headerProminence`.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// How much the headers of sections in lists stand out. Mirrors SwiftUI's `headerProminence(_:)`.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}
