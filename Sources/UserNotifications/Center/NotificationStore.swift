import Foundation
import Oriel
import OrielBus
import OrielModel

/// The file that keeps an app's pending requests and its authorization options across launches.
struct NotificationStore: Sendable {
  /// The location of the file, or `nil` to keep nothing.
  let file: URL?

  init(file: URL?) { self.file = file }

  /// Creates the store of an app, in the user's folder for state.
  init(program: ProgramIdentity, environment: EnvironmentVariables = .process) {
    func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let folder = absolute("XDG_STATE_HOME") ?? absolute("HOME").map { $0 + "/.local/state" }
    let name = (program.desktopFile ?? program.name).replacing("/", with: "_")
    file = folder.map { URL(fileURLWithPath: "\($0)/oriel/notifications/\(name).plist") }
  }

  struct Content: Codable, Sendable {
    /// The authorization options, or `nil` if the app has never requested authorization.
    var options: UInt?
    var requests: [StoredRequest] = []
  }

  /// Returns the contents of the file, or empty contents if there is none. A file that can't be read is reported, and overwritten later.
  func read() -> Content {
    guard let file, FileManager.default.fileExists(atPath: file.path) else { return Content() }
    do {
      return try PropertyListDecoder().decode(Content.self, from: Data(contentsOf: file))
    } catch {
      Report.once("notifications-read", "The notifications of \(file.path) can't be read (\(error)); scheduled notifications are lost.")
      return Content()
    }
  }

  func write(_ content: Content) {
    guard let file else { return }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .binary
      try encoder.encode(content).write(to: file, options: .atomic)
    } catch {
      Report.once(
        "notifications-write",
        "Notifications can't be saved to \(file.path) (\(error)); scheduled notifications are lost when the program exits.")
    }
  }
}
