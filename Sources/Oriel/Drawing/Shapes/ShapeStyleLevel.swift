/// A level of a style, such as `.secondary` with that style as the foreground.
struct ShapeStyleLevel: ShapeStyle, Equatable {
  let style: AnyShapeStyle
  let level: Int

  func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    style._paint(in: environment, level: self.level + level)
  }

  func _over(_ foreground: AnyShapeStyle?) -> AnyShapeStyle? {
    style._over(foreground).map { AnyShapeStyle(ShapeStyleLevel(style: $0, level: level)) }
  }
}

/// A style for each level. The last one also applies to further levels.
struct LeveledShapeStyle: ShapeStyle, Equatable {
  let levels: [AnyShapeStyle]

  func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    levels[min(max(level, 0), levels.count - 1)]._paint(in: environment, level: 0)
  }

  func _over(_ foreground: AnyShapeStyle?) -> AnyShapeStyle? {
    AnyShapeStyle(LeveledShapeStyle(levels: levels.map { $0._over(foreground) ?? $0 }))
  }
}

extension ShapeStyle {
  /// The second level of the style, which is fainter. Mirrors SwiftUI's `ShapeStyle.secondary`.
  public var secondary: some ShapeStyle { ShapeStyleLevel(style: AnyShapeStyle(self), level: 1) }

  /// The third level of the style. Mirrors SwiftUI's `ShapeStyle.tertiary`.
  public var tertiary: some ShapeStyle { ShapeStyleLevel(style: AnyShapeStyle(self), level: 2) }

  /// The fourth level of the style. Mirrors SwiftUI's `ShapeStyle.quaternary`.
  public var quaternary: some ShapeStyle { ShapeStyleLevel(style: AnyShapeStyle(self), level: 3) }

  /// The fifth level of the style, which is the faintest. Mirrors SwiftUI's `ShapeStyle.quinary`.
  public var quinary: some ShapeStyle { ShapeStyleLevel(style: AnyShapeStyle(self), level: 4) }
}
