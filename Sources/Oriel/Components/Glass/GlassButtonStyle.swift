import Foundation

/// A button style with the label on glass. Mirrors SwiftUI's `GlassButtonStyle`.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle, AppearanceOnlyButtonStyle {
  private let glass: Glass

  /// Creates a style with regular glass.
  public init() { glass = .regular }

  /// Creates a style with the given glass.
  public init(_ glass: Glass) { self.glass = glass }

  @MainActor var look: some ButtonStyle { GlassLook(glass: glass, isProminent: false) }
}

/// A button style with a white label on glass in the accent color. Mirrors SwiftUI's `GlassProminentButtonStyle`.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle, AppearanceOnlyButtonStyle {
  /// Creates a style with prominent glass.
  public init() {}

  @MainActor var look: some ButtonStyle { GlassLook(glass: .regular, isProminent: true) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A style with the label on glass. Mirrors SwiftUI's `glass`.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// Returns a style with the label on the given glass. Mirrors SwiftUI's `glass(_:)`.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A style with a white label on glass in the accent color. Mirrors SwiftUI's `glassProminent`.
  nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

private struct GlassLook: ButtonStyle {
  let glass: Glass
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.buttonSizing) private var sizing
  @State private var isHovered = false

  init(glass: Glass, isProminent: Bool) {
    self.glass = glass
    self.isProminent = isProminent
  }

  func makeBody(configuration: Configuration) -> some View {
    let shape = borderShape == .automatic ? ButtonBorderShape.capsule : borderShape
    configuration.label
      .sized(sizing)
      .multilineTextAlignment(.center)
      .labelForeground(foreground(configuration.role))
      .modifier(ButtonPaddingModifier(insets: controlSize.buttonPadding, isSquare: shape.isCircle))
      .background { if glass.kind != .identity { ground(shape, configuration) } }
      .scaleEffect(configuration.isPressed ? 1.04 : 1)
      .animation(.spring(duration: 0.25), value: configuration.isPressed)
      .contentShape(shape)
      .onHover { isHovered = $0 }
  }

  private func foreground(_ role: ButtonRole?) -> Color {
    guard isEnabled else { return .secondary }
    if isProminent { return .white }
    return role == .destructive ? .destructiveText : .primary
  }

  @ViewBuilder private func ground(_ shape: ButtonBorderShape, _ configuration: Configuration) -> some View {
    let isHovered = isHovered && isEnabled
    if isProminent, isEnabled {
      // The fill is opaque, so that the content behind it doesn't reduce the contrast of the label.
      shape.fill(configuration.role == .destructive ? Color.destructiveFill : .accentFill)
        .overlay { GlassHighlight(shape: shape, isPressed: configuration.isPressed, isHovered: isHovered) }
    } else {
      GlassBackground(glass: glass, shape: shape, isPressed: configuration.isPressed, isHovered: isHovered)
    }
  }
}
