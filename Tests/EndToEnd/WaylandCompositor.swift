import Foundation

/// A Wayland compositor that runs in a window of an X display.
protocol WaylandCompositor: Sendable {
  var program: String { get }
  /// The keys that maximize the front window, or `nil` if a large window fills the screen without them.
  var keysForFilling: String? { get }
  /// The keys that restore the size of such a window, or `nil` if all windows fill the screen.
  var keysForOwnSize: String? { get }
  /// The mouse button that resizes the window below the pointer while Super is held.
  var resizeButton: Int { get }
  /// Indicates whether the middle button pastes text that is selected in another program.
  var hasPrimarySelection: Bool { get }
  /// Indicates whether the compositor handles the wheel of the X display.
  var takesWheel: Bool { get }
  /// Indicates whether programs without a window may read and write the clipboard. For other compositors, they open a window for a moment,
  /// which receives the focus.
  var hasDataControl: Bool { get }
  /// Returns the arguments and the environment that start the compositor with a screen of `width` by `height` pixels and a scale factor of
  /// `scale`. Its files are in the folder.
  func start(in folder: URL, width: Int, height: Int, scale: Int) throws -> (arguments: [String], environment: [String: String])
}

/// Default values for compositors whose windows fill the screen.
extension WaylandCompositor {
  var keysForFilling: String? { nil }
  var keysForOwnSize: String? { nil }
  var resizeButton: Int { 3 }
  var hasPrimarySelection: Bool { true }
  var hasDataControl: Bool { true }
  var takesWheel: Bool { true }
}

/// Phosh's compositor. Windows fill the screen.
struct Phoc: WaylandCompositor {
  let program = "phoc"

  func start(in folder: URL, width: Int, height: Int, scale: Int) throws -> (arguments: [String], environment: [String: String]) {
    let settings = folder.appendingPathComponent("phoc.ini")
    try "[core]\nxwayland=false\n[output:X11-1]\nmode=\(width)x\(height)\nscale=\(scale)\n"
      .write(to: settings, atomically: true, encoding: .utf8)
    let environment = ["WLR_BACKENDS": "x11", "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1"]
    return (["-C", settings.path], environment)
  }
}

/// A compositor that tiles its windows: a single window fills the screen, without a title bar. `setScale` changes the scale of its screen.
struct Sway: WaylandCompositor {
  let program = "sway"

  func start(in folder: URL, width: Int, height: Int, scale: Int) throws -> (arguments: [String], environment: [String: String]) {
    let settings = folder.appendingPathComponent("sway.conf")
    try "output X11-1 mode \(width)x\(height) scale \(scale)\ndefault_border none\n".write(to: settings, atomically: true, encoding: .utf8)
    let environment = [
      "WLR_BACKENDS": "x11", "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1",
      "SWAYSOCK": folder.appendingPathComponent("sway.socket").path,
    ]
    return (["--unsupported-gpu", "--config", settings.path], environment)
  }

  /// Indicates whether Sway is installed and runs for the current user. Its first versions don't run for the superuser.
  static let isAvailable: Bool = {
    guard WaylandSession.isAvailable(Sway()), XvfbSession.has("swaymsg") else { return false }
    guard geteuid() == 0, let version = try? ChildProcess("sway", ["--version"]) else { return true }
    defer { version.end() }
    guard version.exitCode(within: 10) == 0 else { return false }
    return !["0.", "1.4", "1.5", "1.6", "1.7"].contains { version.output.hasPrefix("sway version \($0)") }
  }()

  /// Changes the scale of the screen, which may be fractional.
  func setScale(_ scale: Double, in session: WaylandSession) throws {
    let socket = session.folder.appendingPathComponent("sway.socket").path
    try session.run("swaymsg", "--socket", socket, "output", "X11-1", "scale", "\(scale)")
  }
}

/// Wayland's reference compositor with its desktop shell.
struct Weston: WaylandCompositor {
  let program = "weston"
  let keysForFilling: String? = "super+shift+m"
  let keysForOwnSize: String? = "super+shift+m"
  let resizeButton = 3
  let hasPrimarySelection = false
  let hasDataControl = false
  let takesWheel = true
  /// The shell that manages the windows.
  var shell = "desktop-shell.so"

  func start(in folder: URL, width: Int, height: Int, scale: Int) throws -> (arguments: [String], environment: [String: String]) {
    let settings = folder.appendingPathComponent("weston.ini")
    let lines = [
      "[core]", "idle-time=0", "[shell]", "panel-position=none", "background-color=0xff002244", "locking=false", "animation=none",
      "startup-animation=none", "close-animation=none", "focus-animation=none",
    ]
    try lines.joined(separator: "\n").write(to: settings, atomically: true, encoding: .utf8)
    // The size of its screen is in points.
    let arguments = [
      "--config=\(settings.path)", "--backend=x11-backend.so", "--shell=\(shell)", "--use-pixman", "--width=\(width / scale)",
      "--height=\(height / scale)", "--scale=\(scale)",
    ]
    return (arguments, [:])
  }
}

/// GNOME's compositor, without GNOME Shell. A window that is about as large as the screen fills it.
struct Mutter: WaylandCompositor {
  let program = "mutter"
  let keysForFilling: String? = nil
  let keysForOwnSize: String? = "super+Down"
  let resizeButton = 2
  let hasPrimarySelection = true
  let hasDataControl = false
  let takesWheel = false

  func start(in folder: URL, width: Int, height: Int, scale: Int) throws -> (arguments: [String], environment: [String: String]) {
    let environment = ["MUTTER_DEBUG_DUMMY_MODE_SPECS": "\(width)x\(height)", "MUTTER_DEBUG_DUMMY_MONITOR_SCALES": "\(scale)"]
    return (["--nested", "--wayland", "--no-x11"], environment)
  }
}
