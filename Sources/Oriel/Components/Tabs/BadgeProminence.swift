/// How much a badge stands out. Mirrors SwiftUI's `BadgeProminence`.
public struct BadgeProminence: Hashable, Sendable {
  private let level: Int

  /// For what is only noted in passing.
  public static let decreased = BadgeProminence(level: 0)
  public static let standard = BadgeProminence(level: 1)
  /// For what needs somebody's attention.
  public static let increased = BadgeProminence(level: 2)
}

private enum BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }

extension EnvironmentValues {
  /// How much the badges of rows stand out. Mirrors SwiftUI's `EnvironmentValues.badgeProminence`.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how much the badges of the rows within stand out. Mirrors SwiftUI's `badgeProminence(_:)`.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { environment(\.badgeProminence, prominence) }
}
