import OrielModel

/// Lights the parts of a symbol that mean an amount in turn; other symbols stand as they are. Mirrors SwiftUI's
/// `VariableColorSymbolEffect`.
nonisolated public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var color = SymbolLight.VariableColor()

  public var configuration: SymbolEffectConfiguration { .init(motion: .variableColor(color)) }
  /// Each part goes out when the next one is lit.
  public var iterative: VariableColorSymbolEffect { with { $0.isIterative = true } }
  /// Parts stay lit to the end of a cycle, as they do unless it is said otherwise.
  public var cumulative: VariableColorSymbolEffect { with { $0.isIterative = false } }
  /// Goes back down as it came up.
  public var reversing: VariableColorSymbolEffect { with { $0.reverses = true } }
  /// Begins anew after each cycle, as it does unless it is said otherwise.
  public var nonReversing: VariableColorSymbolEffect { with { $0.reverses = false } }
  /// Parts that aren't lit are not seen.
  public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = true } }
  /// Parts that aren't lit are dim, as they are unless it is said otherwise.
  public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = false } }

  private func with(_ change: (inout SymbolLight.VariableColor) -> Void) -> VariableColorSymbolEffect {
    var copy = self
    change(&copy.color)
    return copy
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: VariableColorSymbolEffect { .init() } }
