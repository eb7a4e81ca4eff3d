import OrielModel

/// An effect that lights the layers of a variable symbol in turn. Other symbols don't change. Mirrors SwiftUI's
/// `VariableColorSymbolEffect`.
nonisolated public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var color = SymbolEmphasis.VariableColor()

  public var configuration: SymbolEffectConfiguration { .init(motion: .variableColor(color)) }
  /// The effect in which a layer is dimmed when the next one is lit.
  public var iterative: VariableColorSymbolEffect { with { $0.isIterative = true } }
  /// The effect in which layers stay lit until the end of a cycle, which is the default.
  public var cumulative: VariableColorSymbolEffect { with { $0.isIterative = false } }
  /// The effect that reverses after each cycle.
  public var reversing: VariableColorSymbolEffect { with { $0.reverses = true } }
  /// The effect that restarts after each cycle, which is the default.
  public var nonReversing: VariableColorSymbolEffect { with { $0.reverses = false } }
  /// The effect that hides the layers that aren't lit.
  public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = true } }
  /// The effect that dims the layers that aren't lit, which is the default.
  public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = false } }

  private func with(_ change: (inout SymbolEmphasis.VariableColor) -> Void) -> VariableColorSymbolEffect {
    var copy = self
    change(&copy.color)
    return copy
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: VariableColorSymbolEffect { .init() } }
