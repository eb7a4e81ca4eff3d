/// A style for the buttons of a bar that filters content. A button has no background until the pointer is over it. Mirrors SwiftUI's
/// `AccessoryBarButtonStyle`.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, AppearanceOnlyButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  var look: some ButtonStyle { AccessoryBarLook(hasBackground: false) }
}

/// A style for buttons with other actions in a bar that filters content: small, with a background. Mirrors SwiftUI's
/// `AccessoryBarActionButtonStyle`.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, AppearanceOnlyButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  var look: some ButtonStyle { AccessoryBarLook(hasBackground: true) }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A style for the buttons of a bar that filters content. A button has no background until the pointer is over it.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A style for buttons with other actions in a bar that filters content: small, with a background.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

private struct AccessoryBarLook: ButtonStyle {
  let hasBackground: Bool
  @Environment(\.isEnabled) private var isEnabled
  @State private var isHovered = false

  nonisolated init(hasBackground: Bool) { self.hasBackground = hasBackground }

  func makeBody(configuration: Configuration) -> some View {
    let shape = RoundedRectangle(cornerRadius: 6)
    configuration.label
      .font(.subheadline)
      .lineLimit(1)
      .labelForeground(configuration.role == .destructive ? .destructiveText : .primary)
      .opacity(isEnabled ? 1 : 0.4)
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background(Color.primary.opacity(configuration.isPressed ? 0.2 : isHovered && isEnabled ? 0.08 : 0), in: shape)
      .background(Color(.system(.fill)).opacity(hasBackground ? 0.7 : 0), in: shape)
      .contentShape(shape)
      .onHover { isHovered = $0 }
  }
}
