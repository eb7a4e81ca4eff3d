extension Color {
  /// One colour in light surroundings, another in dark ones: whoever draws it asks the environment's `colorScheme`.
  ///
  /// SwiftUI has nothing like it in code: on Apple's systems `Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? … : … })`, or a
  /// colour of an asset catalog, stands in for it.
  public static func dynamic(_ light: Color, _ dark: Color) -> Color { Color(.adaptive(light: light, dark: dark)) }
}
