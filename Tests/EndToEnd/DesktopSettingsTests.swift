import Foundation
import Testing

private let python = "/usr/bin/python3"

/// Settings of the desktop environment that change while the Gallery runs, from a portal and a settings daemon that belong to the test.
@Suite(
  "Changes of the desktop environment's settings", .serialized,
  .enabled(if: XvfbSession.isAvailable && BusDaemon.isAvailable && FileManager.default.isExecutableFile(atPath: python)))
struct DesktopSettingsTests {
  /// A portal with `org.freedesktop.appearance`, whose values can be changed with an additional method.
  private static let portal = """
    from gi.repository import Gio, GLib
    xml = '''<node><interface name="org.freedesktop.portal.Settings">
      <method name="ReadAll"><arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/></method>
      <method name="Change"><arg type="s" direction="in"/><arg type="v" direction="in"/></method>
      <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal></interface></node>'''
    space, values = 'org.freedesktop.appearance', {'accent-color': GLib.Variant('(ddd)', (0.0, 0.5, 0.0))}
    def called(bus, sender, path, interface, method, arguments, invocation):
        if method == 'ReadAll':
            print('read', flush=True)
            return invocation.return_value(GLib.Variant('(a{sa{sv}})', ({space: values},)))
        key, value = arguments.get_child_value(0).get_string(), arguments.get_child_value(1).get_variant()
        values[key] = value
        bus.emit_signal(None, path, interface, 'SettingChanged', GLib.Variant('(ssv)', (space, key, value)))
        invocation.return_value(None)
    def acquired(bus, name):
        bus.register_object(
            '/org/freedesktop/portal/desktop', Gio.DBusNodeInfo.new_for_xml(xml).interfaces[0], called, None, None)
    Gio.bus_own_name(
        Gio.BusType.SESSION, 'org.freedesktop.portal.Desktop', 0, acquired, lambda bus, name: print('owned', flush=True), None)
    GLib.MainLoop().run()
    """

  private struct Desk {
    let bus: BusDaemon
    let display: XvfbSession
    let window: XvfbSession.Window
    /// The folder that GSettings and the settings daemon read.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-settings-\(UUID().uuidString)")
    private let daemon: ChildProcess?
    let portal: ChildProcess?

    init(hasPortal: Bool, program: String? = nil) throws {
      bus = try BusDaemon()
      display = try XvfbSession(width: 1100, height: 800)
      let busAddress = ["DBUS_SESSION_BUS_ADDRESS": bus.address]
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("glib-2.0/settings"), withIntermediateDirectories: true)
      if hasPortal {
        portal = try display.launch(python, ["-c", DesktopSettingsTests.portal], environment: busAddress)
        try portal?.waitForOutput("owned")
        daemon = nil
      } else {
        portal = nil
        try Self.write("Gtk/FontName \"Inter 11\"\nXft/DPI \(96 * 1024)\n", to: folder)
        daemon = try display.launch("xsettingsd", ["-c", folder.appendingPathComponent("xsettings").path])
        try daemon?.waitForOutput("Took ownership")
      }
      try display.launch(
        try program ?? Gallery.path,
        environment: busAddress.merging([
          "XDG_CURRENT_DESKTOP": "GNOME", "GSETTINGS_BACKEND": "keyfile", "XDG_CONFIG_HOME": folder.path,
          "ORIEL_TITLE_BAR": "separate",
        ]) { $1 })
      window = try display.window(titled: "Oriel Gallery", within: 30)
      Thread.sleep(forTimeInterval: 1)
      try display.activate(window)
    }

    private static func write(_ settings: String, to folder: URL) throws {
      try settings.write(to: folder.appendingPathComponent("xsettings"), atomically: true, encoding: .utf8)
    }

    /// Changes the settings that GTK observes.
    func setToolkit(_ settings: String) throws {
      try Self.write(settings, to: folder)
      if let daemon { kill(daemon.processIdentifier, SIGHUP) }
    }

    /// Changes the settings that GSettings reads.
    func setInterface(_ settings: String) throws {
      try "[org/gnome/desktop/interface]\n\(settings)\n"
        .write(to: folder.appendingPathComponent("glib-2.0/settings/keyfile"), atomically: true, encoding: .utf8)
    }

    func setPortal(_ key: String, _ value: String) throws {
      let path = ["--dest", "org.freedesktop.portal.Desktop", "--object-path", "/org/freedesktop/portal/desktop"]
      let call = try display.launch(
        "gdbus", ["call", "--session"] + path + ["--method", "org.freedesktop.portal.Settings.Change", key, "<\(value)>"],
        environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
      #expect(call.exitCode(within: 10) == 0, "\(call.output)")
    }

    func wait(at point: (x: Int, y: Int), for isRight: (XvfbSession.Pixel) -> Bool) throws -> Bool {
      try poll(for: 8) { isRight(try display.pixel(x: point.x, y: point.y, in: window)) ? true : nil } != nil
    }

    func end() {
      display.end()
      bus.end()
      try? FileManager.default.removeItem(at: folder)
    }
  }

  private enum Place {
    /// In the selected row of the sidebar, beside its name.
    static let chosenRow = (x: 170, y: 76)
    static let addOne = (x: 311, y: 174)
    static let ground = (x: 960, y: 640)
    /// Beside the title of the section.
    static let besideTitle = (x: 253, y: 12, width: 40, height: 22)
    static let controls = (x: 60, y: 420)
    /// A bar that moves forever.
    static let bar = (x: 582, y: 514, width: 300, height: 1)
    static let dates = (x: 443, y: 131)
    static let times = (x: 580, y: 205, width: 360, height: 185)
  }

