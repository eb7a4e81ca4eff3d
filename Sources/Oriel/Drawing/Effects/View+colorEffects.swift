import Foundation
import OrielDrawing

/// What is drawn with its colours mixed anew, in a way that has no amount.
struct FixedColorEffect: RenderEffect {
  enum Kind { case invert, luminanceToAlpha }

  var kind: Kind

  @MainActor func apply(to node: DisplayNode, size: CGSize, environment: EnvironmentValues) -> DisplayNode {
    switch kind {
    case .invert: DisplayNode(.colorMatrix(.colorInvert, node))
    case .luminanceToAlpha: DisplayNode(.colorMatrix(.luminanceToAlpha, node))
    }
  }
}

struct ColorMultiplyEffect: RenderEffect {
  var color: Color

  @MainActor func apply(to node: DisplayNode, size: CGSize, environment: EnvironmentValues) -> DisplayNode {
    DisplayNode(.colorMatrix(.colorMultiply(color.resolved(in: environment)), node))
  }
}

extension View {
  /// Adds the amount to red, green and blue: 0 changes nothing, 1 makes white, -1 black. Mirrors SwiftUI's `brightness(_:)`; what is no finite
  /// number changes nothing.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(EffectModifier(effect: ColorEffect(kind: .brightness, amount: amount)))
  }

  /// Spreads colours from the middle: 1 changes nothing, 0 makes grey, a negative amount inverts as well. Mirrors SwiftUI's `contrast(_:)`;
  /// what is no finite number changes nothing.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(EffectModifier(effect: ColorEffect(kind: .contrast, amount: amount)))
  }

  /// Moves colours away from grey: 1 changes nothing, 0 makes grey. Mirrors SwiftUI's `saturation(_:)`; what is no finite number changes
  /// nothing.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(EffectModifier(effect: ColorEffect(kind: .saturation, amount: amount)))
  }

  /// Takes colour away: 0 changes nothing, 1 makes grey; the amount is limited to 0...1. Mirrors SwiftUI's `grayscale(_:)`.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(EffectModifier(effect: ColorEffect(kind: .grayscale, amount: amount)))
  }

  /// Turns colours around the grey axis. Mirrors SwiftUI's `hueRotation(_:)`; what is no finite number changes nothing.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(EffectModifier(effect: ColorEffect(kind: .hueRotation, amount: angle.radians)))
  }

  /// Shows each colour as what it lacks to white. Mirrors SwiftUI's `colorInvert()`.
  nonisolated public func colorInvert() -> some View { modifier(EffectModifier(effect: FixedColorEffect(kind: .invert))) }

  /// Multiplies each component, alpha too, by that of a colour. Mirrors SwiftUI's `colorMultiply(_:)`.
  nonisolated public func colorMultiply(_ color: Color) -> some View { modifier(EffectModifier(effect: ColorMultiplyEffect(color: color))) }

  /// Black, as opaque as the colour was bright. Mirrors SwiftUI's `luminanceToAlpha()`.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(EffectModifier(effect: FixedColorEffect(kind: .luminanceToAlpha)))
  }
}
