import Foundation
import OrielDrawing

/// A colour or pattern for shapes and text. Mirrors SwiftUI's `ShapeStyle`.
///
/// A style of an app's own says in `resolve(in:)` which other style it is in an environment.
public protocol ShapeStyle: Sendable {
  /// What the style is made of; `Never` for one that stands for itself.
  associatedtype Resolved: ShapeStyle = Never
  /// The style in an environment. Mirrors SwiftUI's `ShapeStyle.resolve(in:)`.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// The style's paint; level 0 is primary, 1 secondary, and so on. The engine's; that of an app's style comes of `resolve(in:)`.
  func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint
  /// The style where the foreground is another one; nil where that makes no difference. The engine's, too.
  func _over(_ foreground: AnyShapeStyle?) -> AnyShapeStyle?
}

extension Color: ShapeStyle {
  public func _over(_ foreground: AnyShapeStyle?) -> AnyShapeStyle? { nil }

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    .color(resolved(in: environment).multiplyingAlpha(by: HierarchicalShapeStyle.opacity(level)))
  }
}

/// Any style. Mirrors SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle & Sendable

  public init<S: ShapeStyle>(_ style: S) {
    if S.self == AnyShapeStyle.self, let erased = style as? AnyShapeStyle { self = erased } else { self.style = style }
  }

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint { style._paint(in: environment, level: level) }

  public func _over(_ foreground: AnyShapeStyle?) -> AnyShapeStyle? { style._over(foreground) }

  /// One colour for what has no room for more: a gradient gives its first.
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

/// The foreground of the surroundings. Mirrors SwiftUI's `ForegroundStyle`.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    environment.foregroundStyle?._paint(in: environment, level: level) ?? Color.primary._paint(in: environment, level: level)
  }

  public func _over(_ foreground: AnyShapeStyle?) -> AnyShapeStyle? { foreground ?? AnyShapeStyle(Color.primary) }
}

/// The background of the surroundings: what `backgroundStyle(_:)` has set, or the window's. Mirrors SwiftUI's `BackgroundStyle`.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    if let style = environment.backgroundStyle {
      // The background that it may itself refer to is the window's.
      var outside = environment
      outside.backgroundStyle = nil
      return style._paint(in: outside, level: level)
    }
    return Color(.system(level == 0 ? .background : .secondaryBackground))._paint(in: environment, level: 0)
  }
}

/// The tint of the surroundings, or the accent colour. Mirrors SwiftUI's `TintShapeStyle`.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    environment.tintStyle?._paint(in: environment, level: level) ?? Color.accentColor._paint(in: environment, level: level)
  }
}

/// The lines between things. Mirrors SwiftUI's `SeparatorShapeStyle`.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    Color(.system(.separator))._paint(in: environment, level: 0)
  }
}

/// A level of the current foreground. Mirrors SwiftUI's `HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
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
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { ForegroundStyle() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { BackgroundStyle() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { TintShapeStyle() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() } }

extension Color {
  /// The standard gradient of the colour: a little lighter at the top. Mirrors SwiftUI's `Color.gradient`.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [mix(with: .white, by: 0.18), self])) }
}

/// Any gradient. Mirrors SwiftUI's `AnyGradient`.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient

  public init(_ gradient: Gradient) { self.gradient = gradient }

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint { gradient._paint(in: environment, level: level) }
}
