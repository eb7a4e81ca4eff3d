import Foundation

/// Programs that tests require on the machine.
package enum InstalledPrograms {
  /// Indicates whether a program is in PATH.
  package static func has(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  /// Indicates whether Python with GLib's bindings is installed, which the stand-ins of services require.
  package static let hasPythonWithGLib: Bool = {
    guard let child = try? ChildProcess("/usr/bin/python3", ["-c", "from gi.repository import Gio"]) else { return false }
    defer { child.end() }
    return child.exitCode(within: 20) == 0
  }()
}
