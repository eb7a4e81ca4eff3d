import Foundation
import OrielDrawing

/// A color transform without an amount.
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
  /// Adds the amount to red, green and blue: 0 changes nothing, 1 results in white, -1 in black. A nonfinite amount changes nothing.
  /// Mirrors SwiftUI's `brightness(_:)`.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(EffectModifier(effect: ColorEffect(kind: .brightness, amount: amount)))
  }

  /// Scales the distance of colors from the middle: 1 changes nothing, 0 results in gray, and a negative amount also inverts. A nonfinite
  /// amount changes nothing. Mirrors SwiftUI's `contrast(_:)`.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(EffectModifier(effect: ColorEffect(kind: .contrast, amount: amount)))
  }

  /// Scales the distance of colors from gray: 1 changes nothing, 0 results in gray. A nonfinite amount changes nothing. Mirrors SwiftUI's
  /// `saturation(_:)`.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(EffectModifier(effect: ColorEffect(kind: .saturation, amount: amount)))
  }

  /// Removes saturation: 0 changes nothing, 1 results in gray. The amount is limited to 0...1. Mirrors SwiftUI's `grayscale(_:)`.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(EffectModifier(effect: ColorEffect(kind: .grayscale, amount: amount)))
  }

  /// Rotates colors around the gray axis. A nonfinite angle changes nothing. Mirrors SwiftUI's `hueRotation(_:)`.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(EffectModifier(effect: ColorEffect(kind: .hueRotation, amount: angle.radians)))
  }

  /// Replaces each color component by its difference to 1. Mirrors SwiftUI's `colorInvert()`.
  nonisolated public func colorInvert() -> some View { modifier(EffectModifier(effect: FixedColorEffect(kind: .invert))) }

  /// Multiplies each component, including alpha, by that of a color. Mirrors SwiftUI's `colorMultiply(_:)`.
  nonisolated public func colorMultiply(_ color: Color) -> some View { modifier(EffectModifier(effect: ColorMultiplyEffect(color: color))) }

  /// Replaces colors by black with their luminance as alpha. Mirrors SwiftUI's `luminanceToAlpha()`.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(EffectModifier(effect: FixedColorEffect(kind: .luminanceToAlpha)))
  }
}
