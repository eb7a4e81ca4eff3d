/// A shape style that resolves to a color in each environment.
package struct ColorStyle: Hashable, Sendable {
  private let style: any ShapeStyle & Hashable
  private let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

  init<T: Hashable & ShapeStyle>(_ style: T) where T.Resolved == Color.Resolved {
    self.style = style
    resolve = { style.resolve(in: $0) }
  }

  func resolved(in environment: EnvironmentValues) -> Color { Color(resolve(environment)) }

  package static func == (left: ColorStyle, right: ColorStyle) -> Bool { AnyHashable(left.style) == AnyHashable(right.style) }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(style)) }
}

extension Color {
  /// Creates a color from a custom style of the app. If the style is a color, it is used as it is. Mirrors SwiftUI's `init(_:)` with a
  /// style that resolves to `Color.Resolved`.
  @_disfavoredOverload
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
    self = color as? Color ?? Color(.style(ColorStyle(color)))
  }
}
