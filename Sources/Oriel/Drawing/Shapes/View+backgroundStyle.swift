private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// What the style `.background` is; nil is the window's background. Mirrors SwiftUI's `EnvironmentValues.backgroundStyle`.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets what the style `.background` is within, and with it what `background(in:)` and group boxes are filled with. Mirrors SwiftUI's
  /// `backgroundStyle(_:)`.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
