import Foundation

/// The behavior of buttons while they are held. Mirrors SwiftUI's `ButtonRepeatBehavior`.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind

  /// The default behavior, in which a button acts once.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// The behavior in which a button repeats its action while it is held.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  /// The behavior in which a button acts once.
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }

extension EnvironmentValues {
  /// The behavior of buttons while they are held. Mirrors SwiftUI's `buttonRepeatBehavior`.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether buttons in the view repeat their action while they are held: after half a second, and then ten times per second. Mirrors
  /// SwiftUI's `buttonRepeatBehavior(_:)`.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
