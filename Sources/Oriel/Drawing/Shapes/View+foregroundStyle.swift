/// Sets the foreground. A style that refers to the foreground means that of the place where it is set: below, it would mean itself.
private final class ForegroundChange: EnvironmentChange {
  enum Origin {
    /// The app asks for it.
    case app
    /// A button's label, which takes what the app asks for around the button.
    case button
    /// Content that steps back behind a container's label. Buttons inside don't.
    case content
  }
  private let style: AnyShapeStyle?
  private let origin: Origin
  /// Whether the style was given as one for each level.
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
  /// The innermost foreground around that has a style for each level, whatever foreground there is by now.
  fileprivate var leveledForegroundStyle: AnyShapeStyle? {
    get { self[LeveledForegroundStyleKey.self] }
    set { self[LeveledForegroundStyleKey.self] = newValue }
  }

  /// Whether the foreground was given as a style for each level.
  var hasForegroundLevels: Bool {
    guard let leveled = leveledForegroundStyle else { return false }
    return leveled == foregroundStyle
  }
}

extension View {
  /// Mirrors SwiftUI's `foregroundStyle(_:)`.
  @inlinable nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier(foreground: AnyShapeStyle(style)))
  }

  /// Sets the foreground and what `.secondary` means in it, which the levels beyond have as well. Mirrors SwiftUI's `foregroundStyle(_:_:)`.
  @inlinable nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(EnvironmentModifier(foreground: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the foreground and what `.secondary` and `.tertiary` mean in it; the levels beyond are as the latter. Mirrors SwiftUI's
  /// `foregroundStyle(_:_:_:)`.
  @inlinable nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(EnvironmentModifier(foreground: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Mirrors SwiftUI's `foregroundColor(_:)`.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(EnvironmentModifier(foreground: color.map { AnyShapeStyle($0) }))
  }

  /// The colour of a button's label, where the app asks for none around the button.
  func labelForeground(_ color: Color) -> some View {
    modifier(EnvironmentModifier(ForegroundChange(AnyShapeStyle(color), from: .button)))
  }

  /// A container's content that steps back behind its label. Buttons inside keep their tint, or what the app asks for around.
  func steppingBack() -> some View { modifier(EnvironmentModifier(ForegroundChange(AnyShapeStyle(Color.quiet), from: .content))) }
}
