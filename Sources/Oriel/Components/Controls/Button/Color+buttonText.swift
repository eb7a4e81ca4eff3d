extension Color {
  static func buttonText(_ role: ButtonRole?) -> Color { role == .destructive ? .destructiveText : .accentText }
}
