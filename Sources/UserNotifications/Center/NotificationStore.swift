import Foundation
import Oriel
import OrielBus
import OrielModel

/// The file in which a program keeps its requests until their time has come, and what it has asked to be allowed.
struct NotificationStore: Sendable {
  /// Nil keeps nothing.
  let file: URL?

  init(file: URL?) { self.file = file }

  /// The program's own, in the folder of the user's state.
  init(program: ProgramIdentity, environment: EnvironmentVariables = .process) {
    func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let folder = absolute("XDG_STATE_HOME") ?? absolute("HOME").map { $0 + "/.local/state" }
    let name = (program.desktopFile ?? program.name).replacing("/", with: "_")
    file = folder.map { URL(fileURLWithPath: "\($0)/oriel/notifications/\(name).plist") }
  }

  struct Content: Codable, Sendable {
    /// Nil where the program has never asked.
    var options: UInt?
    var requests: [StoredRequest] = []
  }

  /// What the file has; nothing where there is none. Of a file that can't be read a message says so, and it is written anew.
  func read() -> Content {
    guard let file, FileManager.default.fileExists(atPath: file.path) else { return Content() }
    do {
      return try PropertyListDecoder().decode(Content.self, from: Data(contentsOf: file))
    } catch {
      Report.once("notifications-read", "The notifications of \(file.path) can't be read (\(error)): those that were to come are lost.")
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
        "notifications-write", "Notifications can't be kept in \(file.path) (\(error)): those to come are lost when the program ends.")
    }
  }
}
