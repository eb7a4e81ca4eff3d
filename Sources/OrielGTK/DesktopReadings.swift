import Foundation
import Oriel
import OrielDrawing

/// The values of each source of desktop settings, and the window traits that result from them.
struct DesktopReadings: Equatable {
  /// The override from the environment, `light` or `dark`, which takes precedence over all other sources.
  var colorSchemeOverride: String?
  /// The policy of the software keyboard from the environment: `automatic`, `always` or `never`.
  var softwareKeyboardOverride: String?
  /// The color scheme in `org.freedesktop.appearance` of the desktop portal: 0 is no preference, 1 dark, 2 light.
  var portalColorScheme: UInt32?
  /// The portal's contrast: 1 is high contrast.
  var portalContrast: UInt32?
  /// The portal's motion preference: 1 is reduced motion.
  var portalReducedMotion: UInt32?
  /// The portal's `accent-color`, or `nil` if the portal or the desktop environment has none.
  var portalAccent: RGBA?
  /// The value of `org.gnome.desktop.interface color-scheme`: `default`, `prefer-dark` or `prefer-light`.
  var interfaceColorScheme: String?
  /// The value of `org.gnome.desktop.interface accent-color`, available since GNOME 47: the name of one of nine colors.
  var interfaceAccent: String?
  /// The value of `org.gnome.desktop.interface clock-format`, `12h` or `24h`, if the user has set it. The default is ignored because it is
  /// the same in every language.
  var interfaceClock: String?
  var interfaceHighContrast: Bool?
  /// The value of `org.gnome.desktop.a11y.applications screen-reader-enabled`.
  var screenReaderEnabled: Bool?
  var interfaceTextScale: Double?
  var gtkPrefersDark = false
  var gtkThemeName = ""
  /// The family of the desktop environment's font, if that is installed and no alias such as Sans.
  var fontFamily: String?
  var gtkEnablesAnimations = true
  /// The font resolution in dots per inch, multiplied by 1024; not positive if unknown. The normal resolution is 96 dots per inch.
  var gtkFontResolution: Int32 = -1
  /// Indicates whether the program in which Oriel is embedded is laid out right to left. GTK's direction follows the user's language,
  /// whether or not the program is translated into it.
  var gtkIsRightToLeft = false
  /// Indicates whether the language of the program's own texts is right to left.
  var languageIsRightToLeft = false
  /// The input devices of the seat.
  var hasTouch = false
  /// Indicates whether the program runs as if on a phone.
  var isPhone = false
  var hasPointer = true
  var hasKeyboard = true

  /// Returns the color scheme of a theme in GTK's environment variable, such as `Adwaita:dark`, or `nil` if the name doesn't contain one.
  static func colorScheme(ofTheme theme: String) -> String? {
    if theme.hasSuffix(":dark") || theme.hasSuffix("-dark") || theme == "HighContrastInverse" { return "dark" }
    return theme.hasSuffix(":light") ? "light" : nil
  }

  /// Indicates whether the color scheme is dark. The first source with a preference decides.
  var isDark: Bool {
    switch colorSchemeOverride {
    case "dark": return true
    case "light": return false
    default: break
    }
    switch portalColorScheme {
    case 1: return true
    case 2: return false
    default: break
    }
    switch interfaceColorScheme {
    case "prefer-dark": return true
    case "prefer-light": return false
    default: return gtkPrefersDark || Self.colorScheme(ofTheme: gtkThemeName) == "dark"
    }
  }

  var isHighContrast: Bool {
    portalContrast == 1 || interfaceHighContrast == true || gtkThemeName.hasPrefix("HighContrast")
  }

  var textScale: Double {
    let scale = gtkFontResolution > 0 ? Double(gtkFontResolution) / 1024 / 96 : interfaceTextScale ?? 1
    return scale.isFinite && scale > 0 ? min(max(scale, 0.5), 4) : 1
  }

  /// Returns the portal's accent color, or `nil` if a component is outside 0...1, by which the portal indicates that there is none.
  static func accent(red: Double, green: Double, blue: Double) -> RGBA? {
    guard [red, green, blue].allSatisfy((0...1).contains) else { return nil }
    return RGBA(red: Float(red), green: Float(green), blue: Float(blue))
  }

  /// The colors that GNOME displays for its names.
  private static let interfaceAccents: [String: Int] = [
    "blue": 0x3584E4, "teal": 0x2190A4, "green": 0x3A944A, "yellow": 0xC88800, "orange": 0xED5B00, "red": 0xE62D42, "pink": 0xD56199,
    "purple": 0x9141AC, "slate": 0x6F8396,
  ]

  var accent: RGBA? {
    if let portalAccent { return portalAccent }
    return interfaceAccent.flatMap { Self.interfaceAccents[$0] }.map {
      RGBA(red: Float($0 >> 16) / 255, green: Float($0 >> 8 & 255) / 255, blue: Float($0 & 255) / 255)
    }
  }

  var has24Hours: Bool? {
    switch interfaceClock {
    case "24h": true
    case "12h": false
    default: nil
    }
  }

  /// Returns the families in a font description such as `Ubuntu Sans,Cantarell 11`, without the aliases that the system's configuration
  /// resolves.
  static func families(named list: String) -> [String] {
    let aliases: Set = ["sans", "sans-serif", "serif", "monospace", "mono", "system-ui", "cursive", "fantasy", "emoji", "math"]
    return list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !aliases.contains($0.lowercased()) }
  }

  func traits(activity: WindowTraits.Activity) -> WindowTraits {
    var traits = WindowTraits()
    traits.isDark = isDark
    traits.isHighContrast = isHighContrast
    traits.reducesMotion = !gtkEnablesAnimations || portalReducedMotion == 1
    traits.hasScreenReader = screenReaderEnabled == true
    traits.isRightToLeft = gtkIsRightToLeft || languageIsRightToLeft
    traits.hasTouch = hasTouch || isPhone
    traits.textScale = textScale
    traits.accent = accent
    traits.fontFamily = fontFamily
    traits.has24Hours = has24Hours
    traits.activity = activity
    traits.isTouchOnly = isPhone || hasTouch && !hasPointer && !hasKeyboard
    traits.softwareKeyboard = softwareKeyboardOverride.flatMap(SoftwareKeyboardPolicy.init)
    return traits
  }
}

extension WindowTraits.Activity {
  /// Creates the activity of a window. A window that hasn't been the key window yet has requested to be it, and counts as active until it
  /// loses the keyboard.
  init(isHidden: Bool, hasKeyboard: Bool, hasHadKeyboard: Bool) {
    self = isHidden ? .background : hasKeyboard || !hasHadKeyboard ? .active : .inactive
  }
}
