import Foundation
import Oriel
import OrielDrawing

/// What each source of desktop settings says, and what follows from it for a window.
struct DesktopReadings: Equatable {
  /// The environment's word, `light` or `dark`; it is the last one.
  var colorSchemeOverride: String?
  /// When the on-screen keyboard comes up, by the environment's word: `automatic`, `always` or `never`.
  var softwareKeyboardOverride: String?
  /// `org.freedesktop.appearance` of the desktop portal: 0 is no preference, 1 dark, 2 light.
  var portalColorScheme: UInt32?
  /// 1 is high contrast.
  var portalContrast: UInt32?
  /// 1 is reduced motion.
  var portalReducedMotion: UInt32?
  /// `accent-color`; nil where the portal or its desktop has none.
  var portalAccent: RGBA?
  /// `org.gnome.desktop.interface color-scheme`: `default`, `prefer-dark` or `prefer-light`.
  var interfaceColorScheme: String?
  /// `org.gnome.desktop.interface accent-color`, since GNOME 47: the name of one of nine colours.
  var interfaceAccent: String?
  /// `org.gnome.desktop.interface clock-format`, `12h` or `24h`, where somebody has chosen one: its default is the same in every language.
  var interfaceClock: String?
  var interfaceHighContrast: Bool?
  /// `org.gnome.desktop.a11y.applications screen-reader-enabled`.
  var screenReaderEnabled: Bool?
  var interfaceTextScale: Double?
  var gtkPrefersDark = false
  var gtkThemeName = ""
  /// The family of the desktop's font, where it is an installed one and no alias such as Sans.
  var fontFamily: String?
  var gtkEnablesAnimations = true
  /// 1024 times dots an inch; not positive where unknown. 96 dots an inch are normal.
  var gtkFontResolution: Int32 = -1
  /// The direction of the program that Oriel is a guest in. GTK follows the user's language, whether or not a program has words in it.
  var gtkIsRightToLeft = false
  /// Of the program's own words.
  var languageIsRightToLeft = false
  /// What the seat has.
  var hasTouch = false
  /// Whether the program is to believe that it runs on a phone.
  var isPhone = false
  var hasPointer = true
  var hasKeyboard = true

  /// What a theme in GTK's environment says, such as `Adwaita:dark`; nil where that is nothing.
  static func colorScheme(ofTheme theme: String) -> String? {
    if theme.hasSuffix(":dark") || theme.hasSuffix("-dark") || theme == "HighContrastInverse" { return "dark" }
    return theme.hasSuffix(":light") ? "light" : nil
  }

  /// The first source that has an opinion decides.
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

  /// The portal's words; components out of 0...1 are its way to say that there is none.
  static func accent(red: Double, green: Double, blue: Double) -> RGBA? {
    guard [red, green, blue].allSatisfy((0...1).contains) else { return nil }
    return RGBA(red: Float(red), green: Float(green), blue: Float(blue))
  }

  /// The colours that GNOME shows under its names.
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

  /// The families that a font's description such as `Ubuntu Sans,Cantarell 11` names, without the aliases for which a system's configuration chooses.
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
  /// A window that has not had the keyboard yet asked for it when it opened, and counts as active until it loses it.
  init(isHidden: Bool, hasKeyboard: Bool, hasHadKeyboard: Bool) {
    self = isHidden ? .background : hasKeyboard || !hasHadKeyboard ? .active : .inactive
  }
}
