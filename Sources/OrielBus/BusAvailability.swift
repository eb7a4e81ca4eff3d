import Foundation
import OrielModel

/// The availability of message buses.
package enum BusAvailability {
  /// Returns `true` if there is a session bus. Without this check, GIO would start a session bus if there is none.
  package static func hasSession(environment: EnvironmentVariables = .process) -> Bool {
    if environment["DBUS_SESSION_BUS_ADDRESS"] != nil { return true }
    guard let directory = environment["XDG_RUNTIME_DIR"] else { return false }
    return FileManager.default.fileExists(atPath: directory + "/bus")
  }

  /// Returns `true` if there is a system bus.
  package static func hasSystem(environment: EnvironmentVariables = .process) -> Bool {
    if environment["DBUS_SYSTEM_BUS_ADDRESS"] != nil { return true }
    return ["/run/dbus/system_bus_socket", "/var/run/dbus/system_bus_socket"].contains { FileManager.default.fileExists(atPath: $0) }
  }
}
