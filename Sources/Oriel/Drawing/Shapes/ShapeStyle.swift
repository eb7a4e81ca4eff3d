import Foundation
import OrielDrawing

/// A color or pattern for shapes and text. Mirrors SwiftUI's `ShapeStyle`.
///
/// A custom style of an app implements `resolve(in:)`, which returns another style for an environment.
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one resolves to, or `Never` if it doesn't resolve to another one.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style for an environment. Mirrors SwiftUI's `ShapeStyle.resolve(in:)`.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// Returns the style's paint. Level 0 is primary, 1 is secondary, and so on. The engine implements it; the paint of a custom style is
  /// that of the result of `resolve(in:)`.
  func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint
  /// Returns the style for another foreground, or `nil` if the foreground makes no difference. The engine implements it.
  func _over(_ foreground: AnyShapeStyle?) -> AnyShapeStyle?
}

extension Color: ShapeStyle {
  public func _over(_ foreground: AnyShapeStyle?) -> AnyShapeStyle? { nil }

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    .color(resolved(in: environment).multiplyingAlpha(by: HierarchicalShapeStyle.opacity(level)))
  }
}

/// A type-erased style. Mirrors SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle & Sendable

  /// Creates a type-erased style from `style`.
  public init<S: ShapeStyle>(_ style: S) {
    if S.self == AnyShapeStyle.self, let erased = style as? AnyShapeStyle { self = erased } else { self.style = style }
  }

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint { style._paint(in: environment, level: level) }

  public func _over(_ foreground: AnyShapeStyle?) -> AnyShapeStyle? { style._over(foreground) }

  /// Returns a single color, for content that can't have more than one. For a gradient it is the first color.
  func color(in environment: EnvironmentValues, level: Int = 0) -> RGBA {
    _paint(in: environment, level: level).sample.firstColor
  }
}

extension AnyShapeStyle: Equatable {
  public static func == (left: AnyShapeStyle, right: AnyShapeStyle) -> Bool {
    func equal<S: ShapeStyle>(_ style: S) -> Bool {
      guard let other = right.style as? S else { return false }
      return valuesAreEqual(style, other)
    }
    return equal(left.style)
  }
}

/// The foreground style of the environment. Mirrors SwiftUI's `ForegroundStyle`.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Creates a foreground style.
  public init() {}

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    environment.foregroundStyle?._paint(in: environment, level: level) ?? Color.primary._paint(in: environment, level: level)
  }

  public func _over(_ foreground: AnyShapeStyle?) -> AnyShapeStyle? { foreground ?? AnyShapeStyle(Color.primary) }
}

/// The background style of the environment: that of `backgroundStyle(_:)`, or the window's. Mirrors SwiftUI's `BackgroundStyle`.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Creates a background style.
  public init() {}

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    if let style = environment.backgroundStyle {
      // A reference of this style to the background means the window's.
      var outside = environment
      outside.backgroundStyle = nil
      return style._paint(in: outside, level: level)
    }
    return Color(.system(level == 0 ? .background : .secondaryBackground))._paint(in: environment, level: 0)
  }
}

/// The tint of the environment, or the accent color. Mirrors SwiftUI's `TintShapeStyle`.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates a tint style.
  public init() {}

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    environment.tintStyle?._paint(in: environment, level: level) ?? Color.accentColor._paint(in: environment, level: level)
  }
}

/// The style of separators. Mirrors SwiftUI's `SeparatorShapeStyle`.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// Creates a separator style.
  public init() {}

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    Color(.system(.separator))._paint(in: environment, level: 0)
  }
}

/// A level of the current foreground style. Mirrors SwiftUI's `HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The first level of the foreground style.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level of the foreground style.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level of the foreground style.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level of the foreground style.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level of the foreground style.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  static func opacity(_ level: Int) -> Float { [1, 0.6, 0.3, 0.18, 0.12][min(max(level, 0), 4)] }

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    guard let style = environment.foregroundStyle else {
      return Color.primary._paint(in: environment, level: self.level + level)
    }
    return style._paint(in: environment, level: self.level + level)
  }

  public func _over(_ foreground: AnyShapeStyle?) -> AnyShapeStyle? {
    AnyShapeStyle(ShapeStyleLevel(style: foreground ?? AnyShapeStyle(Color.primary), level: level))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground style.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { ForegroundStyle() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { BackgroundStyle() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { TintShapeStyle() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() } }

extension Color {
  /// The standard gradient of the color, which is slightly lighter at the top. Mirrors SwiftUI's `Color.gradient`.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [mix(with: .white, by: 0.18), self])) }
}

/// A type-erased gradient. Mirrors SwiftUI's `AnyGradient`.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient

  /// Creates a type-erased gradient from `gradient`.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint { gradient._paint(in: environment, level: level) }
}
