/// The emphasis of the parts of a symbol that represent an amount.
package nonisolated enum SymbolEmphasis: Equatable, Sendable {
  /// Dims the parts beyond an amount from 0 to 1.
  case amount(Double)
  /// A variable-color effect at a fraction of its cycle from 0 to 1. `goesOn` is `true` if other cycles precede and follow it.
  case sweep(VariableColor, share: Double, goesOn: Bool)

  /// The options of a variable-color effect.
  package struct VariableColor: Hashable, Sendable {
    /// Indicates whether each part turns inactive when the next one becomes active.
    package var isIterative = false
    /// Indicates whether the second half of the cycle reverses the first.
    package var reverses = false
    package var hidesInactive = false

    package init(isIterative: Bool = false, reverses: Bool = false, hidesInactive: Bool = false) {
      self.isIterative = isIterative
      self.reverses = reverses
      self.hidesInactive = hidesInactive
    }
  }

  static let dim = 0.3

  /// Returns the opacity of the part at an index among a number of parts.
  package func opacity(of index: Int, among count: Int) -> Double {
    switch self {
    case .amount(let value): return value * Double(count) > Double(index) ? 1 : Self.dim
    case .sweep(let color, let share, let goesOn):
      let lit = Self.level(of: index, among: count, color, at: share)
      // At the start and the end of the effect, all parts look as they do without it.
      let rest = goesOn && (color.isIterative || color.reverses) ? 0 : max(0, 1 - min(share, 1 - share) / 0.12)
      let level = lit + (1 - lit) * rest
      let least = color.hidesInactive ? 0 : Self.dim
      return least + (1 - least) * level
    }
  }

  /// Returns the activation of a part, from 0 to 1.
  private static func level(of index: Int, among count: Int, _ color: VariableColor, at share: Double) -> Double {
    let way = color.reverses ? 1 - abs(2 * share - 1) : share
    guard color.isIterative else { return min(1, max(0, way * (Double(count) + 0.5) - Double(index))) }
    let place = color.reverses ? way * Double(count - 1) : way * Double(count + 1) - 1
    return max(0, 1 - abs(place - Double(index)))
  }
}
