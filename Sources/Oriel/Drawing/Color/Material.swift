import Foundation
import OrielDrawing

/// Frosted glass: what is behind shines through, blurred. Mirrors SwiftUI's `Material`.
///
/// As the fill of a shape it shows what the window has drawn behind it. Lines and text, and what stands in a `drawingGroup`, a blur or a `Canvas`, have its
/// colour alone.
public struct Material: Sendable, Hashable {
  private enum Kind { case ultraThin, thin, regular, thick, ultraThick, bar, glass, clearGlass }
  private let kind: Kind

  public static let ultraThin = Material(kind: .ultraThin)
  public static let thin = Material(kind: .thin)
  public static let regular = Material(kind: .regular)
  public static let thick = Material(kind: .thick)
  public static let ultraThick = Material(kind: .ultraThick)
  /// That of bars.
  public static let bar = Material(kind: .bar)
  /// That of a glass effect.
  static let glass = Material(kind: .glass)
  /// That of a clear glass effect: hardly anything lies over what is behind.
  static let clearGlass = Material(kind: .clearGlass)

  /// How much of its colour lies over what is behind.
  private func strength(isDark: Bool) -> Float {
    switch kind {
    case .ultraThin: isDark ? 0.5 : 0.42
    case .thin: isDark ? 0.6 : 0.56
    case .regular: isDark ? 0.72 : 0.7
    case .thick: isDark ? 0.83 : 0.82
    case .ultraThick: isDark ? 0.91 : 0.91
    case .bar: isDark ? 0.8 : 0.8
    case .glass: isDark ? 0.58 : 0.6
    case .clearGlass: isDark ? 0.16 : 0.12
    }
  }

  func backdrop(in environment: EnvironmentValues) -> Backdrop {
    let isDark = environment.colorScheme == .dark
    let isPlain = environment.colorSchemeContrast == .increased
    let gray: Float = isDark ? 0.13 : 0.97
    let tint = RGBA(red: gray, green: gray, blue: gray, alpha: isPlain ? 1 : strength(isDark: isDark))
    let radius: CGFloat =
      switch kind {
      case .clearGlass: 4
      case .glass: 12
      case .ultraThin, .thin, .regular, .thick, .ultraThick, .bar: 20
      }
    return Backdrop(radius: radius, tint: tint)
  }
}

extension Material: ShapeStyle {
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    let backdrop = backdrop(in: environment)
    return _ShapePaint { _ in .material(backdrop) }
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
