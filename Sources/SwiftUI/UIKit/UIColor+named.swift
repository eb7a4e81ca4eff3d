import Oriel

/// The colours that the system names. In dark surroundings backgrounds are those that Apple's systems have in front of others, as windows
/// here have them.
extension UIColor {
  // MARK: Backgrounds

  /// What windows have behind everything.
  public static let systemBackground = UIColor(Color(.system(.background)))
  /// Behind a part of a window.
  public static let secondarySystemBackground = UIColor(Color(.system(.secondaryBackground)))
  /// Behind a part of such a part.
  public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x3A3A3C)
  /// Behind groups, such as those of a form.
  public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// Behind what is in a group.
  public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)
  /// Behind a part of that.
  public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x3A3A3C)

  // MARK: Texts and lines

  /// Text.
  public static let label = UIColor(Color(.system(.primary)))
  /// Text that is less important.
  public static let secondaryLabel = UIColor(Color(.system(.secondary)))
  /// Text that is still less important.
  public static let tertiaryLabel = UIColor(Color(.system(.tertiary)))
  /// Text that is the least important.
  public static let quaternaryLabel = UIColor(light: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  /// What an empty field says.
  public static let placeholderText = UIColor(Color(.system(.tertiary)))
  /// A line that lets something through.
  public static let separator = UIColor(Color(.system(.separator)))
  /// A line that lets nothing through.
  public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)
  /// Text that opens an address.
  public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)
  /// The tint of the views around.
  public static let tintColor = UIColor(Color.accentColor)
  /// Text on something dark, whatever the surroundings are.
  public static let lightText = UIColor(Color(.sRGB, white: 1, opacity: 0.6))
  /// Text on something light, whatever the surroundings are.
  public static let darkText = UIColor(Color.black)

  // MARK: Fills

  /// Fills what is thin, such as the track of a slider.
  public static let systemFill = UIColor(Color(.system(.fill)))
  /// Fills what is of a medium size, such as the background of a switch.
  public static let secondarySystemFill = UIColor(light: 0x787880, 0.16, dark: 0x787880, 0.32)
  /// Fills what is large, such as a field or a button.
  public static let tertiarySystemFill = UIColor(light: 0x767680, 0.12, dark: 0x767680, 0.24)
  /// Fills what is large and full of things.
  public static let quaternarySystemFill = UIColor(light: 0x747480, 0.08, dark: 0x767680, 0.18)

  // MARK: Colours

  public static let systemRed = UIColor(Color.red)
  public static let systemOrange = UIColor(Color.orange)
  public static let systemYellow = UIColor(Color.yellow)
  public static let systemGreen = UIColor(Color.green)
  public static let systemMint = UIColor(Color.mint)
  public static let systemTeal = UIColor(Color.teal)
  public static let systemCyan = UIColor(Color.cyan)
  public static let systemBlue = UIColor(Color.blue)
  public static let systemIndigo = UIColor(Color.indigo)
  public static let systemPurple = UIColor(Color.purple)
  public static let systemPink = UIColor(Color.pink)
  public static let systemBrown = UIColor(Color.brown)
  public static let systemGray = UIColor(Color.gray)
  public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
  // Windows have the backgrounds of Apple's raised ones: greys for black windows would be the same, so these are those of more contrast.
  public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x545456)
  public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x444446)
  public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x363638)
  public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x242426)
}

/// Colours that are the same everywhere.
extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  private convenience init(light: Int, _ lightAlpha: Double = 1, dark: Int, _ darkAlpha: Double = 1) {
    func color(_ value: Int, _ alpha: Double) -> Color {
      Color(
        .sRGB, red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255, blue: Double(value & 255) / 255, opacity: alpha)
    }
    self.init(.dynamic(color(light, lightAlpha), color(dark, darkAlpha)))
  }
}
