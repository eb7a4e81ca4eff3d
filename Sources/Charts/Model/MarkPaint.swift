import Oriel

/// What something is painted with; where it is a colour, that is known.
struct MarkPaint: Equatable {
  let style: AnyShapeStyle
  let color: Color?

  init<S: ShapeStyle>(_ style: S) {
    self.style = AnyShapeStyle(style)
    color = style as? Color
  }

  /// Whether nothing is seen through it.
  func isOpaque(in environment: EnvironmentValues) -> Bool { color.map { $0.resolve(in: environment).opacity >= 1 } ?? false }
}
