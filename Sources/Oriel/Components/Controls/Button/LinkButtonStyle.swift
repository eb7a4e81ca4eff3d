/// A style with the text and the pointer of a link. Mirrors SwiftUI's `LinkButtonStyle`.
public struct LinkButtonStyle: PrimitiveButtonStyle, AppearanceOnlyButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  var look: some ButtonStyle { LinkLook() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A style with the text and the pointer of a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

private struct LinkLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @State private var isHovered = false

  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelForeground(isEnabled ? .buttonText(configuration.role) : .secondary)
      .underline(isHovered && isEnabled)
      .opacity(configuration.isPressed ? 0.5 : isEnabled ? 1 : 0.6)
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
      .modifier(LinkPointerModifier())
  }
}
