import CGTK
import COrielGTK
import Foundation
import Oriel
import OrielModel

/// An object that reads the desktop settings from GTK, GSettings and the desktop portal, and observes them. There is one for the lifetime
/// of the process.
@MainActor
final class DesktopSettings {
  private(set) var readings = DesktopReadings()
  var onChange: () -> Void = {}

  private let gtk: OpaquePointer?
  private let interface: UnsafeMutablePointer<GSettings>?
  private let accessibility: UnsafeMutablePointer<GSettings>?
  private let assistance: UnsafeMutablePointer<GSettings>?
  private let seat: UnsafeMutablePointer<GdkSeat>?
  private lazy var signals = SignalConnections(owner: self)
  private var isWritingPreference = false
  private let isEmbedded: Bool
  private let hasDesktop: Bool
  /// The last value of GTK's font setting.
  private var fontName = ""

  /// Creates the settings.
  ///
  /// - Parameter isEmbedded: Indicates whether Oriel is embedded in another program. If so, that program controls the appearance of GTK's own
  ///   parts. Otherwise they are drawn in the content's color scheme.
  init(isEmbedded: Bool = false) {
    self.isEmbedded = isEmbedded
    gtk = gtk_settings_get_default()
    seat = gdk_display_get_default().flatMap { gdk_display_get_default_seat($0) }
    let environment = EnvironmentVariables.process
    // On a bare X server no program writes these settings, and opening the database takes longer than drawing a frame.
    hasDesktop = environment["XDG_CURRENT_DESKTOP"] != nil
    interface = hasDesktop ? oriel_gsettings_new("org.gnome.desktop.interface", "color-scheme") : nil
    accessibility = hasDesktop ? oriel_gsettings_new("org.gnome.desktop.a11y.interface", "high-contrast") : nil
    assistance = hasDesktop ? oriel_gsettings_new("org.gnome.desktop.a11y.applications", "screen-reader-enabled") : nil
    readings.colorSchemeOverride =
      environment["ORIEL_COLOR_SCHEME"] ?? environment["GTK_THEME"].flatMap(DesktopReadings.colorScheme(ofTheme:))
    readings.languageIsRightToLeft = UserLanguage.current.isRightToLeft
    readings.isPhone = DeviceOverride.current == .phone
    readings.softwareKeyboardOverride = environment["ORIEL_KEYBOARD"] ?? (KioskMode.current == nil ? nil : "always")
    if let gtk { readings.gtkPrefersDark = oriel_settings_bool(gtk, Self.prefersDark) != 0 }
    read()
    matchTitleBar()
    watch()
  }

  private static let prefersDark = "gtk-application-prefer-dark-theme"

  private func read() {
    readings.gtkIsRightToLeft = isEmbedded && gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
    if let gtk {
      readings.gtkEnablesAnimations = oriel_settings_bool(gtk, "gtk-enable-animations") != 0
      readings.gtkFontResolution = oriel_settings_int(gtk, "gtk-xft-dpi")
      readings.gtkThemeName = string(oriel_settings_string(gtk, "gtk-theme-name")) ?? ""
      readFont(string(oriel_settings_string(gtk, "gtk-font-name")) ?? "")
    }
    if let seat {
      let capabilities = gdk_seat_get_capabilities(seat).rawValue
      readings.hasTouch = capabilities & GDK_SEAT_CAPABILITY_TOUCH.rawValue != 0
      readings.hasPointer = capabilities & GDK_SEAT_CAPABILITY_POINTER.rawValue != 0
      readings.hasKeyboard = capabilities & GDK_SEAT_CAPABILITY_KEYBOARD.rawValue != 0
    }
    if let interface {
      readings.interfaceColorScheme = string(g_settings_get_string(interface, "color-scheme"))
      readings.interfaceAccent = string(oriel_gsettings_string(interface, "accent-color"))
      readings.interfaceClock = string(oriel_gsettings_user_string(interface, "clock-format"))
      readings.interfaceTextScale = g_settings_get_double(interface, "text-scaling-factor")
    }
    if let assistance { readings.screenReaderEnabled = g_settings_get_boolean(assistance, "screen-reader-enabled") != 0 }
    if let accessibility { readings.interfaceHighContrast = g_settings_get_boolean(accessibility, "high-contrast") != 0 }
  }

  /// Reads the font's family. Without a desktop environment GTK returns a font that the user hasn't chosen.
  private func readFont(_ name: String) {
    guard hasDesktop, name != fontName else { return }
    fontName = name
    let description = pango_font_description_from_string(name)
    defer { pango_font_description_free(description) }
    let list = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    let families = DesktopReadings.families(named: list)
    let fonts = pango_cairo_font_map_get_default()
    readings.fontFamily = families.first { pango_font_map_get_family(fonts, $0) != nil }
  }

  private func watch() {
    let notified: NotifyHandler = { owner($2, as: DesktopSettings.self).reread() }
    if let gtk {
      for property in ["gtk-enable-animations", "gtk-xft-dpi", "gtk-theme-name", "gtk-font-name"] {
        signals.connect("notify::\(property)", of: gtk, to: notified)
      }
      let preferred: NotifyHandler = { owner($2, as: DesktopSettings.self).preferenceChanged() }
      signals.connect("notify::\(Self.prefersDark)", of: gtk, to: preferred)
    }
    if let seat {
      for signal in ["device-added", "device-removed"] { signals.connect(signal, of: UnsafeMutableRawPointer(seat), to: notified) }
    }
    let changed: @convention(c) @MainActor (OpaquePointer, UnsafePointer<CChar>, UnsafeMutableRawPointer) -> Void = {
      owner($2, as: DesktopSettings.self).reread()
    }
    for settings in [interface, accessibility, assistance].compactMap(\.self) {
      signals.connect("changed", of: UnsafeMutableRawPointer(settings), to: changed)
    }
    guard SessionBus.isPresent() else { return }
    oriel_portal_watch(
      { data, key, value in owner(data!, as: DesktopSettings.self).portalChanged(String(cString: key!), value) },
      { data, red, green, blue in
        let accent = DesktopReadings.accent(red: red, green: green, blue: blue)
        owner(data!, as: DesktopSettings.self).change { $0.readings.portalAccent = accent }
      },
      Unmanaged.passUnretained(self).toOpaque())
  }

  private func reread() { change { $0.read() } }

  private func portalChanged(_ key: String, _ value: UInt32) {
    change {
      switch key {
      case "color-scheme": $0.readings.portalColorScheme = value
      case "contrast": $0.readings.portalContrast = value
      case "reduced-motion": $0.readings.portalReducedMotion = value
      default: break
      }
    }
  }

  private func preferenceChanged() {
    guard !isWritingPreference, let gtk else { return }
    change { $0.readings.gtkPrefersDark = oriel_settings_bool(gtk, Self.prefersDark) != 0 }
  }

  private func change(_ body: (DesktopSettings) -> Void) {
    let old = readings
    body(self)
    guard readings != old else { return }
    matchTitleBar()
    onChange()
  }

  /// Makes GTK draw its own parts, such as a title bar if the desktop environment draws none, in the content's color scheme.
  private func matchTitleBar() {
    guard !isEmbedded, let gtk, readings.isDark != (oriel_settings_bool(gtk, Self.prefersDark) != 0) else { return }
    isWritingPreference = true
    oriel_settings_set_bool(gtk, Self.prefersDark, readings.isDark ? 1 : 0)
    isWritingPreference = false
  }

  private func string(_ owned: UnsafeMutablePointer<CChar>?) -> String? {
    guard let owned else { return nil }
    defer { g_free(owned) }
    return String(cString: owned)
  }
}
