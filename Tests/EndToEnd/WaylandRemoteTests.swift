import Foundation
import Testing

private let python = "/usr/bin/python3"

/// Touches on GNOME's compositor without a visible screen. It provides a touch screen to its remote desktop clients.
@Suite(
  "Touch on Wayland", .serialized,
  .enabled(
    if: BusDaemon.isAvailable && ["mutter", "pipewire", "wl-paste"].allSatisfy(XvfbSession.has)
      && FileManager.default.isExecutableFile(atPath: python)))
struct WaylandRemoteTests {
  /// A script that performs its arguments in order, and then writes the text on the clipboard: `tap X Y`, `type TEXT`, `command KEY`.
  private static let hand = """
    import subprocess, sys, time
    from gi.repository import Gio, GLib
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    remote, cast = 'org.gnome.Mutter.RemoteDesktop', 'org.gnome.Mutter.ScreenCast'
    def call(name, path, interface, method, arguments=None):
        return bus.call_sync(name, path, interface, method, arguments, None, 0, 5000, None)
    path = call(remote, '/org/gnome/Mutter/RemoteDesktop', remote, 'CreateSession')[0]
    properties = GLib.Variant('(ss)', (remote + '.Session', 'SessionId'))
    identifier = call(remote, path, 'org.freedesktop.DBus.Properties', 'Get', properties)[0]
    options = {'remote-desktop-session-id': GLib.Variant('s', identifier)}
    casting = call(cast, '/org/gnome/Mutter/ScreenCast', cast, 'CreateSession', GLib.Variant('(a{sv})', (options,)))[0]
    stream = call(cast, casting, cast + '.Session', 'RecordMonitor', GLib.Variant('(sa{sv})', ('', {})))[0]
    call(remote, path, remote + '.Session', 'Start')
    def do(method, kinds, *values):
        call(remote, path, remote + '.Session', method, GLib.Variant(kinds, values))
        time.sleep(0.05)
    def press(key):
        do('NotifyKeyboardKeysym', '(ub)', key, True)
        do('NotifyKeyboardKeysym', '(ub)', key, False)
    press(0xffe1)
    time.sleep(0.5)
    words = iter(sys.argv[1:])
    for word in words:
        if word == 'tap':
            do('NotifyTouchDown', '(sudd)', stream, 0, float(next(words)), float(next(words)))
            do('NotifyTouchUp', '(u)', 0)
        if word == 'type':
            for character in next(words): press(ord(character))
        if word == 'command':
            do('NotifyKeyboardKeysym', '(ub)', 0xffe3, True)
            press(ord(next(words)))
            do('NotifyKeyboardKeysym', '(ub)', 0xffe3, False)
        time.sleep(0.4)
    # While there is a keyboard that a window can have: only such a window may read the clipboard.
    print(subprocess.run(['wl-paste', '--no-newline'], capture_output=True, timeout=5).stdout.decode(), end='', flush=True)
    """

  @Test("A tap selects a section and focuses a field")
  func taps() throws {
    let folder = URL(fileURLWithPath: "/tmp/oriel-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    let bus = try BusDaemon()
    defer { bus.end() }
    let environment = [
      "XDG_RUNTIME_DIR": folder.path, "DBUS_SESSION_BUS_ADDRESS": bus.address, "GSETTINGS_BACKEND": "memory",
      "XDG_CONFIG_HOME": folder.path, "DISPLAY": "", "WAYLAND_DISPLAY": "", "GDK_BACKEND": "wayland", "NO_AT_BRIDGE": "1",
      "GTK_A11Y": "none", "LC_ALL": "C.UTF-8", "LANGUAGE": "",
    ]
    let pipewire = try ChildProcess("pipewire", environment: environment)
    defer { pipewire.end() }
    let arguments = ["--headless", "--wayland", "--no-x11", "--virtual-monitor", "1024x768", "--wayland-display=wayland-touch"]
    let compositor = try ChildProcess("mutter", arguments, environment: environment)
    defer { compositor.end() }
    let display = environment.merging(["WAYLAND_DISPLAY": "wayland-touch"]) { $1 }
    let isThere: Bool? = poll(for: 20) {
      ["wayland-touch", "pipewire-0"].contains { !FileManager.default.fileExists(atPath: "\(folder.path)/\($0)") } ? nil : true
    }
    try #require(isThere == true, "\(compositor.output) \(pipewire.output)")
    // With WAYLAND_DEBUG, the program logs when it attaches a buffer.
    let gallery = try ChildProcess(
      try Gallery.path, environment: display.merging(["WAYLAND_DEBUG": "client", "ORIEL_KEYBOARD": "never"]) { $1 })
    defer { gallery.end() }
    try gallery.waitForOutput(".attach(wl_buffer", within: 30)
    Thread.sleep(forTimeInterval: 1.5)

    func act(_ steps: [String]) throws -> String {
      let hand = try ChildProcess(python, ["-c", Self.hand] + steps + ["command", "a", "command", "c"], environment: display)
      #expect(hand.exitCode(within: 20) == 0, "\(hand.output)")
      return hand.output
    }
    // The window doesn't receive the first tap of a remote session, because the touch screen only exists from then on.
    let first = ["tap", "950", "700"]
    func words(_ verb: String, _ point: (x: Int, y: Int)) -> [String] { [verb, "\(point.x)", "\(point.y)"] }
    #expect(try act(first + words("tap", WaylandPlaces.field) + ["type", "ada"]) == "ada")
    let section = words("tap", WaylandPlaces.keyboard)
    #expect(try act(first + section + words("tap", WaylandPlaces.emailField) + ["type", "mail"]) == "mail")
  }
}
