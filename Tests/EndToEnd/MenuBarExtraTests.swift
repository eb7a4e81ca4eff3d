import Foundation
import Testing

private let residentProgram = InstalledProgram.built("Resident")
private let python = "/usr/bin/python3"
private let hasPython = FileManager.default.isExecutableFile(atPath: python)

/// Programs with an item in the desktop environment's bar, on a session bus that belongs to the test. A script stands in for the bar.
@Suite(
  "MenuBarExtra in the desktop environment's bar", .serialized,
  .enabled(if: XvfbSession.isAvailable && BusDaemon.isAvailable && hasPython && residentProgram != nil))
struct MenuBarExtraTests {
  /// A bar that accepts items, shows nothing, and prints the registrations that it receives.
  fileprivate static let bar = """
    from gi.repository import Gio, GLib
    xml = '''<node><interface name="org.kde.StatusNotifierWatcher">
      <method name="RegisterStatusNotifierItem"><arg type="s" direction="in"/></method></interface></node>'''
    def called(bus, sender, path, interface, method, arguments, invocation):
        print('item', sender, arguments[0], flush=True)
        invocation.return_value(None)
    def acquired(bus, name):
        bus.register_object('/StatusNotifierWatcher', Gio.DBusNodeInfo.new_for_xml(xml).interfaces[0], called, None, None)
    Gio.bus_own_name(Gio.BusType.SESSION, 'org.kde.StatusNotifierWatcher', 0, acquired, None, None)
    GLib.MainLoop().run()
    """

  private struct Desk {
    let bus: BusDaemon
    let display: XvfbSession

    init() throws {
      bus = try BusDaemon()
      display = try XvfbSession(width: 1000, height: 800)
    }

    var environment: [String: String] { ["DBUS_SESSION_BUS_ADDRESS": bus.address] }

    func launch(_ argument: String) throws -> ChildProcess {
      try display.launch(try #require(residentProgram), [argument], environment: environment)
    }

    func startBar() throws -> ChildProcess { try display.launch(python, ["-c", MenuBarExtraTests.bar], environment: environment) }

    /// The bus name and the object path of the registered item.
    func item(in bar: ChildProcess) throws -> (name: String, path: String) {
      try bar.waitForOutput("item ")
      let words = bar.output.split { $0 == " " || $0 == "\n" }.map(String.init)
      return (words[1], words[2])
    }

    func call(_ item: (name: String, path: String), _ path: String, _ method: String, _ arguments: String...) throws -> String {
      try display.run(
        "env", "DBUS_SESSION_BUS_ADDRESS=\(bus.address)", "sh", "-c",
        (["gdbus", "call", "--session", "--dest", item.name, "--object-path", item.path + path, "--method", method] + arguments)
          .map { "'\($0)'" }.joined(separator: " "))
    }

    func end() {
      display.end()
      bus.end()
    }
  }

  @Test("A program with only a menu bar item runs until the item is removed, and the item and its menu work in a bar that starts later")
  func menu() throws {
    let desk = try Desk()
    defer { desk.end() }
    let program = try desk.launch("item")
    try program.waitForOutput("no status area for a MenuBarExtra")
    let bar = try desk.startBar()
    let item = try desk.item(in: bar)
    #expect(program.isRunning)
    let layout = try desk.call(item, "/Menu", "com.canonical.dbusmenu.GetLayout", "0", "10", "[]")
    #expect(layout.contains("Count 0") && layout.contains("Leave"), "\(layout)")
    let numbers = layout.components(separatedBy: "<(").dropFirst().compactMap { Int($0.prefix { $0.isNumber }) }
    try #require(numbers.count == 2)
    _ = try desk.call(item, "/Menu", "com.canonical.dbusmenu.Event", "\(numbers[0])", "clicked", "<0>", "0")
    try program.waitForOutput("counted 1")
    let later: String? = try poll(for: 10) {
      let layout = try desk.call(item, "/Menu", "com.canonical.dbusmenu.GetLayout", "0", "10", "[]")
      return layout.contains("Count 1") ? layout : nil
    }
    #expect(later != nil)
    _ = try desk.call(item, "/Menu", "com.canonical.dbusmenu.Event", "\(numbers[1])", "clicked", "<0>", "0")
    #expect(program.exitCode(within: 10) == 0, "\(program.output)")
  }

  @Test("A click on the item opens a borderless window below it, another click closes it, and the program keeps running")
  func window() throws {
    let desk = try Desk()
    defer { desk.end() }
    let bar = try desk.startBar()
    let program = try desk.launch("window")
    let item = try desk.item(in: bar)
    _ = try desk.call(item, "", "org.kde.StatusNotifierItem.Activate", "500", "10")
    try program.waitForOutput("window appears")
    let window = try desk.display.window(titled: "Resident")
    var geometry = ""
    let isPlaced: Bool? = try poll(for: 10) {
      geometry = try desk.display.run("xdotool", "getwindowgeometry", window.id)
      return geometry.contains("Position: 420,10 ") && geometry.contains("Geometry: 160x90") ? true : nil
    }
    #expect(isPlaced == true, "\(geometry)")
    _ = try desk.call(item, "", "org.kde.StatusNotifierItem.Activate", "500", "10")
    try program.waitForOutput("window disappears")
    #expect(program.isRunning)
  }
}
