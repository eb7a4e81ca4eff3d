import OrielModel

/// Shows a symbol while it is on, and hides it while it is off; its place stays. Mirrors SwiftUI's `AppearSymbolEffect`.
nonisolated public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private var shrinks = false

  public var configuration: SymbolEffectConfiguration { .init(motion: .appear(shrinks: shrinks)) }
  /// Grows as it appears, as it does unless it is said otherwise.
  public var up: AppearSymbolEffect { AppearSymbolEffect(shrinks: false) }
  /// Shrinks as it appears.
  public var down: AppearSymbolEffect { AppearSymbolEffect(shrinks: true) }
  public var byLayer: AppearSymbolEffect { self }
  public var wholeSymbol: AppearSymbolEffect { self }
}

/// Hides a symbol while it is on; its place stays. Mirrors SwiftUI's `DisappearSymbolEffect`.
nonisolated public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private var grows = false

  public var configuration: SymbolEffectConfiguration { .init(motion: .disappear(grows: grows)) }
  /// Grows as it disappears.
  public var up: DisappearSymbolEffect { DisappearSymbolEffect(grows: true) }
  /// Shrinks as it disappears, as it does unless it is said otherwise.
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(grows: false) }
  public var byLayer: DisappearSymbolEffect { self }
  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: AppearSymbolEffect { .init() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: DisappearSymbolEffect { .init() } }
