import Foundation

/// What the machine has that tests run.
package enum InstalledPrograms {
  /// Whether a program is in PATH.
  package static func has(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  /// Whether there is a Python with GLib's bindings, in which the stand-ins of services are written.
  package static let hasPythonWithGLib: Bool = {
    guard let child = try? ChildProcess("/usr/bin/python3", ["-c", "from gi.repository import Gio"]) else { return false }
    defer { child.end() }
    return child.exitCode(within: 20) == 0
  }()
}
