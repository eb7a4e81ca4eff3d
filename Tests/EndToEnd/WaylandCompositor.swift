import Foundation

/// A Wayland compositor that runs in a window of an X display.
protocol WaylandCompositor: Sendable {
  var program: String { get }
  /// The keys that have the window in front fill the screen; nil where a large window does by itself.
  var keysForFilling: String? { get }
  /// The keys that give such a window its own size again; nil where all windows fill the screen.
  var keysForOwnSize: String? { get }
  /// The mouse button that resizes the window below the pointer while Super is held.
  var resizeButton: Int { get }
  /// Whether a text that is selected in one program can be pasted in another one by the middle button.
  var hasPrimarySelection: Bool { get }
  /// Whether it takes the wheel of the X display.
  var takesWheel: Bool { get }
  /// Whether programs without a window may read and write the clipboard. Others open one for a moment, which has the focus.
  var hasDataControl: Bool { get }
  /// How it is started with a screen of so many pixels, of which `scale` are a point's side. Its files lie in the folder.
  func start(in folder: URL, width: Int, height: Int, scale: Int) throws -> (arguments: [String], environment: [String: String])
}

/// What holds for compositors in which windows fill the screen.
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

/// A compositor that tiles its windows: the only one fills the screen, without a title bar. `setScale` changes its screen's scale.
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

  /// Its first versions don't run for the superuser.
  static let isAvailable: Bool = {
    guard WaylandSession.isAvailable(Sway()), XvfbSession.has("swaymsg") else { return false }
    guard geteuid() == 0, let version = try? ChildProcess("sway", ["--version"]) else { return true }
    defer { version.end() }
    guard version.exitCode(within: 10) == 0 else { return false }
    return !["0.", "1.4", "1.5", "1.6", "1.7"].contains { version.output.hasPrefix("sway version \($0)") }
  }()

  /// Whole or not.
  func setScale(_ scale: Double, in session: WaylandSession) throws {
    let socket = session.folder.appendingPathComponent("sway.socket").path
    try session.run("swaymsg", "--socket", socket, "output", "X11-1", "scale", "\(scale)")
  }
}

/// Wayland's reference compositor with its desktop.
struct Weston: WaylandCompositor {
  let program = "weston"
  let keysForFilling: String? = "super+shift+m"
  let keysForOwnSize: String? = "super+shift+m"
  let resizeButton = 3
  let hasPrimarySelection = false
  let hasDataControl = false
  let takesWheel = true
  /// What windows stand in.
  var shell = "desktop-shell.so"

  func start(in folder: URL, width: Int, height: Int, scale: Int) throws -> (arguments: [String], environment: [String: String]) {
    let settings = folder.appendingPathComponent("weston.ini")
    let lines = [
      "[core]", "idle-time=0", "[shell]", "panel-position=none", "background-color=0xff002244", "locking=false", "animation=none",
      "startup-animation=none", "close-animation=none", "focus-animation=none",
    ]
    try lines.joined(separator: "\n").write(to: settings, atomically: true, encoding: .utf8)
    // Its screen's size is in points.
    let arguments = [
      "--config=\(settings.path)", "--backend=x11-backend.so", "--shell=\(shell)", "--use-pixman", "--width=\(width / scale)",
      "--height=\(height / scale)", "--scale=\(scale)",
    ]
    return (arguments, [:])
  }
}

/// GNOME's compositor, without its shell. A window that is about as large as the screen fills it.
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
