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

private enum SymbolColorRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolColorRenderingMode? { nil } }

extension EnvironmentValues {
  /// The coloring of symbols' areas, or `nil` for a single color. Mirrors SwiftUI's `symbolColorRenderingMode`.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set { self[SymbolColorRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets the coloring of symbols' areas in the view. Mirrors SwiftUI's `symbolColorRenderingMode(_:)`.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }
}
