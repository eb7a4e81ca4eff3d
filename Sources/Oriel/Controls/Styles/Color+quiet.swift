extension Color {
  /// Text that steps back: 4.5:1 or more on every background of the engine.
  static let quiet = Color(.adaptive(light: Color(white: 0.36), dark: Color(white: 0.72)))

  /// The tint as the colour of text.
  static let accentText = Color(
    .adaptive(light: .accentColor.mix(with: .black, by: 0.25), dark: .accentColor.mix(with: .white, by: 0.25)))

  /// The tint with white text on it.
  static let accentFill = Color.accentColor.mix(with: .black, by: 0.15)
}
