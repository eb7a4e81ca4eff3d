import Foundation

extension WaylandSession {
  /// Starts Squeekboard. If `hasKeys` is true, it assumes a hardware keyboard and appears only on request.
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

  /// The visibility that Squeekboard reports on the bus, or `nil` while it doesn't run.
  var squeekboardIsVisible: Bool? {
    let answer = try? run(
      "dbus-send", "--session", "--print-reply=literal", "--dest=sm.puri.OSK0", "/sm/puri/OSK0",
      "org.freedesktop.DBus.Properties.Get", "string:sm.puri.OSK0", "string:Visible")
    return answer.map { $0.hasSuffix("true") }
  }
}
