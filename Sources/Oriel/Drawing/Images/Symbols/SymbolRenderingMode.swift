import Foundation

/// The coloring of a symbol's layers. Mirrors SwiftUI's `SymbolRenderingMode`.
///
/// If no mode is set, several foreground styles, as in `foregroundStyle(_:_:)`, select the palette for a symbol with several layers.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Mode: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
  let mode: Mode

  /// A single color. The content of a filled shape is cut out of it.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  /// The layers in their own colors, if they have any: the sun is yellow, rain is blue. The content of a filled shape is white.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
  /// The layers in levels of the color: a mark in the first level, the shape around it in the second.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// The layers in the foreground styles, or in the levels of a single style: a mark in the first style or level, the shape around it in
  /// the second.
  public static let palette = SymbolRenderingMode(mode: .palette)
}

private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
  /// The coloring of symbols, or `nil` if the symbols determine it. Mirrors SwiftUI's `symbolRenderingMode`.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets the coloring of symbols in the view. Mirrors SwiftUI's `symbolRenderingMode(_:)`.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { environment(\.symbolRenderingMode, mode) }
}

extension Image {
  /// Returns the symbol with another coloring. Mirrors SwiftUI's `Image.symbolRenderingMode(_:)`.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolMode = mode
    return copy
  }
}
