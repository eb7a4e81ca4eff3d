import Foundation

/// The effect of the pointer, or of the focus, on a view. Mirrors SwiftUI's `HoverEffect`.
public struct HoverEffect: Equatable, Sendable {
  let look: LiftLook

  /// The default effect of the platform, which is `highlight`.
  public static let automatic = HoverEffect.highlight
  /// A highlight that follows the pointer over the content of the view. The view leans slightly toward the pointer and has a faint
  /// background.
  public static let highlight = HoverEffect(look: .highlight)
  /// The view is raised, casts a shadow and leans toward the pointer. The shadow is that of the content shape for hover effects or, if
  /// there is none, of the drawn content.
  public static let lift = HoverEffect(look: .lift)
}

private struct HoverEffectView: ViewModifier {
  let effect: HoverEffect
  let isEnabled: Bool
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isInUse
  @Environment(\.isHoverEffectEnabled) private var isHoverEffectEnabled
  @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled

  nonisolated init(effect: HoverEffect, isEnabled: Bool) {
    self.effect = effect
    self.isEnabled = isEnabled
  }

  func body(content: Content) -> some View {
    let isEffective = isEnabled && isHoverEffectEnabled && isInUse
    return content.modifier(
      Lifting(LiftModifier(look: effect.look, isFocused: isFocused && isEffective && isFocusEffectEnabled, followsPointer: isEffective)))
  }
}

private enum HoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum FocusEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// A Boolean value that indicates whether hover effects are shown. Mirrors SwiftUI's `isHoverEffectEnabled`.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }

  /// A Boolean value that indicates whether views show that they have the focus, by a ring or by the lift of a card. Mirrors SwiftUI's
  /// `isFocusEffectEnabled`.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectEnabledKey.self] }
    set { self[FocusEffectEnabledKey.self] = newValue }
  }
}

extension View {
  /// Highlights the view while the pointer is over it, or while it is in the focused view. Mirrors SwiftUI's `hoverEffect(_:)`.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(HoverEffectView(effect: effect, isEnabled: true))
  }

  /// Applies a hover effect to the view if `isEnabled` is true. Mirrors SwiftUI's `hoverEffect(_:isEnabled:)`.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(HoverEffectView(effect: effect, isEnabled: isEnabled))
  }

  /// Disables hover effects of the views in this view, which can't enable them again. Mirrors SwiftUI's `hoverEffectDisabled(_:)`.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }

  /// Disables the focus effects of the views in this view. Mirrors SwiftUI's `focusEffectDisabled(_:)`.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}
