/// Sets the foreground. A style that refers to the foreground means that of the place where it is set: below, it would mean itself.
private final class ForegroundChange: EnvironmentChange {
  private let style: AnyShapeStyle?
  /// Whether the app asks for it: otherwise it is a container's.
  private let isChosen: Bool

  init(_ style: AnyShapeStyle?, isChosen: Bool = true) {
    self.style = style
    self.isChosen = isChosen
  }

  override func apply(to values: inout EnvironmentValues) {
    let outer = values.foregroundStyle
    values.foregroundStyle = style.map { $0._over(outer) ?? $0 }
    if isChosen { values.chosenForegroundStyle = values.foregroundStyle }
  }

  override func isSame(as other: EnvironmentChange) -> Bool {
    guard let other = other as? ForegroundChange else { return false }
    return other.style == style && other.isChosen == isChosen
  }
}

extension EnvironmentModifier {
  @usableFromInline init(foreground style: AnyShapeStyle?) { self.init(ForegroundChange(style)) }

  @usableFromInline init(foreground levels: [AnyShapeStyle]) { self.init(foreground: AnyShapeStyle(LeveledShapeStyle(levels: levels))) }
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

  /// A container's content that steps back behind its label. Buttons inside keep their tint, or what the app asks for around.
  func steppingBack() -> some View { modifier(SteppingBackModifier()) }
}

private struct SteppingBackModifier: ViewModifier {
  @Environment(\.chosenForegroundStyle) private var chosen

  nonisolated init() {}

  func body(content: Content) -> some View {
    content.modifier(EnvironmentModifier(ForegroundChange(chosen == nil ? AnyShapeStyle(Color.quiet) : AnyShapeStyle(.secondary), isChosen: false)))
  }
}
