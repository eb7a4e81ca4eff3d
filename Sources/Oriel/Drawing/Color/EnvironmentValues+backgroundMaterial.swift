nonisolated enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

extension EnvironmentValues {
  /// The material that a view stands on, as `background(_:ignoresSafeAreaEdges:)` and `background(_:in:fillStyle:)` set it; nil where the
  /// background is something else. Mirrors SwiftUI's `backgroundMaterial`.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

/// Says to views on which material they stand, if the style behind them is one.
nonisolated final class BackgroundMaterialWrite: EnvironmentChange {
  private let style: AnyShapeStyle

  private init(_ style: AnyShapeStyle) { self.style = style }

  /// Nil for a style that is never a material.
  static func change<S: ShapeStyle>(for style: S) -> EnvironmentChange? {
    guard S.self == Material.self || S.self == AnyShapeStyle.self || S.self == BackgroundStyle.self else { return nil }
    return BackgroundMaterialWrite(AnyShapeStyle(style))
  }

  override func apply(to values: inout EnvironmentValues) {
    let style = style.style is BackgroundStyle ? values.backgroundStyle?.style : style.style
    values.backgroundMaterial = style as? Material
  }

  override func isSame(as other: EnvironmentChange) -> Bool { (other as? BackgroundMaterialWrite)?.style == style }
}
