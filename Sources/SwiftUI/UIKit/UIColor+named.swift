import Oriel

/// The semantic colors of the system. In dark mode the backgrounds are those of elevated views on Apple's systems, because Oriel's windows
/// use those.
extension UIColor {
  // MARK: Backgrounds

  /// The background of windows.
  public static let systemBackground = UIColor(Color(.system(.background)))
  /// The background of content that is grouped in a window.
  public static let secondarySystemBackground = UIColor(Color(.system(.secondaryBackground)))
  /// The background of content that is grouped in secondary content.
  public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x3A3A3C)
  /// The background of grouped content, such as a form.
  public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// The background of a group.
  public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)
  /// The background of content that is grouped in a group.
  public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x3A3A3C)

  // MARK: Text and lines

  /// The color of primary text.
  public static let label = UIColor(Color(.system(.primary)))
  /// The color of secondary text.
  public static let secondaryLabel = UIColor(Color(.system(.secondary)))
  /// The color of tertiary text.
  public static let tertiaryLabel = UIColor(Color(.system(.tertiary)))
  /// The color of quaternary text.
  public static let quaternaryLabel = UIColor(light: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  /// The color of placeholder text in fields.
  public static let placeholderText = UIColor(Color(.system(.tertiary)))
  /// The color of a translucent separator.
  public static let separator = UIColor(Color(.system(.separator)))
  /// The color of an opaque separator.
  public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)
  /// The color of links.
  public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)
  /// The inherited tint.
  public static let tintColor = UIColor(Color.accentColor)
  /// The color of text on a dark background, independent of the color scheme.
  public static let lightText = UIColor(Color(.sRGB, white: 1, opacity: 0.6))
  /// The color of text on a light background, independent of the color scheme.
  public static let darkText = UIColor(Color.black)

  // MARK: Fills

  /// The fill of thin shapes, such as the track of a slider.
  public static let systemFill = UIColor(Color(.system(.fill)))
  /// The fill of medium-sized shapes, such as the background of a switch.
  public static let secondarySystemFill = UIColor(light: 0x787880, 0.16, dark: 0x787880, 0.32)
  /// The fill of large shapes, such as fields and buttons.
  public static let tertiarySystemFill = UIColor(light: 0x767680, 0.12, dark: 0x767680, 0.24)
  /// The fill of large areas with complex content.
  public static let quaternarySystemFill = UIColor(light: 0x747480, 0.08, dark: 0x767680, 0.18)

  // MARK: Colors

  /// The system's red.
  public static let systemRed = UIColor(Color.red)
  /// The system's orange.
  public static let systemOrange = UIColor(Color.orange)
  /// The system's yellow.
  public static let systemYellow = UIColor(Color.yellow)
  /// The system's green.
  public static let systemGreen = UIColor(Color.green)
  /// The system's mint.
  public static let systemMint = UIColor(Color.mint)
  /// The system's teal.
  public static let systemTeal = UIColor(Color.teal)
  /// The system's cyan.
  public static let systemCyan = UIColor(Color.cyan)
  /// The system's blue.
  public static let systemBlue = UIColor(Color.blue)
  /// The system's indigo.
  public static let systemIndigo = UIColor(Color.indigo)
  /// The system's purple.
  public static let systemPurple = UIColor(Color.purple)
  /// The system's pink.
  public static let systemPink = UIColor(Color.pink)
  /// The system's brown.
  public static let systemBrown = UIColor(Color.brown)
  /// The system's base gray.
  public static let systemGray = UIColor(Color.gray)
  /// The second gray, closer to the background than `systemGray`.
  public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
  /// The third gray.
  // Windows have the elevated backgrounds of Apple's systems. The grays for black windows would be equal to them, so these are those of
  // increased contrast.
  public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x545456)
  /// The fourth gray.
  public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x444446)
  /// The fifth gray.
  public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x363638)
  /// The sixth gray, which is closest to the background.
  public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x242426)
}

/// Colors that don't depend on the color scheme.
extension UIColor {
  /// Black in sRGB.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A gray of one third white in sRGB.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A gray of one half white in sRGB.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A gray of two thirds white in sRGB.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White in sRGB.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A fully transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Pure red in sRGB.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green in sRGB.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue in sRGB.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Pure cyan in sRGB.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Pure yellow in sRGB.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Pure magenta in sRGB.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange in sRGB.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple in sRGB.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown in sRGB.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  private convenience init(light: Int, _ lightAlpha: Double = 1, dark: Int, _ darkAlpha: Double = 1) {
    func color(_ value: Int, _ alpha: Double) -> Color {
      Color(
        .sRGB, red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255, blue: Double(value & 255) / 255, opacity: alpha)
    }
    self.init(.dynamic(color(light, lightAlpha), color(dark, darkAlpha)))
  }
}
