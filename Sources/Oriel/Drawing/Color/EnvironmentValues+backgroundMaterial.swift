nonisolated enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

extension EnvironmentValues {
  /// The material behind the view, as set by `background(_:ignoresSafeAreaEdges:)` and `background(_:in:fillStyle:)`, or `nil` if the
  /// background isn't a material. Mirrors SwiftUI's `backgroundMaterial`.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

/// A change of the environment that sets the material behind views, if the background's style is one.
nonisolated final class BackgroundMaterialWrite: EnvironmentChange {
  private let style: AnyShapeStyle

  private init(_ style: AnyShapeStyle) { self.style = style }

  /// Returns the change for a style, or `nil` if its type is never a material.
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

/// A change of the environment for a fill that covers an outer material.
nonisolated final class BackgroundMaterialCover: EnvironmentChange {
  /// The shared instance, which makes equal modifiers equal byte by byte. It has no state, so `nonisolated(unsafe)` is safe here.
  nonisolated(unsafe) static let shared = BackgroundMaterialCover()

  override func effective(in values: EnvironmentValues) -> EnvironmentChange? {
    values.backgroundMaterial == nil ? nil : EnvironmentKeyWrite(BackgroundMaterialKey.self, nil)
  }

  override func isSame(as other: EnvironmentChange) -> Bool { other is BackgroundMaterialCover }
}

extension SecondaryModifier {
  /// Creates a background of a style, which sets the material in the environment of the view in front of it.
  init<S: ShapeStyle>(_ fill: Secondary, style: S) {
    self.init(background: fill, change: BackgroundMaterialWrite.change(for: style) ?? BackgroundMaterialCover.shared)
  }
}
