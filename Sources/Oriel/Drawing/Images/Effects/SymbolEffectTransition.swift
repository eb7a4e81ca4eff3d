import OrielModel

/// An effect that shows or hides a symbol in a transition of its view. Mirrors SwiftUI's `TransitionSymbolEffect`.
nonisolated public protocol TransitionSymbolEffect {}

extension AppearSymbolEffect: TransitionSymbolEffect {}
extension DisappearSymbolEffect: TransitionSymbolEffect {}
extension DrawOnSymbolEffect: TransitionSymbolEffect {}
extension DrawOffSymbolEffect: TransitionSymbolEffect {}

/// The default effect for its use: symbols of an inserted or removed view appear or disappear, and a symbol that changes is replaced.
/// Mirrors SwiftUI's `AutomaticSymbolEffect`.
nonisolated public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { .init(motion: .replace(.downUp)) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect { public static var automatic: AutomaticSymbolEffect { .init() } }

/// A transition in which the symbols of a view appear and disappear with an effect. The rest of the view doesn't change during the
/// transition. Mirrors SwiftUI's `SymbolEffectTransition`.
nonisolated public struct SymbolEffectTransition: Transition {
  private let motion: SymbolMotion
  private let speed: Double

  /// Creates a transition with an effect. Only the speed of the options applies.
  public init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions = .default) {
    motion = effect.configuration.motion.asDisappearance
    speed = options.speed
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(SymbolPresenceModifier(motion: motion, speed: speed, isThere: phase.isIdentity))
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A transition in which symbols appear and disappear with the default effect.
  nonisolated public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: AutomaticSymbolEffect()) }

  /// Returns a transition in which symbols appear and disappear with an effect. Only the speed of the options applies.
  nonisolated public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> SymbolEffectTransition
  where T: SymbolEffect, T: TransitionSymbolEffect {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

extension SymbolMotion {
  /// The motion by which a symbol disappears in a transition. It is reversed for a symbol that appears.
  nonisolated fileprivate var asDisappearance: SymbolMotion {
    switch self {
    case .appear(let shrinks): .disappear(grows: shrinks)
    case .disappear, .draw: self
    case .bounce, .pulse, .scale, .wiggle, .rotate, .breathe, .replace, .variableColor: .disappear(grows: false)
    }
  }
}
