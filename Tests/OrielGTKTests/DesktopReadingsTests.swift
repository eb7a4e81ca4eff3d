import Oriel
import OrielDrawing
import OrielModel
import Testing

@testable import OrielGTK

@Suite("Window traits from desktop settings")
struct DesktopReadingsTests {
  @Test("Without desktop settings a window is light, has motion and normal text size")
  func defaults() {
    #expect(DesktopReadings().traits(activity: .active) == WindowTraits())
  }

  @Test("The color scheme comes from the environment, the portal, GNOME's setting or GTK's setting, in this order")
  func precedence() {
    var readings = DesktopReadings()
    readings.gtkPrefersDark = true
    #expect(readings.isDark)
    readings.interfaceColorScheme = "prefer-light"
    #expect(!readings.isDark)
    readings.portalColorScheme = 1
    #expect(readings.isDark)
    readings.colorSchemeOverride = "light"
    #expect(!readings.isDark)
  }

  @Test("A source without a preference defers to the next one")
  func noPreference() {
    var readings = DesktopReadings()
    readings.colorSchemeOverride = "sepia"
    readings.portalColorScheme = 0
    readings.interfaceColorScheme = "default"
    readings.gtkThemeName = "Adwaita-dark"
    #expect(readings.isDark)
  }

  @Test("High contrast comes from the portal, GNOME's setting or the theme")
  func contrast() {
    #expect(DesktopReadings(portalContrast: 1).isHighContrast)
    #expect(DesktopReadings(interfaceHighContrast: true).isHighContrast)
    #expect(DesktopReadings(gtkThemeName: "HighContrastInverse").isHighContrast)
    #expect(DesktopReadings(gtkThemeName: "HighContrastInverse").isDark)
    #expect(!DesktopReadings(portalContrast: 0, interfaceHighContrast: false, gtkThemeName: "Adwaita").isHighContrast)
  }

  @Test("Motion is reduced if GTK's animations are off or the portal requests it")
  func motion() {
    #expect(DesktopReadings(gtkEnablesAnimations: false).traits(activity: .active).reducesMotion)
    #expect(DesktopReadings(portalReducedMotion: 1).traits(activity: .active).reducesMotion)
    #expect(DesktopReadings(screenReaderEnabled: true).traits(activity: .active).hasScreenReader)
    #expect(!DesktopReadings(screenReaderEnabled: false).traits(activity: .active).hasScreenReader)
  }

  @Test("A window is mirrored if GTK is right-to-left or the app's language is")
  func direction() {
    #expect(DesktopReadings(gtkIsRightToLeft: true).traits(activity: .active).isRightToLeft)
    #expect(DesktopReadings(languageIsRightToLeft: true).traits(activity: .active).isRightToLeft)
    #expect(!DesktopReadings().traits(activity: .active).isRightToLeft)
  }

  @Test("Text scales with the font resolution, or with GNOME's factor without one, within limits")
  func textScale() {
    #expect(DesktopReadings(gtkFontResolution: 96 * 1024).textScale == 1)
    #expect(DesktopReadings(interfaceTextScale: 2, gtkFontResolution: 120 * 1024).textScale == 1.25)
    #expect(DesktopReadings(interfaceTextScale: 1.5).textScale == 1.5)
    #expect(DesktopReadings(interfaceTextScale: .nan).textScale == 1)
    #expect(DesktopReadings(gtkFontResolution: 1024).textScale == 0.5)
    #expect(DesktopReadings(gtkFontResolution: 96 * 1024 * 100).textScale == 4)
  }

  @Test("The portal's accent color precedes GNOME's named one, and out-of-range components are ignored")
  func accent() throws {
    var readings = DesktopReadings()
    #expect(readings.accent == nil)
    readings.interfaceAccent = "purple"
    #expect(readings.accent == RGBA(red: 0x91 / 255, green: 0x41 / 255, blue: 0xAC / 255))
    readings.portalAccent = DesktopReadings.accent(red: 1, green: 0, blue: 0.5)
    #expect(readings.traits(activity: .active).accent == RGBA(red: 1, green: 0, blue: 0.5))
    readings.portalAccent = DesktopReadings.accent(red: 1, green: 0, blue: 1.5)
    #expect(readings.portalAccent == nil)
    #expect(DesktopReadings.accent(red: -1, green: -1, blue: -1) == nil)
    #expect(DesktopReadings.accent(red: .nan, green: 0, blue: 0) == nil)
    readings.interfaceAccent = "mauve"
    #expect(readings.accent == nil)
  }

