import Foundation
import OrielDrawing

private enum TintStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// The tint if it is more than a color, or `nil`. `tint` is then the color that represents it.
  var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }
}

/// A style as the tint. Its references to the tint mean that of the enclosing environment.
private struct ChosenTint: ShapeStyle, Equatable {
  let style: AnyShapeStyle
  let outerColor: Color?
  let outerStyle: AnyShapeStyle?

  func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    var outside = environment
    outside.tint = outerColor
    outside.tintStyle = outerStyle
    return style._paint(in: outside, level: level)
  }
}

private final class TintChange: EnvironmentChange {
  private let style: AnyShapeStyle?

  init(_ style: AnyShapeStyle?) { self.style = style }

  override func apply(to values: inout EnvironmentValues) {
    guard let style else { return values.tint = nil }
    if let color = style.style as? Color { return values.tint = color }
    let chosen = AnyShapeStyle(ChosenTint(style: style, outerColor: values.tint, outerStyle: values.tintStyle))
    values.tint = Color(.fixed(chosen.color(in: values)))
    values.tintStyle = chosen
  }

  override func isSame(as other: EnvironmentChange) -> Bool { (other as? TintChange)?.style == style && other is TintChange }
}

/// The tint as the fill of a bar or a ring. A gradient without a direction of its own follows it from its start to its end.
struct LengthwiseTint: ShapeStyle, Equatable {
  enum Form: Equatable {
    case bar
    /// A ring between two angles, which count clockwise from the right.
    case ring(from: Angle, to: Angle)
  }

  let form: Form

  func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    guard let gradient = (environment.tintStyle?.style as? ChosenTint)?.style.style as? Gradient else {
      return TintShapeStyle()._paint(in: environment, level: level)
    }
    switch form {
    case .bar:
      let (start, end) = environment.layoutDirection == .rightToLeft ? (UnitPoint.trailing, .leading) : (.leading, UnitPoint.trailing)
      return LinearGradient(gradient: gradient, startPoint: start, endPoint: end)._paint(in: environment, level: level)
    case .ring(let start, let end):
      let style = AngularGradient(gradient: gradient, center: .center, startAngle: start, endAngle: end)
      return style._paint(in: environment, level: level)
    }
  }
}

extension View {
  /// Sets the tint of the content to a style. It fills the bars and rings of gauges and progress views, along which a `Gradient` runs, and
  /// content with the style `.tint`. Controls with a single color use its first one. `nil` is the accent color. Mirrors SwiftUI's
  /// `tint(_:)`.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(EnvironmentModifier(TintChange(tint.map { AnyShapeStyle($0) })))
  }
}
