import OrielModel

/// An effect that shows a symbol while it is active, and hides it otherwise. The layout doesn't change. Mirrors SwiftUI's
/// `AppearSymbolEffect`.
nonisolated public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private var shrinks = false

  public var configuration: SymbolEffectConfiguration { .init(motion: .appear(shrinks: shrinks)) }
  /// The effect in which the symbol grows as it appears, which is the default.
  public var up: AppearSymbolEffect { AppearSymbolEffect(shrinks: false) }
  /// The effect in which the symbol shrinks as it appears.
  public var down: AppearSymbolEffect { AppearSymbolEffect(shrinks: true) }
  /// The effect by layer, which is the same as for the whole symbol.
  public var byLayer: AppearSymbolEffect { self }
  /// The effect for the whole symbol.
  public var wholeSymbol: AppearSymbolEffect { self }
}

/// An effect that hides a symbol while it is active. The layout doesn't change. Mirrors SwiftUI's `DisappearSymbolEffect`.
nonisolated public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private var grows = false

  public var configuration: SymbolEffectConfiguration { .init(motion: .disappear(grows: grows)) }
  /// The effect in which the symbol grows as it disappears.
  public var up: DisappearSymbolEffect { DisappearSymbolEffect(grows: true) }
  /// The effect in which the symbol shrinks as it disappears, which is the default.
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(grows: false) }
  /// The effect by layer, which is the same as for the whole symbol.
  public var byLayer: DisappearSymbolEffect { self }
  /// The effect for the whole symbol.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: AppearSymbolEffect { .init() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: DisappearSymbolEffect { .init() } }
