/// Whether every other row of lists and tables has a background of its own. Mirrors SwiftUI's `AlternatingRowBackgroundBehavior`.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind

  /// As the style of the list or table says.
  public static let automatic = AlternatingRowBackgroundBehavior(kind: .automatic)
  public static let enabled = AlternatingRowBackgroundBehavior(kind: .enabled)
  public static let disabled = AlternatingRowBackgroundBehavior(kind: .disabled)

  /// Whether it is so with a style.
  func isOn(with style: Bool) -> Bool { kind == .automatic ? style : kind == .enabled }
}

extension View {
  /// Whether every other row of the lists and tables inside has a background of its own; that of `listRowBackground(_:)` stands in its
  /// place. Mirrors SwiftUI's `alternatingRowBackgrounds(_:)`.
  nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
    environment(\.listSetup.alternation, behavior)
  }
}
