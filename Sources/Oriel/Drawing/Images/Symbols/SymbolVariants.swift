import Foundation
import OrielModel

/// Which variant of a symbol is shown. Mirrors SwiftUI's `SymbolVariants`.
///
/// A symbol that hasn't all of what is asked for shows as much of it as it has; one that names a variant itself keeps it.
public struct SymbolVariants: Hashable, Sendable {
  enum Shape: String, Hashable, Sendable { case circle, square, rectangle }

  var shape: Shape?
  var isFilled = false
  var isSlashed = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(shape: .circle)
  public static let square = SymbolVariants(shape: .square)
  public static let rectangle = SymbolVariants(shape: .rectangle)
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isSlashed: true)

  public var circle: SymbolVariants { with { $0.shape = .circle } }
  public var square: SymbolVariants { with { $0.shape = .square } }
  public var rectangle: SymbolVariants { with { $0.shape = .rectangle } }
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Whether these variants have all that the others have.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
  }

  /// The name of the symbol in these variants; with fewer of them where there is no such symbol.
  func name(of symbol: String) -> String {
    guard self != .none else { return symbol }
    var base = symbol
    var wanted = self
    if base.hasSuffix(".fill") {
      base.removeLast(5)
      wanted.isFilled = true
    }
    if [".circle", ".square", ".rectangle"].contains(where: base.hasSuffix) { wanted.shape = nil }
    if base.contains(".slash") { wanted.isSlashed = false }
    let fill = wanted.isFilled ? ".fill" : ""
    let shape = wanted.shape.map { ".\($0.rawValue)" } ?? ""
    let slash = wanted.isSlashed ? ".slash" : ""
    for suffix in [slash + shape + fill, shape + fill, slash + fill, shape, fill] where !suffix.isEmpty {
      if SymbolNames.has(base + suffix) { return base + suffix }
    }
    return symbol
  }
}

private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
  /// Which variants of symbols are shown. Mirrors SwiftUI's `symbolVariants`.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Shows the symbols inside in a variant, beside those that the surroundings ask for. Mirrors SwiftUI's `symbolVariant(_:)`.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.adding(variant) }
  }
}
