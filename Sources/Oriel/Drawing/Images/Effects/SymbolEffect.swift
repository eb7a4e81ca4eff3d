import Foundation
import OrielModel

/// What an effect does. Of Apple's type, what effects here are told apart by.
nonisolated public struct SymbolEffectConfiguration: Hashable, Sendable {
  let motion: SymbolMotion
}

/// A motion of symbols. A symbol moves as a whole: `byLayer` and `wholeSymbol` are the same. Mirrors SwiftUI's `SymbolEffect`.
nonisolated public protocol SymbolEffect: Hashable, Sendable {
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that is played when a value changes. Mirrors SwiftUI's `DiscreteSymbolEffect`.
nonisolated public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is switched off. Mirrors SwiftUI's `IndefiniteSymbolEffect`.
nonisolated public protocol IndefiniteSymbolEffect {}

/// A short jump in size. Mirrors SwiftUI's `BounceSymbolEffect`.
nonisolated public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isDown = false

  public var configuration: SymbolEffectConfiguration { .init(motion: .bounce(isDown: isDown)) }
  public var up: BounceSymbolEffect { BounceSymbolEffect(isDown: false) }
  public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
  public var byLayer: BounceSymbolEffect { self }
  public var wholeSymbol: BounceSymbolEffect { self }
}

/// Fades out and in. Mirrors SwiftUI's `PulseSymbolEffect`.
nonisolated public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { .init(motion: .pulse) }
  public var byLayer: PulseSymbolEffect { self }
  public var wholeSymbol: PulseSymbolEffect { self }
}

/// Larger or smaller for as long as it is on. Mirrors SwiftUI's `ScaleSymbolEffect`.
nonisolated public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private var isDown = false

  public var configuration: SymbolEffectConfiguration { .init(motion: .scale(isDown: isDown)) }
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(isDown: false) }
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
  public var byLayer: ScaleSymbolEffect { self }
  public var wholeSymbol: ScaleSymbolEffect { self }
}

/// Turns or moves to and fro. Mirrors SwiftUI's `WiggleSymbolEffect`.
nonisolated public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var way = SymbolMotion.Way.clockwise

  public var configuration: SymbolEffectConfiguration { .init(motion: .wiggle(way)) }
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(way: .clockwise) }
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(way: .counterClockwise) }
  public var left: WiggleSymbolEffect { custom(angle: .degrees(180)) }
  public var right: WiggleSymbolEffect { custom(angle: .zero) }
  public var up: WiggleSymbolEffect { custom(angle: .degrees(-90)) }
  public var down: WiggleSymbolEffect { custom(angle: .degrees(90)) }
  public var forward: WiggleSymbolEffect { WiggleSymbolEffect(way: .forward) }
  public var backward: WiggleSymbolEffect { WiggleSymbolEffect(way: .backward) }
  /// Along a direction: to the right at 0, downwards at 90 degrees.
  public func custom(angle: Angle) -> WiggleSymbolEffect { WiggleSymbolEffect(way: .along(radians: angle.radians)) }
  public var byLayer: WiggleSymbolEffect { self }
  public var wholeSymbol: WiggleSymbolEffect { self }
}

/// Turns round. Mirrors SwiftUI's `RotateSymbolEffect`.
nonisolated public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isBackwards = false

  public var configuration: SymbolEffectConfiguration { .init(motion: .rotate(isBackwards: isBackwards)) }
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isBackwards: false) }
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isBackwards: true) }
  public var byLayer: RotateSymbolEffect { self }
  public var wholeSymbol: RotateSymbolEffect { self }
}

/// Grows and shrinks slowly. Mirrors SwiftUI's `BreatheSymbolEffect`.
nonisolated public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var pulses = true

  public var configuration: SymbolEffectConfiguration { .init(motion: .breathe(pulses: pulses)) }
  /// In size alone.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(pulses: false) }
  /// In size and opacity.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(pulses: true) }
  public var byLayer: BreatheSymbolEffect { self }
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: BounceSymbolEffect { .init() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: PulseSymbolEffect { .init() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: ScaleSymbolEffect { .init() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: WiggleSymbolEffect { .init() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: RotateSymbolEffect { .init() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: BreatheSymbolEffect { .init() } }

/// An effect by which a symbol becomes another. Mirrors SwiftUI's `ContentTransitionSymbolEffect`.
nonisolated public protocol ContentTransitionSymbolEffect {}

/// The old symbol goes, then the new one comes. Mirrors SwiftUI's `ReplaceSymbolEffect`.
nonisolated public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  private var way = SymbolMotion.Replacement.downUp

  public var configuration: SymbolEffectConfiguration { .init(motion: .replace(way)) }
  /// The old one shrinks, the new one grows.
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: .downUp) }
  /// Both grow.
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: .upUp) }
  /// The old one is gone at once, the new one grows.
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: .offUp) }
  /// Mirrors SwiftUI's `downUp`, which `fallback` is given as.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: .downUp) }
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: .upUp) }
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: .offUp) }
  /// Symbols here have no parts that are matched: it replaces as `fallback` does.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }
  public var byLayer: ReplaceSymbolEffect { self }
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// Mirrors SwiftUI's `ReplaceSymbolEffect.MagicReplace`.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    fileprivate let fallback: ReplaceSymbolEffect

    public var configuration: SymbolEffectConfiguration { fallback.configuration }
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: ReplaceSymbolEffect { .init() } }

extension ContentTransition {
  /// A symbol that becomes another is replaced as `replace` does it, with or without an animation; other content changes at once.
  public static var symbolEffect: ContentTransition { .symbolEffect(.replace) }

  /// Mirrors SwiftUI's `symbolEffect(_:options:)`. Of the options the speed counts.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbol(effect.configuration.motion, speed: options.speed))
  }
}
