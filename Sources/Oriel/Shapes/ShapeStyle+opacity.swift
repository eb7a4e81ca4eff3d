import Foundation
import OrielDrawing

struct OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    let paint = style._paint(in: environment, level: level)
    let opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    // What is behind a material shines through by itself, and shadows fade as well.
    let isPlain = if case .material = paint.make(CGRect(x: 0, y: 0, width: 1, height: 1)) { false } else { paint.effects.isEmpty }
    guard isPlain else { return paint.adding(.opacity(opacity)) }
    return _ShapePaint { paint.make($0).multiplyingAlpha(by: Float(opacity)) }
  }

  func _over(_ foreground: AnyShapeStyle?) -> AnyShapeStyle? {
    style._over(foreground).map { AnyShapeStyle(OpacityShapeStyle<AnyShapeStyle>(style: $0, opacity: opacity)) }
  }
}

extension OpacityShapeStyle: Equatable where Style: Equatable {}

extension ShapeStyle {
  /// The style, fainter; 0...1, beyond which the nearest end counts. Mirrors SwiftUI's `ShapeStyle.opacity(_:)`.
  public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(style: self, opacity: opacity) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground of the surroundings, fainter. Mirrors SwiftUI's `ShapeStyle.opacity(_:)`.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
}
