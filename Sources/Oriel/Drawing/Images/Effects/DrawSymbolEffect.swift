import OrielModel

/// An effect that hides a symbol while it is active, and draws it when it ends. The layout doesn't change. A symbol in Oriel has no strokes
/// to follow: it fades in as a whole, and `byLayer`, `individually` and `wholeSymbol` are equivalent. Mirrors SwiftUI's
/// `DrawOnSymbolEffect`.
nonisolated public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { .init(motion: .draw) }
  /// The effect by layer, which is the same as for the whole symbol.
  public var byLayer: DrawOnSymbolEffect { self }
  /// The effect for one layer after the other, which is the same as for the whole symbol.
  public var individually: DrawOnSymbolEffect { self }
  /// The effect for the whole symbol.
  public var wholeSymbol: DrawOnSymbolEffect { self }
}

/// An effect that removes the drawing of a symbol when it begins, and hides the symbol while it is active. The layout doesn't change. A
/// symbol in Oriel has no strokes to follow: it fades out as a whole, and `byLayer`, `individually`, `wholeSymbol`, `reversed` and
/// `nonReversed` are equivalent. Mirrors SwiftUI's `DrawOffSymbolEffect`.
nonisolated public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { .init(motion: .draw) }
  /// The effect by layer, which is the same as for the whole symbol.
  public var byLayer: DrawOffSymbolEffect { self }
  /// The effect for one layer after the other, which is the same as for the whole symbol.
  public var individually: DrawOffSymbolEffect { self }
  /// The effect for the whole symbol.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// The effect against the direction of drawing, which is the same as along it.
  public var reversed: DrawOffSymbolEffect { self }
  /// The effect along the direction of drawing.
  public var nonReversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect { public static var drawOn: DrawOnSymbolEffect { .init() } }
extension SymbolEffect where Self == DrawOffSymbolEffect { public static var drawOff: DrawOffSymbolEffect { .init() } }
