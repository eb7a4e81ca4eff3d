import OrielModel

/// An effect by which a symbol comes or goes with its view. Mirrors SwiftUI's `TransitionSymbolEffect`.
nonisolated public protocol TransitionSymbolEffect {}

extension AppearSymbolEffect: TransitionSymbolEffect {}
extension DisappearSymbolEffect: TransitionSymbolEffect {}

/// What suits the place: a symbol that comes or goes appears or disappears, one that becomes another is replaced. Mirrors SwiftUI's
/// `AutomaticSymbolEffect`.
nonisolated public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { .init(motion: .replace(.downUp)) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect { public static var automatic: AutomaticSymbolEffect { .init() } }

/// The symbols inside of a view appear and disappear by an effect; nothing else inside changes on the way. Mirrors SwiftUI's
/// `SymbolEffectTransition`.
nonisolated public struct SymbolEffectTransition: Transition {
  private let motion: SymbolMotion
  private let speed: Double

  /// Of the options the speed counts.
  public init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions = .default) {
    motion = effect.configuration.motion.asDisappearance
    speed = options.speed
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(SymbolPresenceModifier(motion: motion, speed: speed, isThere: phase.isIdentity))
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// See `SymbolEffectTransition`.
  nonisolated public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: AutomaticSymbolEffect()) }

  /// See `SymbolEffectTransition`. Of the options the speed counts.
  nonisolated public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> SymbolEffectTransition
  where T: SymbolEffect, T: TransitionSymbolEffect {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

extension SymbolMotion {
  /// The motion by which a symbol goes in a transition; backwards it is how the symbol comes.
  nonisolated fileprivate var asDisappearance: SymbolMotion {
    switch self {
    case .appear(let shrinks): .disappear(grows: shrinks)
    case .disappear: self
    case .bounce, .pulse, .scale, .wiggle, .rotate, .breathe, .replace, .variableColor: .disappear(grows: false)
    }
  }
}
