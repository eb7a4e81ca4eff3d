import Foundation
import OrielModel

/// The configuration of an effect. Apple's type is opaque; here it identifies the motion.
nonisolated public struct SymbolEffectConfiguration: Hashable, Sendable {
  let motion: SymbolMotion
}

/// A motion of symbols. A symbol moves as a whole: `byLayer` and `wholeSymbol` are equivalent. Mirrors SwiftUI's `SymbolEffect`.
nonisolated public protocol SymbolEffect: Hashable, Sendable {
  /// The configuration of the effect.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs when a value changes. Mirrors SwiftUI's `DiscreteSymbolEffect`.
nonisolated public protocol DiscreteSymbolEffect {}

/// An effect that runs until it is deactivated. Mirrors SwiftUI's `IndefiniteSymbolEffect`.
nonisolated public protocol IndefiniteSymbolEffect {}

/// An effect that changes the size of a symbol for a moment. Mirrors SwiftUI's `BounceSymbolEffect`.
nonisolated public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isDown = false

  public var configuration: SymbolEffectConfiguration { .init(motion: .bounce(isDown: isDown)) }
  /// The effect in which the symbol grows first.
  public var up: BounceSymbolEffect { BounceSymbolEffect(isDown: false) }
  /// The effect in which the symbol shrinks first.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
  /// The effect by layer, which is the same as for the whole symbol.
  public var byLayer: BounceSymbolEffect { self }
  /// The effect for the whole symbol.
  public var wholeSymbol: BounceSymbolEffect { self }
}

/// An effect that fades a symbol out and in. Mirrors SwiftUI's `PulseSymbolEffect`.
nonisolated public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { .init(motion: .pulse) }
  /// The effect by layer, which is the same as for the whole symbol.
  public var byLayer: PulseSymbolEffect { self }
  /// The effect for the whole symbol.
  public var wholeSymbol: PulseSymbolEffect { self }
}

/// An effect that enlarges or shrinks a symbol while it is active. Mirrors SwiftUI's `ScaleSymbolEffect`.
nonisolated public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private var isDown = false

  public var configuration: SymbolEffectConfiguration { .init(motion: .scale(isDown: isDown)) }
  /// The effect that enlarges the symbol.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(isDown: false) }
  /// The effect that shrinks the symbol.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
  /// The effect by layer, which is the same as for the whole symbol.
  public var byLayer: ScaleSymbolEffect { self }
  /// The effect for the whole symbol.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

/// An effect that rotates or moves a symbol back and forth. Mirrors SwiftUI's `WiggleSymbolEffect`.
nonisolated public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var way = SymbolMotion.Way.clockwise

  public var configuration: SymbolEffectConfiguration { .init(motion: .wiggle(way)) }
  /// The effect that rotates clockwise first.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(way: .clockwise) }
  /// The effect that rotates counterclockwise first.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(way: .counterClockwise) }
  /// The effect that moves to the left first.
  public var left: WiggleSymbolEffect { custom(angle: .degrees(180)) }
  /// The effect that moves to the right first.
  public var right: WiggleSymbolEffect { custom(angle: .zero) }
  /// The effect that moves upwards first.
  public var up: WiggleSymbolEffect { custom(angle: .degrees(-90)) }
  /// The effect that moves downwards first.
  public var down: WiggleSymbolEffect { custom(angle: .degrees(90)) }
  /// The effect that moves in the reading direction first.
  public var forward: WiggleSymbolEffect { WiggleSymbolEffect(way: .forward) }
  /// The effect that moves against the reading direction first.
  public var backward: WiggleSymbolEffect { WiggleSymbolEffect(way: .backward) }
  /// Returns the effect along a direction: to the right at 0, downwards at 90 degrees.
  public func custom(angle: Angle) -> WiggleSymbolEffect { WiggleSymbolEffect(way: .along(radians: angle.radians)) }
  /// The effect by layer, which is the same as for the whole symbol.
  public var byLayer: WiggleSymbolEffect { self }
  /// The effect for the whole symbol.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

/// An effect that rotates a symbol. Mirrors SwiftUI's `RotateSymbolEffect`.
nonisolated public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isBackwards = false

  public var configuration: SymbolEffectConfiguration { .init(motion: .rotate(isBackwards: isBackwards)) }
  /// The effect that rotates clockwise.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isBackwards: false) }
  /// The effect that rotates counterclockwise.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isBackwards: true) }
  /// The effect by layer, which is the same as for the whole symbol.
  public var byLayer: RotateSymbolEffect { self }
  /// The effect for the whole symbol.
  public var wholeSymbol: RotateSymbolEffect { self }
}

/// An effect that slowly enlarges and shrinks a symbol. Mirrors SwiftUI's `BreatheSymbolEffect`.
nonisolated public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var pulses = true

  public var configuration: SymbolEffectConfiguration { .init(motion: .breathe(pulses: pulses)) }
  /// The effect that changes only the size.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(pulses: false) }
  /// The effect that changes the size and the opacity.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(pulses: true) }
  /// The effect by layer, which is the same as for the whole symbol.
  public var byLayer: BreatheSymbolEffect { self }
  /// The effect for the whole symbol.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: BounceSymbolEffect { .init() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: PulseSymbolEffect { .init() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: ScaleSymbolEffect { .init() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: WiggleSymbolEffect { .init() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: RotateSymbolEffect { .init() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: BreatheSymbolEffect { .init() } }

/// An effect that replaces a symbol by another one. Mirrors SwiftUI's `ContentTransitionSymbolEffect`.
nonisolated public protocol ContentTransitionSymbolEffect {}

/// An effect that hides the previous symbol, and then shows the new one. Mirrors SwiftUI's `ReplaceSymbolEffect`.
nonisolated public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  private var way = SymbolMotion.Replacement.downUp

  public var configuration: SymbolEffectConfiguration { .init(motion: .replace(way)) }
  /// The effect in which the previous symbol shrinks, and the new one grows.
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: .downUp) }
  /// The effect in which both symbols grow.
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: .upUp) }
  /// The effect in which the previous symbol disappears at once, and the new one grows.
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: .offUp) }
  /// The effect in which the previous symbol shrinks, and the new one grows. Mirrors SwiftUI's `downUp` for the parameter `fallback`.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: .downUp) }
  /// The effect in which both symbols grow.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: .upUp) }
  /// The effect in which the previous symbol disappears at once, and the new one grows.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: .offUp) }
  /// Returns an effect that replaces symbols like `fallback`. Symbols in Oriel have no layers that could be matched.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }
  /// The effect by layer, which is the same as for the whole symbol.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The effect for the whole symbol.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// An effect that replaces symbols like its fallback. Mirrors SwiftUI's `ReplaceSymbolEffect.MagicReplace`.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    fileprivate let fallback: ReplaceSymbolEffect

    public var configuration: SymbolEffectConfiguration { fallback.configuration }
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: ReplaceSymbolEffect { .init() } }

extension ContentTransition {
  /// A transition that replaces a symbol by another one with the effect `replace`, whether or not the change is animated. Other content
  /// changes at once.
  public static var symbolEffect: ContentTransition { .symbolEffect(.replace) }

  /// Returns a transition that replaces a symbol by another one with an effect. Only the speed of the options applies. Mirrors SwiftUI's
  /// `symbolEffect(_:options:)`.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbol(effect.configuration.motion, speed: options.speed))
  }
}
