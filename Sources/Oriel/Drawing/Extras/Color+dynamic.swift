extension Color {
  /// Returns a color that depends on the environment's `colorScheme`.
  ///
  /// SwiftUI has no equivalent in code. On Apple's platforms, `Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? … : … })` or a
  /// color of an asset catalog replaces it.
  public static func dynamic(_ light: Color, _ dark: Color) -> Color { Color(.adaptive(light: light, dark: dark)) }
}
