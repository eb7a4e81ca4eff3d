import Oriel

/// A shape style. If it is a color, the color is stored as well.
struct MarkPaint: Equatable {
  let style: AnyShapeStyle
  let color: Color?

  init<S: ShapeStyle>(_ style: S) {
    self.style = AnyShapeStyle(style)
    color = style as? Color
  }

  /// Returns a Boolean value that indicates whether the paint is known to be opaque.
  func isOpaque(in environment: EnvironmentValues) -> Bool { color.map { $0.resolve(in: environment).opacity >= 1 } ?? false }
}
