/// A behavior that specifies whether every other row of lists and tables has a different background. Mirrors SwiftUI's
/// `AlternatingRowBackgroundBehavior`.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind

  /// The behavior of the list's or table's style.
  public static let automatic = AlternatingRowBackgroundBehavior(kind: .automatic)
  /// Alternating row backgrounds.
  public static let enabled = AlternatingRowBackgroundBehavior(kind: .enabled)
  /// No alternating row backgrounds.
  public static let disabled = AlternatingRowBackgroundBehavior(kind: .disabled)

  /// Returns `true` if backgrounds alternate, given the value of the style.
  func isOn(with style: Bool) -> Bool { kind == .automatic ? style : kind == .enabled }
}

extension View {
  /// Specifies whether every other row of the lists and tables in the view has a different background. A `listRowBackground(_:)` replaces
  /// it. Mirrors SwiftUI's `alternatingRowBackgrounds(_:)`.
  nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
    environment(\.listSetup.alternation, behavior)
  }
}