  @Test("The clock format is set only by a valid desktop setting")
  func clock() {
    #expect(DesktopReadings().traits(activity: .active).has24Hours == nil)
    #expect(DesktopReadings(interfaceClock: "24h").traits(activity: .active).has24Hours == true)
    #expect(DesktopReadings(interfaceClock: "12h").traits(activity: .active).has24Hours == false)
    #expect(DesktopReadings(interfaceClock: "13h").has24Hours == nil)
  }

  @Test("Font families are those that name a font, and aliases leave the choice to the app")
  func families() {
    #expect(DesktopReadings.families(named: "Ubuntu Sans") == ["Ubuntu Sans"])
    #expect(DesktopReadings.families(named: "Noto Sans, Cantarell,Sans") == ["Noto Sans", "Cantarell"])
    for alias in ["Sans", "sans-serif", "System-ui", "", " , "] { #expect(DesktopReadings.families(named: alias).isEmpty, "\(alias)") }
  }

  @Test("A new window is active until it loses the keyboard, and a hidden one is always in the background")
  func activity() {
    typealias Activity = WindowTraits.Activity
    #expect(Activity(isHidden: false, hasKeyboard: false, hasHadKeyboard: false) == .active)
    #expect(Activity(isHidden: false, hasKeyboard: true, hasHadKeyboard: true) == .active)
    #expect(Activity(isHidden: false, hasKeyboard: false, hasHadKeyboard: true) == .inactive)
    #expect(Activity(isHidden: true, hasKeyboard: true, hasHadKeyboard: true) == .background)
  }
}

@Suite("Renderer without a graphics device")
struct SoftwareRenderingTests {
  private let display = ["DISPLAY": ":0"]

  @Test("Cairo is preferred with a display and without a graphics device")
  func noDevice() {
    #expect(SoftwareRendering.prefersCairo(environment: EnvironmentVariables(display), devices: ["null", "tty", "dri"]))
    #expect(SoftwareRendering.prefersCairo(environment: ["WAYLAND_DISPLAY": "wayland-0"], devices: []))
  }

  @Test("A graphics device, the user's choice and Broadway override the preference for Cairo", arguments: ["renderD128", "nvidia0", "dxg"])
  func otherwise(device: String) {
    func prefersCairo(with others: [String: String] = [:], devices: [String] = []) -> Bool {
      SoftwareRendering.prefersCairo(environment: EnvironmentVariables(display.merging(others) { $1 }), devices: devices)
    }
    #expect(prefersCairo())
    #expect(!prefersCairo(devices: [device]))
    #expect(!prefersCairo(with: ["GSK_RENDERER": "gl"]))
    #expect(!prefersCairo(with: ["GDK_BACKEND": "broadway"]))
    #expect(!SoftwareRendering.prefersCairo(environment: [:], devices: []))
  }

  @Test("OpenGL is disabled when Cairo draws, by each GTK version's variable, unless the user has set it")
  func noOpenGL() {
    func variables(_ environment: [String: String], devices: [String] = [], gtkMinorVersion: Int = 8) -> [String: String] {
      SoftwareRendering.variables(environment: EnvironmentVariables(environment), devices: devices, gtkMinorVersion: gtkMinorVersion)
    }
    #expect(variables(display) == ["GSK_RENDERER": "cairo", "GDK_DEBUG": "gl-disable"])
    #expect(variables(display, gtkMinorVersion: 16) == ["GSK_RENDERER": "cairo", "GDK_DISABLE": "gl"])
    #expect(variables(["GSK_RENDERER": "cairo"], devices: ["renderD128"]) == ["GDK_DEBUG": "gl-disable"])
    #expect(variables(display.merging(["GDK_DEBUG": "frames"]) { $1 }) == ["GSK_RENDERER": "cairo"])
    #expect(variables(display.merging(["GSK_RENDERER": "gl"]) { $1 }) == [:])
    #expect(variables(display, devices: ["renderD128"]) == [:])
  }
}

@Suite("Session bus")
struct SessionBusTests {
  @Test("The session bus is present with an address, and not with an empty environment")
  func presence() {
    #expect(SessionBus.isPresent(environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"]))
    #expect(!SessionBus.isPresent(environment: [:]))
    #expect(!SessionBus.isPresent(environment: ["XDG_RUNTIME_DIR": "/nonexistent"]))
  }

  @Test(
    "GTK's theme variable determines light or dark",
    arguments: [
      ("Adwaita:dark", "dark"), ("Adwaita-dark", "dark"), ("HighContrastInverse", "dark"), ("Adwaita:light", "light"), ("Adwaita", nil),
    ])
  func themes(_ theme: String, _ scheme: String?) { #expect(DesktopReadings.colorScheme(ofTheme: theme) == scheme) }
}
