import CGTK
import Foundation
import OrielBus
import OrielModel

/// The user's message bus, over which desktop portals and assistive technologies talk.
///
/// Where there is none, on a bare X server or a build machine, GIO starts one for whoever asks. That takes longer than the
/// first frame and leaves processes behind, so nobody should ask.
enum SessionBus {
  static func isPresent(environment: EnvironmentVariables = .process) -> Bool {
    BusPresence.hasSession(environment: environment)
  }

  /// Whether Oriel tells assistive technology of its views: in a program of its own, unless the user has chosen otherwise in `GTK_A11Y`.
  @MainActor private(set) static var publishesViews = false

  /// Keeps GTK from telling assistive technology of its widgets, of which Oriel's windows have one each, while `start` makes the first of them: GTK
  /// decides then. What the program launches later decides for itself. A choice of the user's in `GTK_A11Y` stands.
  @MainActor static func withoutWidgetsTold<Result>(during start: () -> Result) -> Result {
    guard EnvironmentVariables.process[accessibilityVariable]?.isEmpty ?? true else { return start() }
    g_setenv(accessibilityVariable, "none", 1)
    publishesViews = true
    defer { g_unsetenv(accessibilityVariable) }
    return start()
  }

  /// Runs what initialises GTK, and keeps it from asking for the bus where there is none.
  static func keepAbsent<Result>(during start: () -> Result) -> Result {
    guard !isPresent() else { return start() }
    // GDK asks while it opens an X display, and takes no for an answer. GIO refuses an address of this kind at once; the
    // app itself, and what it launches, should not see it.
    g_setenv(addressVariable, "disabled:", 1)
    defer { g_unsetenv(addressVariable) }
    return start()
  }

  private static let accessibilityVariable = "GTK_A11Y"
  private static let addressVariable = "DBUS_SESSION_BUS_ADDRESS"
}
