private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// The style that `.background` refers to, or `nil` for the window's background. Mirrors SwiftUI's `EnvironmentValues.backgroundStyle`.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style that `.background` refers to in the view, and therefore the fill of `background(in:)` and of group boxes. Mirrors
  /// SwiftUI's `backgroundStyle(_:)`.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
