import Foundation

extension Never: ShapeStyle {}

extension ShapeStyle where Resolved == Never {
  /// Stops the program. A style that doesn't resolve to another one is drawn without a call of this method.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) doesn't resolve to another style.")
  }

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    Report.once("unresolved-style-\(Self.self)", "\(Self.self) doesn't implement resolve(in:); nothing is drawn.")
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

/// A custom style of the app as the foreground. Its references to the foreground mean that of the enclosing environment.
private struct StyleOverForeground: ShapeStyle, Equatable {
  let style: AnyShapeStyle
  let foreground: AnyShapeStyle?

  func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    var outside = environment
    outside.foregroundStyle = foreground
    return style._paint(in: outside, level: level)
  }
}
