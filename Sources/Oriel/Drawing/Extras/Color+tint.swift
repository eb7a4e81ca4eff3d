/// The tint that is set around, or a colour of its own.
nonisolated private struct TintOrDefault: ShapeStyle, Hashable {
  let color: Color
  let darkening: Double

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    guard let tint = environment.tint else { return color.resolve(in: environment) }
    return (darkening > 0 ? tint.mix(with: .black, by: darkening) : tint).resolve(in: environment)
  }
}

extension Color {
  /// The colour that `tint(_:)` sets around whatever is drawn; where none is set, another colour.
  ///
  /// SwiftUI's tint always has a value of the system's; on Apple's systems `accentColor` stands in for it.
  ///
  /// - Parameter darkening: How much black is mixed to a tint that is set, in 0...1; the other colour stays as it is.
  public static func tint(default color: Color, darkenedBy darkening: Double = 0) -> Color {
    Color(TintOrDefault(color: color, darkening: min(max(darkening, 0), 1)))
  }
}
