import Foundation

/// How the layers of a symbol are coloured. Mirrors SwiftUI's `SymbolRenderingMode`.
///
/// Several foreground styles, as in `foregroundStyle(_:_:)`, mean the palette for a symbol of several layers where no mode is set.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Mode: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
  let mode: Mode

  /// One colour; what stands in a filled shape is left out of it.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  /// Each layer in its own colour, where it has one: the sun is yellow, rain blue; what stands in a filled shape is white.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
  /// The layers in levels of the colour: a mark in the first, the shape around it in the second.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// The layers in the foreground's styles, or in its levels where there is one style: a mark in the first, the shape around it in the
  /// second.
  public static let palette = SymbolRenderingMode(mode: .palette)
}

private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
  /// How symbols are coloured; nil leaves it to them. Mirrors SwiftUI's `symbolRenderingMode`.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Mirrors SwiftUI's `symbolRenderingMode(_:)`.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { environment(\.symbolRenderingMode, mode) }
}

extension Image {
  /// Mirrors SwiftUI's `Image.symbolRenderingMode(_:)`.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolMode = mode
    return copy
  }
}
