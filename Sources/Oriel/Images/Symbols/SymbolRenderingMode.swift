import Foundation

/// How the layers of a symbol are coloured. Mirrors SwiftUI's `SymbolRenderingMode`.
///
/// Symbols here have two layers at most: a circle or a square, and what stands in it.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Mode: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
  let mode: Mode

  /// One colour; what stands in a filled shape is left out of it.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  /// What stands in a filled shape is white.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
  /// The shape in the colour's second level.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// The shape in the foreground's second style, or its second level where there is one style.
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
