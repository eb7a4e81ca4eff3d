import OrielDrawing

extension Color {
  /// Its components where no view says otherwise: in a light or a dark window that has no tint of its own.
  package func components(isDark: Bool) -> RGBA {
    var environment = EnvironmentValues()
    environment.colorScheme = isDark ? .dark : .light
    return resolved(in: environment)
  }

  /// The colour with another alpha, in place of its own. One that lets nothing through goes on following the views around.
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
