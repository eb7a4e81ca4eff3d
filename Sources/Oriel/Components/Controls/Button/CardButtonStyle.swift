import Foundation

/// A plate with rounded corners around the label, which is not padded. With the focus, or under the pointer, it comes nearer: it is larger, throws a
/// deep shadow, catches the light and leans towards the pointer or the gamepad's stick; a press pushes it in. Where motion is reduced, it is outlined
/// and lit instead. Mirrors SwiftUI's `CardButtonStyle`.
///
/// It is drawn in front of its neighbours in the nearest stack while it is up; leave as much room around as it grows, a tenth of its size.
public struct CardButtonStyle: PrimitiveButtonStyle {
  nonisolated static let cornerRadius: CGFloat = 12

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { CardButton(configuration: configuration) }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// Mirrors SwiftUI's `card`, which only tvOS has: a program's own of that name goes first.
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
