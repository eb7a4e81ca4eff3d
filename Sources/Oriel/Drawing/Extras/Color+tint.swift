/// A shape style that is the tint of the environment, or a default color.
nonisolated private struct TintOrDefault: ShapeStyle, Hashable {
  let color: Color
  let darkening: Double

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    guard let tint = environment.tint else { return color.resolve(in: environment) }
    return (darkening > 0 ? tint.mix(with: .black, by: darkening) : tint).resolve(in: environment)
  }
}

extension Color {
  /// Returns the color that `tint(_:)` sets in the environment, or a default color if none is set.
  ///
  /// In SwiftUI the tint always has a value. On Apple's platforms, `accentColor` replaces this function.
  ///
  /// - Parameters:
  ///   - color: The color that is returned if no tint is set.
  ///   - darkening: The fraction of black that is mixed into a tint that is set, in 0...1. The default color is unchanged.
  public static func tint(default color: Color, darkenedBy darkening: Double = 0) -> Color {
    Color(TintOrDefault(color: color, darkening: min(max(darkening, 0), 1)))
  }
}
