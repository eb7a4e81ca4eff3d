import Foundation

/// The coloring of a symbol's areas. Mirrors SwiftUI's `SymbolColorRenderingMode`.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  enum Mode: Hashable, Sendable { case flat, gradient }
  let mode: Mode

  /// A single color.
  public static let flat = SymbolColorRenderingMode(mode: .flat)
  /// A gradient from a lighter tone of the color to the color. A symbol in several colors stays flat.
  public static let gradient = SymbolColorRenderingMode(mode: .gradient)
}

/// The presentation of a variable symbol's value. Mirrors SwiftUI's `SymbolVariableValueMode`.
public struct SymbolVariableValueMode: Hashable, Sendable {
  enum Mode: Hashable, Sendable { case color, draw }
  let mode: Mode

  /// The symbol's parts up to the value are lit.
  public static let color = SymbolVariableValueMode(mode: .color)
  /// The symbol's strokes are drawn up to the value. A symbol in Oriel has no strokes to follow, so that its parts are lit instead.
  public static let draw = SymbolVariableValueMode(mode: .draw)
}

private enum SymbolColorRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolColorRenderingMode? { nil } }
private enum SymbolVariableValueModeKey: EnvironmentKey { static var defaultValue: SymbolVariableValueMode? { nil } }

extension EnvironmentValues {
  /// The coloring of symbols' areas, or `nil` for a single color. Mirrors SwiftUI's `symbolColorRenderingMode`.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set { self[SymbolColorRenderingModeKey.self] = newValue }
  }

  /// The presentation of variable symbols' values, or `nil` for that of the symbol. Mirrors SwiftUI's `symbolVariableValueMode`.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[SymbolVariableValueModeKey.self] }
    set { self[SymbolVariableValueModeKey.self] = newValue }
  }
}

extension View {
  /// Sets the coloring of symbols' areas in the view. Mirrors SwiftUI's `symbolColorRenderingMode(_:)`.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }

  /// Sets the presentation of variable symbols' values in the view. Mirrors SwiftUI's `symbolVariableValueMode(_:)`.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
}
