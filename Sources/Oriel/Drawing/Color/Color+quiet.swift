extension Color {
  /// The color of deemphasized text: a contrast of 4.5:1 or more on every background of the engine.
  static let quiet = Color(.adaptive(light: Color(white: 0.36), dark: Color(white: 0.72)))

  /// The color of the prompt in an empty text field.
  static let prompt = Color(.adaptive(light: Color(red: 0.43, green: 0.43, blue: 0.45), dark: Color(red: 0.61, green: 0.61, blue: 0.64)))

  /// The tint as a text color.
  static let accentText = Color(.system(.accentText))

  /// The tint as the background of white text.
  static let accentFill = Color(.system(.accentFill))

  /// The text color of destructive actions.
  static let destructiveText = Color(
    .adaptive(light: Color(red: 0.75, green: 0.11, blue: 0.16), dark: Color(red: 1, green: 0.55, blue: 0.51)))

  /// The background of destructive actions with white text.
  static let destructiveFill = Color(red: 0.79, green: 0.1, blue: 0.13)
}
