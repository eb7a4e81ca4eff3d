import Foundation
import OrielDrawing

/// An effect on the paint of a style.
enum StyleEffect: Equatable, Sendable {
  case opacity(Double)
  case shadow(ShadowStyle)
  case blend(BlendMode)

  fileprivate func added(to paint: _ShapePaint, in environment: EnvironmentValues) -> _ShapePaint {
    switch self {
    case .opacity(let opacity):
      let opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
      // The backdrop of a material shines through by itself, and shadows also fade.
      let isPlain = if case .material = paint.sample { false } else { paint.effects.isEmpty }
      guard isPlain else { return paint.adding(.opacity(opacity)) }
      return _ShapePaint { paint.make($0).multiplyingAlpha(by: Float(opacity)) }
    case .shadow(let shadow): return shadow.effect(in: environment).map { paint.adding($0) } ?? paint
    case .blend(let mode): return paint.adding(.blend(mode))
    }
  }
}

/// A style with an effect on all drawings that use it.
struct EffectShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let effect: StyleEffect

  func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    effect.added(to: style._paint(in: environment, level: level), in: environment)
  }

  func _over(_ foreground: AnyShapeStyle?) -> AnyShapeStyle? {
    style._over(foreground).map { AnyShapeStyle(EffectShapeStyle<AnyShapeStyle>(style: $0, effect: effect)) }
  }
}

extension EffectShapeStyle: Equatable where Style: Equatable {}

extension ShapeStyle {
  /// Returns the style with an opacity, which is limited to 0...1. Mirrors SwiftUI's `ShapeStyle.opacity(_:)`.
  public func opacity(_ opacity: Double) -> some ShapeStyle { EffectShapeStyle(style: self, effect: .opacity(opacity)) }

  /// Returns the style with a shadow for shapes, texts and symbols that use it. Mirrors SwiftUI's `ShapeStyle.shadow(_:)`.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { EffectShapeStyle(style: self, effect: .shadow(style)) }

  /// Returns the style with a blend mode, which applies as `View.blendMode(_:)` does to a view. Mirrors SwiftUI's
  /// `ShapeStyle.blendMode(_:)`.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { EffectShapeStyle(style: self, effect: .blend(mode)) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style of the environment with an opacity. Mirrors SwiftUI's `ShapeStyle.opacity(_:)`.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

  /// Returns the foreground style of the environment with a shadow. Mirrors SwiftUI's `ShapeStyle.shadow(_:)`.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }

  /// Returns the foreground style of the environment with a blend mode. Mirrors SwiftUI's `ShapeStyle.blendMode(_:)`.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}