  /// The selected row has a thin layer of the accent color.
  private typealias Tint = @Sendable (XvfbSession.Pixel) -> Bool
  private static let isGreen: Tint = { $0.green > $0.red + 10 && $0.green > $0.blue + 10 }
  private static let isPurple: Tint = { $0.blue > $0.green + 8 && $0.red > $0.green + 6 }
  private static let isBlue: Tint = { $0.blue > $0.red + 20 && $0.green > $0.red + 10 }
  private static let isRed: Tint = { $0.red > $0.green + 15 && $0.red > $0.blue + 15 }

  @Test("Changes of the portal's accent color, color scheme and reduced motion take effect at once")
  func portal() throws {
    let desk = try Desk(hasPortal: true)
    defer { desk.end() }
    try desk.portal?.waitForOutput("read")
    #expect(try desk.wait(at: Place.chosenRow, for: Self.isGreen), "the accent color at launch")
    try desk.setPortal("accent-color", "(0.5686, 0.2549, 0.6745)")
    #expect(try desk.wait(at: Place.chosenRow, for: Self.isPurple))
    #expect(
      try desk.wait(at: Place.addOne) { $0.red > 110 && $0.green < 90 && $0.blue > 130 },
      "a button with white text has the accent color as its background")
    try desk.setPortal("color-scheme", "uint32 1")
    #expect(try desk.wait(at: Place.ground) { $0.red < 60 && $0.blue < 60 })
    #expect(try desk.wait(at: Place.chosenRow, for: Self.isPurple))
    try desk.setPortal("color-scheme", "uint32 2")
    #expect(try desk.wait(at: Place.ground) { $0.red > 250 && $0.blue > 250 })
    try desk.setPortal("accent-color", "(-1.0, -1.0, -1.0)")
    #expect(try desk.wait(at: Place.chosenRow, for: Self.isBlue), "without an accent color of the desktop environment, the default is used")

    try desk.display.click(x: Place.controls.x, y: Place.controls.y, in: desk.window)
    func blue() throws -> Int { try desk.display.pixels(in: Place.bar, of: desk.window) { $0.blue > $0.red + 25 } }
    #expect(poll(for: 8) { ((try? blue()) ?? 0) > 60 ? true : nil } != nil)
    #expect(try blue() < 200, "a moving segment fills a part of the bar only")
    try desk.setPortal("reduced-motion", "uint32 1")
    #expect(poll(for: 8) { ((try? blue()) ?? 0) > 290 ? true : nil } != nil, "with reduced motion the whole bar is highlighted")
  }

  @Test("Changes of the desktop environment's font and clock format take effect at once", .enabled(if: XvfbSession.has("xsettingsd")))
  func fontAndClock() throws {
    let desk = try Desk(hasPortal: false)
    defer { desk.end() }
    func besideTitle() throws -> Int { try desk.display.darkPixels(in: Place.besideTitle, of: desk.window) }
    #expect(try besideTitle() == 0)
    try desk.setToolkit("Gtk/FontName \"DejaVu Sans Mono 11\"\nXft/DPI \(96 * 1024)\n")
    #expect(poll(for: 8) { ((try? besideTitle()) ?? 0) > 20 ? true : nil } != nil, "the title is wider in a wider font")
    try desk.setToolkit("Gtk/FontName \"Sans 11\"\nXft/DPI \(96 * 1024)\n")
    #expect(poll(for: 8) { (try? besideTitle()) == 0 ? true : nil } != nil, "the alias of the default font restores the default width")

    try desk.display.click(x: Place.controls.x, y: Place.controls.y, in: desk.window, changing: Place.times)
    try desk.display.click(x: Place.dates.x, y: Place.dates.y, in: desk.window, changing: Place.times)
    func times() throws -> Int { try desk.display.darkPixels(in: Place.times, of: desk.window) }
    let before = try times()
    #expect(before > 0)
    try desk.setInterface("clock-format='24h'")
    let after = poll(for: 8) { (try? times()).flatMap { $0 < before - 20 ? $0 : nil } }
    #expect(after != nil, "24-hour times have no AM and PM")
    try desk.setInterface("clock-format='12h'")
    #expect(poll(for: 8) { (try? times()) == before ? true : nil } != nil)
  }

  @Test("The AccentColor asset of a program overrides the accent color of the desktop environment")
  func ownAccent() throws {
    let program = try InstalledProgram(Gallery.path, identifier: "com.example.gallery-with-accent")
    defer { program.end() }
    let folder = URL(fileURLWithPath: program.path).deletingLastPathComponent()
    let colors = folder.appendingPathComponent("Assets.xcassets/AccentColor.colorset")
    try FileManager.default.createDirectory(at: colors, withIntermediateDirectories: true)
    let contents = #"{"colors": [{"color": {"components": {"red": "0xC0", "green": "0x20", "blue": "0x30", "alpha": "1"}}}]}"#
    try contents.write(to: colors.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
    let desk = try Desk(hasPortal: true, program: program.path)
    defer { desk.end() }
    try desk.portal?.waitForOutput("read")
    #expect(try desk.wait(at: Place.chosenRow, for: Self.isRed))
    #expect(try desk.wait(at: Place.addOne) { $0 == .init(red: 0xC0, green: 0x20, blue: 0x30) })
  }
}
