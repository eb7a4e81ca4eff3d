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

/// A fill without a material covers that of the surroundings.
nonisolated final class BackgroundMaterialCover: EnvironmentChange {
  /// One for all, so that equal modifiers are equal byte for byte. Unsafe for the compiler alone: it has no state.
  nonisolated(unsafe) static let shared = BackgroundMaterialCover()

  override func effective(in values: EnvironmentValues) -> EnvironmentChange? {
    values.backgroundMaterial == nil ? nil : EnvironmentKeyWrite(BackgroundMaterialKey.self, nil)
  }

  override func isSame(as other: EnvironmentChange) -> Bool { other is BackgroundMaterialCover }
}

extension SecondaryModifier {
  /// A background that a style fills: it says to the view on which material it stands.
  init<S: ShapeStyle>(_ fill: Secondary, style: S) {
    self.init(background: fill, change: BackgroundMaterialWrite.change(for: style) ?? BackgroundMaterialCover.shared)
  }
}
