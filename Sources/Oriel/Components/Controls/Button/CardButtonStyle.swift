import Foundation

/// A style that shows the label without padding on a card with rounded corners. Mirrors SwiftUI's `CardButtonStyle`.
///
/// With the focus, or under the pointer, the card is lifted: it is enlarged, has a deep shadow and a highlight, and tilts towards the
/// pointer or the gamepad's stick. A press lowers it. If motion is reduced, it is outlined and highlighted instead.
///
/// A lifted card is drawn in front of its siblings in the nearest stack. Reserve space around it for its growth, which is a tenth of its
/// size.
public struct CardButtonStyle: PrimitiveButtonStyle {
  nonisolated static let cornerRadius: CGFloat = 12

  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { CardButton(configuration: configuration) }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// A style that shows the label on a card. Mirrors SwiftUI's `card`, which only tvOS provides: a program's own declaration of that name
  /// takes precedence.
  @_disfavoredOverload public static var card: CardButtonStyle { CardButtonStyle() }
}

private struct CardButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false
  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isHoverEffectEnabled) private var isHoverEffectEnabled
  @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled

  private static let plate = Color.dynamic(Color(white: 0.91), Color(white: 0.2))

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: CardButtonStyle.cornerRadius, style: .continuous)
    configuration.label
      .opacity(isEnabled ? 1 : 0.4)
      .background(Self.plate, in: shape)
      .clipShape(shape)
      .contentShape(shape)
      .environment(\.isFocused, isFocused)
      .modifier(
        Lifting(
          LiftModifier(
            look: .card, isFocused: isFocused && isFocusEffectEnabled, isPressed: isPressed,
            followsPointer: isEnabled && isHoverEffectEnabled))
      )
      .modifier(
        ControlModifier(
          isEnabled: isEnabled, hasRing: false, pressingChanged: { isPressed = $0 }, action: { configuration.trigger() },
          focusChanged: { isFocused = $0 }))
  }
}

extension LiftLook {
  static let card = LiftLook(
    scale: 1.09, pressedScale: 0.93, lean: 7, sway: 4, light: 0.34, shadow: 0.5, cornerRadius: CardButtonStyle.cornerRadius)
}
