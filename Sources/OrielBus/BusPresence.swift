import Foundation
import OrielModel

/// Whether there is a message bus to ask.
package enum BusPresence {
  /// Whether there is a bus of the user's session. Where there is none, GIO would start one for whoever asks.
  package static func hasSession(environment: EnvironmentVariables = .process) -> Bool {
    if environment["DBUS_SESSION_BUS_ADDRESS"] != nil { return true }
    guard let directory = environment["XDG_RUNTIME_DIR"] else { return false }
    return FileManager.default.fileExists(atPath: directory + "/bus")
  }

  /// Whether there is a bus of the whole machine.
  package static func hasSystem(environment: EnvironmentVariables = .process) -> Bool {
    if environment["DBUS_SYSTEM_BUS_ADDRESS"] != nil { return true }
    return ["/run/dbus/system_bus_socket", "/var/run/dbus/system_bus_socket"].contains { FileManager.default.fileExists(atPath: $0) }
  }
}
