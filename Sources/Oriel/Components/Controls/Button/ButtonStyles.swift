import Foundation

/// The default style: text in the accent color. A button that is the only control in a row of a list fills the row. Mirrors SwiftUI's
/// `DefaultButtonStyle`.
public struct DefaultButtonStyle: PrimitiveButtonStyle, AppearanceOnlyButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  var look: some ButtonStyle { AutomaticLook() }
}

/// A style with text in the accent color. Mirrors SwiftUI's `BorderlessButtonStyle`.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, AppearanceOnlyButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  var look: some ButtonStyle { BorderlessLook() }
}

/// A style that shows the label unmodified, and dims it while the button is pressed. Mirrors SwiftUI's `PlainButtonStyle`.
public struct PlainButtonStyle: PrimitiveButtonStyle, AppearanceOnlyButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  var look: some ButtonStyle { PlainLook() }
}

/// A style with a tinted label on a translucent background. Mirrors SwiftUI's `BorderedButtonStyle`.
public struct BorderedButtonStyle: PrimitiveButtonStyle, AppearanceOnlyButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  var look: some ButtonStyle { BorderedLook(isProminent: false) }
}

/// A style with a white label on a background in the accent color. Mirrors SwiftUI's `BorderedProminentButtonStyle`.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, AppearanceOnlyButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  var look: some ButtonStyle { BorderedLook(isProminent: true) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style: text in the accent color. A button that is the only control in a row of a list fills the row.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style with text in the accent color.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style that shows the label unmodified, and dims it while the button is pressed.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A style with a tinted label on a translucent background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A style with a white label on a background in the accent color.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

private struct AutomaticLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.listLook) private var listLook

  func makeBody(configuration: Configuration) -> some View {
    if listLook == nil {
      configuration.borderlessLabel(isEnabled: isEnabled, isDimmed: configuration.isPressed)
    } else {
      configuration.borderlessLabel(isEnabled: isEnabled, isDimmed: false)
        .modifier(RowButtonModifier(isPressed: configuration.isPressed))
    }
  }
}

private struct BorderlessLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.borderlessLabel(isEnabled: isEnabled, isDimmed: configuration.isPressed)
  }
}

extension ButtonStyleConfiguration {
  @MainActor fileprivate func borderlessLabel(isEnabled: Bool, isDimmed: Bool) -> some View {
    label
      .labelForeground(isEnabled ? .buttonText(role) : .secondary)
      .transformEnvironment(\.fontChanges) { if role == .confirm { $0.append(.weight(.semibold)) } }
      .opacity(isDimmed ? 0.35 : isEnabled ? 1 : 0.6)
      .contentShape(Rectangle())
  }
}

private struct PlainLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.6 : isEnabled ? 1 : 0.4)
  }
}

private struct BorderedLook: ButtonStyle {
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.buttonSizing) private var sizing
  @State private var isHovered = false

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .sized(sizing)
      .multilineTextAlignment(.center)
      .labelForeground(isEnabled ? (isProminent ? .white : .buttonText(configuration.role)) : .secondary)
      .modifier(ButtonPaddingModifier(insets: controlSize.buttonPadding, isSquare: shape.isCircle))
      .background(Color.black.opacity(isProminent && configuration.isPressed ? 0.22 : isHovered && isEnabled ? 0.06 : 0), in: shape)
      .background(background(configuration.role), in: shape)
      .opacity(!isProminent && configuration.isPressed ? 0.7 : 1)
      .contentShape(shape)
      .onHover { isHovered = $0 }
  }

  private func background(_ role: ButtonRole?) -> Color {
    guard isEnabled else { return .gray.opacity(isProminent ? 0.25 : 0.15) }
    if isProminent { return role == .destructive ? .destructiveFill : .accentFill }
    return (role == .destructive ? Color.red : .accentColor).opacity(0.15)
  }
}

extension ControlSize {
  /// The padding around the label of a button with a border, in points.
  var buttonPadding: EdgeInsets {
    switch self {
    case .mini, .small: EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: EdgeInsets(top: 14, leading: 20, bottom: 14, trailing: 20)
    }
  }
}
