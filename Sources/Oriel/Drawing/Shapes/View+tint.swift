import Foundation
import OrielDrawing

private enum TintStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// The tint where it is more than a colour; `tint` is then the one that stands for it.
  var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }
}

/// A style as the tint: what it says of the tint is meant of the one around.
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

/// The tint as it fills a bar or a ring: a gradient without a direction of its own runs along it, from the start to the end.
struct LengthwiseTint: ShapeStyle, Equatable {
  enum Form: Equatable {
    case bar
    /// Angles from the right, clockwise.
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
  /// Sets the tint within to any style: bars and rings of gauges and progress views are filled with it, a `Gradient` running along them,
  /// as is what asks for the style `.tint`; controls that take one colour take its first. Nil is the accent colour. Mirrors SwiftUI's
  /// `tint(_:)`.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(EnvironmentModifier(TintChange(tint.map { AnyShapeStyle($0) })))
  }
}
