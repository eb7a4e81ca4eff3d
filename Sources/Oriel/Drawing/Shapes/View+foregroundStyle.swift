/// A change of the foreground style. A reference of the style to the foreground means that of the enclosing environment; otherwise it would
/// refer to itself.
private final class ForegroundChange: EnvironmentChange {
  enum Origin {
    /// A style that the app sets.
    case app
    /// The default of a button's label, which uses the style that the app sets around the button, if any.
    case button
    /// The default of deemphasized content of a container with a label. It doesn't apply to buttons in the content.
    case content
  }
  private let style: AnyShapeStyle?
  private let origin: Origin
  /// Indicates whether the style was set as one style for each level.
  private let isLeveled: Bool

  init(_ style: AnyShapeStyle?, from origin: Origin = .app, isLeveled: Bool = false) {
    self.style = style
    self.origin = origin
    self.isLeveled = isLeveled
  }

  override func apply(to values: inout EnvironmentValues) {
    let (outer, chosen) = (values.foregroundStyle, values.chosenForegroundStyle)
    switch origin {
    case .app:
      values.foregroundStyle = style.map { $0._over(outer) ?? $0 }
      values.chosenForegroundStyle = values.foregroundStyle
      if isLeveled { values.leveledForegroundStyle = values.foregroundStyle }
    case .button: values.foregroundStyle = chosen ?? style
    case .content: values.foregroundStyle = chosen == nil ? style : HierarchicalShapeStyle.secondary._over(outer)
    }
  }

  override func isSame(as other: EnvironmentChange) -> Bool {
    guard let other = other as? ForegroundChange else { return false }
    return other.style == style && other.origin == origin
  }
}

extension EnvironmentModifier {
  @usableFromInline init(foreground style: AnyShapeStyle?) { self.init(ForegroundChange(style)) }

  @usableFromInline init(foreground levels: [AnyShapeStyle]) {
    self.init(ForegroundChange(AnyShapeStyle(LeveledShapeStyle(levels: levels)), isLeveled: true))
  }
}

private enum LeveledForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// The innermost enclosing foreground style with a style for each level, whatever the current foreground style is.
  fileprivate var leveledForegroundStyle: AnyShapeStyle? {
    get { self[LeveledForegroundStyleKey.self] }
    set { self[LeveledForegroundStyleKey.self] = newValue }
  }

  /// Indicates whether the foreground was set as a style for each level.
  var hasForegroundLevels: Bool {
    guard let leveled = leveledForegroundStyle else { return false }
    return leveled == foregroundStyle
  }
}

extension View {
  /// Sets the foreground style. Mirrors SwiftUI's `foregroundStyle(_:)`.
  @inlinable nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier(foreground: AnyShapeStyle(style)))
  }

  /// Sets the foreground style and its secondary level, which also applies to further levels. Mirrors SwiftUI's `foregroundStyle(_:_:)`.
  @inlinable nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(EnvironmentModifier(foreground: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the foreground style and its secondary and tertiary levels. The latter also applies to further levels. Mirrors SwiftUI's
  /// `foregroundStyle(_:_:_:)`.
  @inlinable nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(EnvironmentModifier(foreground: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Sets the foreground color, or removes the foreground style if the color is `nil`. Mirrors SwiftUI's `foregroundColor(_:)`.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(EnvironmentModifier(foreground: color.map { AnyShapeStyle($0) }))
  }

  /// Sets the color of a button's label, unless the app sets a foreground style around the button.
  func labelForeground(_ color: Color) -> some View {
    modifier(EnvironmentModifier(ForegroundChange(AnyShapeStyle(color), from: .button)))
  }

  /// Deemphasizes the content of a container with a label. Buttons in the content keep their tint, or the style that the app sets around
  /// them.
  func steppingBack() -> some View { modifier(EnvironmentModifier(ForegroundChange(AnyShapeStyle(Color.quiet), from: .content))) }
}
