import Oriel

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
  /// `org.gnome.desktop.interface color-scheme`: `default`, `prefer-dark` or `prefer-light`.
  var interfaceColorScheme: String?
  var interfaceHighContrast: Bool?
  /// `org.gnome.desktop.a11y.applications screen-reader-enabled`.
  var screenReaderEnabled: Bool?
  var interfaceTextScale: Double?
  var gtkPrefersDark = false
  var gtkThemeName = ""
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

  func traits(activity: WindowTraits.Activity) -> WindowTraits {
    var traits = WindowTraits()
    traits.isDark = isDark
    traits.isHighContrast = isHighContrast
    traits.reducesMotion = !gtkEnablesAnimations || portalReducedMotion == 1
    traits.hasScreenReader = screenReaderEnabled == true
    traits.isRightToLeft = gtkIsRightToLeft || languageIsRightToLeft
    traits.hasTouch = hasTouch || isPhone
    traits.textScale = textScale
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
