import CGTK
import Foundation
import OrielBus
import OrielModel

/// The user's message bus, which desktop portals and assistive technology use.
///
/// If there is none, on a bare X server or a build machine, GIO starts one for any code that requests it. That takes longer than the first
/// frame and leaves processes behind, so no code should request it.
enum SessionBus {
  static func isPresent(environment: EnvironmentVariables = .process) -> Bool {
    BusAvailability.hasSession(environment: environment)
  }

  /// Indicates whether Oriel publishes its views to assistive technology: it does in a program of its own, unless the user has set
  /// `GTK_A11Y`.
  @MainActor private(set) static var publishesViews = false

  /// Prevents GTK from publishing its widgets to assistive technology while `start` creates the first of them, which is when GTK decides:
  /// Oriel's windows have one widget each. Programs that this one launches later aren't affected. The user's setting of `GTK_A11Y` takes
  /// precedence.
  @MainActor static func withoutPublishingWidgets<Result>(during start: () -> Result) -> Result {
    guard EnvironmentVariables.process[accessibilityVariable]?.isEmpty ?? true else { return start() }
    g_setenv(accessibilityVariable, "none", 1)
    publishesViews = true
    defer { g_unsetenv(accessibilityVariable) }
    return start()
  }

  /// Runs a closure that initializes GTK, and prevents GTK from requesting the bus if there is none.
  static func keepAbsent<Result>(during start: () -> Result) -> Result {
    guard !isPresent() else { return start() }
    // GDK requests the bus while it opens an X display, and accepts a failure. GIO refuses an address of this kind at once. The app itself,
    // and programs that it launches, should not read the address.
    g_setenv(addressVariable, "disabled:", 1)
    defer { g_unsetenv(addressVariable) }
    return start()
  }

  private static let accessibilityVariable = "GTK_A11Y"
  private static let addressVariable = "DBUS_SESSION_BUS_ADDRESS"
}
