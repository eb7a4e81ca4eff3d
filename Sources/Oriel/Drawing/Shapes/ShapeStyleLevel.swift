/// A level of a style: what `.secondary` is in surroundings with that foreground.
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

/// A style for each level; what is beyond the last one has that.
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
  /// The style's second level, a fainter one. Mirrors SwiftUI's `ShapeStyle.secondary`.
  public var secondary: some ShapeStyle { ShapeStyleLevel(style: AnyShapeStyle(self), level: 1) }

  /// The style's third level. Mirrors SwiftUI's `ShapeStyle.tertiary`.
  public var tertiary: some ShapeStyle { ShapeStyleLevel(style: AnyShapeStyle(self), level: 2) }

  /// The style's fourth level. Mirrors SwiftUI's `ShapeStyle.quaternary`.
  public var quaternary: some ShapeStyle { ShapeStyleLevel(style: AnyShapeStyle(self), level: 3) }

  /// The style's fifth level, the faintest one. Mirrors SwiftUI's `ShapeStyle.quinary`.
  public var quinary: some ShapeStyle { ShapeStyleLevel(style: AnyShapeStyle(self), level: 4) }
}
