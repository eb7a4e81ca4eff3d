/// How strongly the parts of a symbol that mean an amount are drawn.
package nonisolated enum SymbolLight: Equatable, Sendable {
  /// Parts beyond an amount in 0...1 are dim.
  case amount(Double)
  /// A variable colour at a share of its cycle in 0...1. `goesOn` where other cycles are before and behind it.
  case sweep(VariableColor, share: Double, goesOn: Bool)

  /// What a variable colour does.
  package struct VariableColor: Hashable, Sendable {
    /// Whether parts go out again when the next one is lit.
    package var isIterative = false
    /// Whether it goes back down as it came up.
    package var reverses = false
    package var hidesInactive = false

    package init(isIterative: Bool = false, reverses: Bool = false, hidesInactive: Bool = false) {
      self.isIterative = isIterative
      self.reverses = reverses
      self.hidesInactive = hidesInactive
    }
  }

  static let dim = 0.3

  /// The opacity of the part at an index, of so many.
  package func opacity(of index: Int, among count: Int) -> Double {
    switch self {
    case .amount(let value): return value * Double(count) > Double(index) ? 1 : Self.dim
    case .sweep(let color, let share, let goesOn):
      let lit = Self.level(of: index, among: count, color, at: share)
      // At the ends of the whole, all parts stand as they do without.
      let rest = goesOn && (color.isIterative || color.reverses) ? 0 : max(0, 1 - min(share, 1 - share) / 0.12)
      let level = lit + (1 - lit) * rest
      let least = color.hidesInactive ? 0 : Self.dim
      return least + (1 - least) * level
    }
  }

  /// How much of a part is lit, in 0...1.
  private static func level(of index: Int, among count: Int, _ color: VariableColor, at share: Double) -> Double {
    let way = color.reverses ? 1 - abs(2 * share - 1) : share
    guard color.isIterative else { return min(1, max(0, way * (Double(count) + 0.5) - Double(index))) }
    let place = color.reverses ? way * Double(count - 1) : way * Double(count + 1) - 1
    return max(0, 1 - abs(place - Double(index)))
  }
}
