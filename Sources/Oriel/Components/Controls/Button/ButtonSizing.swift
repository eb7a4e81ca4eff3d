import Foundation

/// The sizing of a button's label. Mirrors SwiftUI's `ButtonSizing`.
public struct ButtonSizing: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, fitted, flexible }
  let kind: Kind

  /// The sizing of the style, which fits the label.
  public static let automatic = ButtonSizing(kind: .automatic)
  /// The button is as wide as its label.
  public static let fitted = ButtonSizing(kind: .fitted)
  /// The button fills the available width.
  public static let flexible = ButtonSizing(kind: .flexible)
}

private enum ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }

extension EnvironmentValues {
  /// The sizing of buttons. Mirrors SwiftUI's `buttonSizing`.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets the sizing of buttons in the view with one of the styles of the system. Mirrors SwiftUI's `buttonSizing(_:)`.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }

  /// Lets the label of a button fill the available width if its sizing says so.
  @ViewBuilder nonisolated func sized(_ sizing: ButtonSizing) -> some View {
    if sizing == .flexible { frame(maxWidth: .infinity) } else { self }
  }
}
