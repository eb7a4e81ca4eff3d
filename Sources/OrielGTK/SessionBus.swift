import CGTK
import Foundation

/// The user's message bus, over which desktop portals and assistive technologies talk.
///
/// Where there is none, on a bare X server or a build machine, GIO starts one for whoever asks. That takes longer than the
/// first frame and leaves processes behind, so nobody should ask.
enum SessionBus {
  static func isPresent(environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
    if environment["DBUS_SESSION_BUS_ADDRESS"] != nil { return true }
    guard let directory = environment["XDG_RUNTIME_DIR"] else { return false }
    return FileManager.default.fileExists(atPath: directory + "/bus")
  }

  /// Keeps GTK from asking for the bus where there is none. To be called before GTK is initialised; a choice of the user's in
  /// `GTK_A11Y` stands.
  static func keepAbsent() {
    if !isPresent() { g_setenv("GTK_A11Y", "none", 0) }
  }
}
