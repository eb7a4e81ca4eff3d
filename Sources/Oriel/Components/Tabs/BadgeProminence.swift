/// The prominence of a badge. Mirrors SwiftUI's `BadgeProminence`.
public struct BadgeProminence: Hashable, Sendable {
  private let level: Int

  /// A prominence for incidental information.
  public static let decreased = BadgeProminence(level: 0)
  /// The standard prominence.
  public static let standard = BadgeProminence(level: 1)
  /// A prominence for information that requires the user's attention.
  public static let increased = BadgeProminence(level: 2)
}

private enum BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }

extension EnvironmentValues {
  /// The prominence of the badges of rows. Mirrors SwiftUI's `EnvironmentValues.badgeProminence`.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets the prominence of the badges of rows in the view. Mirrors SwiftUI's `badgeProminence(_:)`.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { environment(\.badgeProminence, prominence) }
}
