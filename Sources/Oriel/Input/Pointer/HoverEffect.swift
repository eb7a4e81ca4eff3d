import Foundation

/// What the pointer, or the focus, does to a view that it is on. Mirrors SwiftUI's `HoverEffect`.
public struct HoverEffect: Equatable, Sendable {
  let look: LiftLook

  /// The platform's choice: `highlight`.
  public static let automatic = HoverEffect.highlight
  /// A light that follows the pointer over what the view draws, which leans a little towards it and has a faint ground.
  public static let highlight = HoverEffect(look: .highlight)
  /// The view comes nearer, throws a shadow and leans towards the pointer. The shadow is that of the content shape for hover effects; where
  /// there is none, of what the view draws.
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
  /// Whether hover effects are shown. Mirrors SwiftUI's `isHoverEffectEnabled`.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }

  /// Whether views show that they have the focus: by a ring, or by a card's lift. Mirrors SwiftUI's `isFocusEffectEnabled`.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectEnabledKey.self] }
    set { self[FocusEffectEnabledKey.self] = newValue }
  }
}

extension View {
  /// Has the view stand out while the pointer is over it, or while it is in what has the focus. Mirrors SwiftUI's `hoverEffect(_:)`.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(HoverEffectView(effect: effect, isEnabled: true))
  }

  /// Mirrors SwiftUI's `hoverEffect(_:isEnabled:)`.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(HoverEffectView(effect: effect, isEnabled: isEnabled))
  }

  /// Keeps the views inside from showing hover effects; nothing inside brings them back. Mirrors SwiftUI's `hoverEffectDisabled(_:)`.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }

  /// Keeps the views inside from showing that they have the focus. Mirrors SwiftUI's `focusEffectDisabled(_:)`.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}
