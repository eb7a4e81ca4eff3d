import Foundation
import ToolSupport

/// The installed programs that build packages.
struct Toolbox: Sendable {
  /// The folders in which programs are looked up.
  var folders: [String]
  /// The time that the programs write into files instead of the current time.
  var date: Date

  /// Creates a toolbox with the folders of `PATH`, and those of the superuser's programs, which a user's `PATH` often lacks.
  init(date: Date) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    folders = path.split(separator: ":").map(String.init) + ["/usr/sbin", "/sbin"]
    self.date = date
  }

  func has(_ name: String) -> Bool { path(name) != nil }

  /// Returns a command in an environment in which its output is reproducible. Throws a `Failure` if it isn't installed.
  func command(_ name: String, _ arguments: [String], environment: [String: String?] = [:], directory: URL? = nil) throws -> Command {
    guard let path = path(name) else { throw Failure("\(name) isn't installed, or not in PATH: \(Self.advice(name)).") }
    let fixed: [String: String?] = [
      "PATH": folders.joined(separator: ":"), "LC_ALL": "C.UTF-8", "TZ": "UTC", "SOURCE_DATE_EPOCH": "\(Int(date.timeIntervalSince1970))",
      // The user's options for tar and gzip would change their output.
      "TAR_OPTIONS": nil as String?, "GZIP": nil,
    ]
    return Command(path, arguments, environment: fixed.merging(environment) { $1 }, directory: directory)
  }

  private func path(_ name: String) -> String? {
    folders.lazy.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static func advice(_ name: String) -> String {
    name.hasPrefix("dpkg") ? "a deb can be created on Debian and systems based on it" : "install it"
  }
}
