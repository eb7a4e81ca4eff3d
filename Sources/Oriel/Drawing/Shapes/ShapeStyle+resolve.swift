import Foundation

extension Never: ShapeStyle {}

extension ShapeStyle where Resolved == Never {
  /// Never called: a style that stands for itself is drawn without it.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) stands for itself and isn't resolved.")
  }

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    Report.once(
      "unresolved-style-\(Self.self)", "\(Self.self) doesn't say in resolve(in:) what it is drawn with; it draws nothing.")
    return .color(.clear)
  }

  public func _over(_ foreground: AnyShapeStyle?) -> AnyShapeStyle? { nil }
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    resolve(in: environment)._paint(in: environment, level: level)
  }

  public func _over(_ foreground: AnyShapeStyle?) -> AnyShapeStyle? {
    AnyShapeStyle(StyleOverForeground(style: AnyShapeStyle(self), foreground: foreground))
  }
}

/// An app's style as the foreground: what it says of the foreground is meant of the one around.
private struct StyleOverForeground: ShapeStyle, Equatable {
  let style: AnyShapeStyle
  let foreground: AnyShapeStyle?

  func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    var outside = environment
    outside.foregroundStyle = foreground
    return style._paint(in: outside, level: level)
  }
}
