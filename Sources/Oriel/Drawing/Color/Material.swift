import Foundation
import OrielDrawing

/// A translucent background that blurs the content behind it. Mirrors SwiftUI's `Material`.
///
/// As the fill of a shape it shows the window's content behind it. Lines and text, and content of a `drawingGroup`, a blur or a `Canvas`,
/// only have its color.
public struct Material: Sendable, Hashable {
  private enum Kind { case ultraThin, thin, regular, thick, ultraThick, bar, glass, clearGlass }
  private let kind: Kind

  /// The thinnest material, which is the most translucent.
  public static let ultraThin = Material(kind: .ultraThin)
  /// A thin material.
  public static let thin = Material(kind: .thin)
  /// The regular material.
  public static let regular = Material(kind: .regular)
  /// A thick material.
  public static let thick = Material(kind: .thick)
  /// The thickest material, which is the least translucent.
  public static let ultraThick = Material(kind: .ultraThick)
  /// The material of bars.
  public static let bar = Material(kind: .bar)
  /// The material of a glass effect.
  static let glass = Material(kind: .glass)
  /// The material of a clear glass effect, which covers its backdrop hardly at all.
  static let clearGlass = Material(kind: .clearGlass)

  /// Returns the opacity of the material's color over its backdrop.
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
  /// The thinnest material, which is the most translucent.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin material.
  public static var thinMaterial: Material { .thin }
  /// The regular material.
  public static var regularMaterial: Material { .regular }
  /// A thick material.
  public static var thickMaterial: Material { .thick }
  /// The thickest material, which is the least translucent.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
