import Foundation

/// Phosh's Wayland compositor in a window of an X display in memory, with a message bus of its own: X brings the pointer and the keys, which a
/// compositor without a display wouldn't have.
///
/// Needs phoc, dbus-daemon, dbus-send and wl-paste, and what `XvfbSession` needs. Windows fill the screen. `end`, or the end of the session's
/// life, ends all programs that it started.
final class PhocSession {
  let x: XvfbSession
  /// The compositor's window: its content is the Wayland screen.
  let screen: XvfbSession.Window
  private let folder: URL
  private let bus: ChildProcess
  private let busAddress: String
  private let socket: String
  private var programs: [ChildProcess] = []

  static var isAvailable: Bool {
    XvfbSession.isAvailable && ["phoc", "dbus-daemon", "dbus-send", "wl-paste"].allSatisfy(XvfbSession.has)
  }

  init() throws {
    // The path of a socket has 107 bytes at most.
    folder = URL(fileURLWithPath: "/tmp/oriel-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    x = try XvfbSession(width: 1100, height: 850)
    // A bus that starts no services: they would outlive the test.
    let configuration = folder.appendingPathComponent("bus.conf")
    try """
    <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
      "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
    <busconfig>
      <type>session</type>
      <listen>unix:path=\(folder.path)/bus</listen>
      <policy context="default">
        <allow send_destination="*" eavesdrop="true"/>
        <allow eavesdrop="true"/>
        <allow own="*"/>
      </policy>
    </busconfig>
    """.write(to: configuration, atomically: true, encoding: .utf8)
    let bus = try ChildProcess("dbus-daemon", ["--config-file=\(configuration.path)", "--nofork", "--print-address=1"])
    self.bus = bus
    let address = poll(for: 20) { bus.output.split(separator: "\n").first { $0.hasPrefix("unix:") }.map(String.init) }
    guard let address else { throw ChildProcess.Failure(description: "dbus-daemon did not start: \(bus.output)") }
    busAddress = address

    let settings = folder.appendingPathComponent("phoc.ini")
    try "[core]\nxwayland=false\n".write(to: settings, atomically: true, encoding: .utf8)
    let compositor = try ChildProcess(
      "phoc", ["-C", settings.path],
      environment: [
        "DISPLAY": x.display, "XDG_RUNTIME_DIR": folder.path, "DBUS_SESSION_BUS_ADDRESS": address, "GSETTINGS_BACKEND": "memory",
        "WLR_BACKENDS": "x11", "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1", "WAYLAND_DISPLAY": "",
      ])
    programs.append(compositor)
    let folder = folder
    let socket = poll(for: 20) {
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
        .first { $0.hasPrefix("wayland-") && !$0.hasSuffix(".lock") }
    }
    guard let socket else { throw ChildProcess.Failure(description: "phoc did not start: \(compositor.output)") }
    self.socket = socket
    // Its window has a title that only window managers see.
    let x = x
    let window = poll(for: 20) {
      (try? x.run("wmctrl", "-l"))?.split(separator: "\n").first { $0.hasSuffix("wlroots - X11-1") }?.split(separator: " ").first
    }
    guard let window else { throw ChildProcess.Failure(description: "phoc has no window: \(compositor.output)") }
    screen = XvfbSession.Window(id: String(window))
    try x.activate(screen)
  }

  /// Starts a program on the Wayland display. It ends with the session.
  @discardableResult
  func launch(_ program: String, _ arguments: [String] = [], environment: [String: String] = [:]) throws -> ChildProcess {
    let child = try ChildProcess(program, arguments, environment: session.merging(environment) { $1 })
    programs.append(child)
    return child
  }

  /// Runs a program to its end and returns what it wrote.
  @discardableResult
  func run(_ program: String, _ arguments: String..., timeout: TimeInterval = 10) throws -> String {
    let child = try ChildProcess(program, arguments, environment: session)
    defer { child.end() }
    guard child.exitCode(within: timeout) == 0 else {
      throw ChildProcess.Failure(description: "\(program) \(arguments.joined(separator: " ")) failed: \(child.output)")
    }
    return child.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Starts Squeekboard. `hasKeys` is what it is told of a hardware keyboard: beside one it comes only when it is asked for.
  func launchSqueekboard(hasKeys: Bool) throws {
    let settings = folder.appendingPathComponent("glib-2.0/settings")
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    try "[org/gnome/desktop/a11y/applications]\nscreen-keyboard-enabled=\(!hasKeys)\n"
      .write(to: settings.appendingPathComponent("keyfile"), atomically: true, encoding: .utf8)
    let squeekboard = try launch(
      "squeekboard", environment: ["GSETTINGS_BACKEND": "keyfile", "XDG_CONFIG_HOME": folder.path, "XDG_DATA_HOME": folder.path])
    guard poll(for: 30, { squeekboardIsVisible }) != nil else {
      throw ChildProcess.Failure(description: "squeekboard did not start: \(squeekboard.output)")
    }
  }

  /// What Squeekboard says of itself on the bus; nil while it isn't there.
  var squeekboardIsVisible: Bool? {
    let answer = try? run(
      "dbus-send", "--session", "--print-reply=literal", "--dest=sm.puri.OSK0", "/sm/puri/OSK0",
      "org.freedesktop.DBus.Properties.Get", "string:sm.puri.OSK0", "string:Visible")
    return answer.map { $0.hasSuffix("true") }
  }

  func clipboard() throws -> String { try run("wl-paste", "--no-newline") }

  func end() {
    for program in programs.reversed() { program.end() }
    programs = []
    bus.end()
    x.end()
    try? FileManager.default.removeItem(at: folder)
  }

  deinit { end() }

  private var session: [String: String] {
    [
      "XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": socket, "DISPLAY": "", "GDK_BACKEND": "wayland",
      "DBUS_SESSION_BUS_ADDRESS": busAddress, "GSETTINGS_BACKEND": "memory", "NO_AT_BRIDGE": "1", "GTK_A11Y": "none",
      "LC_ALL": "C.UTF-8", "LANGUAGE": "",
    ]
  }
}
