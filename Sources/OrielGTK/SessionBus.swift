import CGTK
import Foundation

/// The user's message bus, over which desktop portals and assistive technologies talk.
///
/// Where there is none, on a bare X server or a build machine, GIO starts one for whoever asks. That takes longer than the
/// first frame and leaves processes behind, so nobody should ask.
enum SessionBus {
  static func isPresent(environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
    if environment[addressVariable] != nil { return true }
    guard let directory = environment["XDG_RUNTIME_DIR"] else { return false }
    return FileManager.default.fileExists(atPath: directory + "/bus")
  }

  /// Runs what initialises GTK, and keeps it from asking for the bus where there is none. A choice of the user's in `GTK_A11Y`
  /// stands.
  static func keepAbsent<Result>(during start: () -> Result) -> Result {
    guard !isPresent() else { return start() }
    g_setenv("GTK_A11Y", "none", 0)
    // GDK asks while it opens an X display, and takes no for an answer. GIO refuses an address of this kind at once; the
    // app itself, and what it launches, should not see it.
    g_setenv(addressVariable, "disabled:", 1)
    defer { g_unsetenv(addressVariable) }
    return start()
  }

  private static let addressVariable = "DBUS_SESSION_BUS_ADDRESS"
}
