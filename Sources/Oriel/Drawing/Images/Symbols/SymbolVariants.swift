import Foundation
import OrielModel

/// The variant of a symbol. Mirrors SwiftUI's `SymbolVariants`.
///
/// A symbol that lacks a part of the variant has the remaining parts. A symbol whose name includes a variant keeps it.
public struct SymbolVariants: Hashable, Sendable {
  enum Shape: String, Hashable, Sendable { case circle, square, rectangle }

  var shape: Shape?
  var isFilled = false
  var isSlashed = false

  /// No variant.
  public static let none = SymbolVariants()
  /// The variant in a circle.
  public static let circle = SymbolVariants(shape: .circle)
  /// The variant in a square.
  public static let square = SymbolVariants(shape: .square)
  /// The variant in a rectangle.
  public static let rectangle = SymbolVariants(shape: .rectangle)
  /// The filled variant.
  public static let fill = SymbolVariants(isFilled: true)
  /// The variant with a slash.
  public static let slash = SymbolVariants(isSlashed: true)

  /// The variant, in a circle.
  public var circle: SymbolVariants { with { $0.shape = .circle } }
  /// The variant, in a square.
  public var square: SymbolVariants { with { $0.shape = .square } }
  /// The variant, in a rectangle.
  public var rectangle: SymbolVariants { with { $0.shape = .rectangle } }
  /// The variant, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// The variant, with a slash.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Returns a Boolean value that indicates whether this variant has all parts of another one.
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

  /// Returns the name of the symbol in this variant, or with fewer parts of it if there is no such symbol.
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
  /// The variant of symbols. Mirrors SwiftUI's `symbolVariants`.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Shows the symbols of the content in a variant, in addition to that of the environment. Mirrors SwiftUI's `symbolVariant(_:)`.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.adding(variant) }
  }
}
