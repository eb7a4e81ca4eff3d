import Foundation

/// A Wayland compositor in a window of an X display in memory, with its own message bus. X provides the pointer and the keys, which a
/// compositor without a display doesn't have.
///
/// Requires the compositor, dbus-daemon, dbus-send and wl-paste, and the requirements of `XvfbSession`. `end` or the deinitialization of
/// the session ends all programs that it started.
final class WaylandSession {
  let compositor: any WaylandCompositor
  let x: XvfbSession
  /// The window of the compositor, whose content is the Wayland screen.
  let screen: XvfbSession.Window
  /// The folder for the files of the session's programs.
  let folder: URL
  private let bus: BusDaemon
  private let socket: String
  private var programs: [ChildProcess] = []

  static func isAvailable(_ compositor: any WaylandCompositor) -> Bool {
    XvfbSession.isAvailable && BusDaemon.isAvailable && [compositor.program, "dbus-send", "wl-paste"].allSatisfy(XvfbSession.has)
  }

  /// The installed compositors.
  static let compositors = ([Phoc(), Weston(), Mutter()] as [any WaylandCompositor]).filter(isAvailable)

  init(_ compositor: any WaylandCompositor, width: Int = 1024, height: Int = 768, scale: Int = 1) throws {
    self.compositor = compositor
    // The path of a socket has at most 107 bytes.
    folder = URL(fileURLWithPath: "/tmp/oriel-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    x = try XvfbSession(width: width + 76, height: height + 82)
    bus = try BusDaemon()
    let (arguments, environment) = try compositor.start(in: folder, width: width, height: height, scale: scale)
    let own = [
      "DISPLAY": x.display, "XDG_RUNTIME_DIR": folder.path, "DBUS_SESSION_BUS_ADDRESS": bus.address, "GSETTINGS_BACKEND": "memory",
      "XDG_CONFIG_HOME": folder.path, "WAYLAND_DISPLAY": "",
    ]
    let program = try ChildProcess(compositor.program, arguments, environment: own.merging(environment) { $1 })
    programs.append(program)
    let folder = folder
    let socket = poll(for: 20) {
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
        .first { $0.hasPrefix("wayland-") && !$0.hasSuffix(".lock") }
    }
    guard let socket else { throw ChildProcess.Failure(description: "\(compositor.program) did not start: \(program.output)") }
    self.socket = socket
    // There is no other window, and the window manager activates new windows.
    let x = x
    let window = poll(for: 20) { try? x.run("xdotool", "getactivewindow") }
    guard let window else { throw ChildProcess.Failure(description: "\(compositor.program) has no window: \(program.output)") }
    screen = XvfbSession.Window(id: window)
    try x.activate(screen)
    // A compositor that handles only relative movements has its own pointer in this corner as well from now on.
    try x.moveMouse(x: width - 1, y: height - 1, in: screen)
    try x.moveMouse(x: 0, y: 0, in: screen)
  }

  /// Starts a program on the Wayland display. It ends with the session.
  @discardableResult
  func launch(_ program: String, _ arguments: [String] = [], environment: [String: String] = [:]) throws -> ChildProcess {
    let child = try ChildProcess(program, arguments, environment: session.merging(environment) { $1 })
    programs.append(child)
    return child
  }

  /// Runs a program to its end and returns its output.
  @discardableResult
  func run(_ program: String, _ arguments: String..., timeout: TimeInterval = 10) throws -> String {
    try run(program, arguments, timeout: timeout)
  }

  private func run(_ program: String, _ arguments: [String], timeout: TimeInterval = 10) throws -> String {
    let child = try ChildProcess(program, arguments, environment: session)
    defer { child.end() }
    guard child.exitCode(within: timeout) == 0 else {
      throw ChildProcess.Failure(description: "\(program) \(arguments.joined(separator: " ")) failed: \(child.output)")
    }
    return child.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func clipboard() throws -> String { try runForClipboard("wl-paste", "--no-newline") }

  /// The text that was last selected.
  func primarySelection() throws -> String { try runForClipboard("wl-paste", "--no-newline", "--primary") }

  func clearClipboard() throws { try runForClipboard("wl-copy", "--clear") }

  @discardableResult
  private func runForClipboard(_ program: String, _ arguments: String...) throws -> String {
    // Waits until the focus has returned to the previous window.
    defer { if !compositor.hasDataControl { Thread.sleep(forTimeInterval: 0.4) } }
    return try run(program, arguments)
  }

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
      "DBUS_SESSION_BUS_ADDRESS": bus.address, "GSETTINGS_BACKEND": "memory",
      "XDG_CONFIG_HOME": folder.path, "NO_AT_BRIDGE": "1", "GTK_A11Y": "none",
      "LC_ALL": "C.UTF-8", "LANGUAGE": "",
    ]
  }
}
