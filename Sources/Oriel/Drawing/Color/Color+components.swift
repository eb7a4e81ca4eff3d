import OrielDrawing

extension Color {
  /// Returns the components of the color in a light or dark window without a tint of its own.
  package func components(isDark: Bool) -> RGBA {
    var environment = EnvironmentValues()
    environment.colorScheme = isDark ? .dark : .light
    return resolved(in: environment)
  }

  /// Returns the color with another alpha instead of its own. An opaque color keeps its dependency on the environment.
  package func replacingAlpha(with alpha: Double) -> Color {
    let (light, dark) = (components(isDark: false), components(isDark: true))
    func changed(_ color: RGBA) -> Color {
      Color(.fixed(RGBA(red: color.red, green: color.green, blue: color.blue, alpha: Float(alpha))))
    }
    if case .fixed = provider { return changed(light) }
    if light.alpha == 1, dark.alpha == 1 { return alpha == 1 ? self : opacity(alpha) }
    return Color(.adaptive(light: changed(light), dark: changed(dark)))
  }
}
