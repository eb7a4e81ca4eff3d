import Foundation
import ToolSupport

/// Builds and shows previews until their window is closed.
final class PreviewLoop {
  private let program: PreviewProgram
  /// The file in which the window stores the selected preview.
  private let memory: URL
  private var window: Process?

  init(_ program: PreviewProgram, memory: URL) {
    self.program = program
    self.memory = memory
  }

  func run(once: Bool) throws {
    let watched = program.source.watched
    var seen = SourceState(of: watched)
    if once { try show() } else { show(orSay: "waiting for a change") }
    while window?.isRunning ?? true {
      Thread.sleep(forTimeInterval: 0.5)
      guard !once else { continue }
      let state = SourceState(of: watched)
      guard state != seen else { continue }
      seen = state
      show(orSay: "waiting for a change")
    }
  }

  private func show(orSay waiting: String) {
    do { try show() } catch { FileHandle.standardError.write(Data("\(error) (\(waiting))\n".utf8)) }
  }

  private func show() throws {
    let executable = try program.make()
    if let window { Command.end(window) }
    window = try Command(
      executable.path, environment: ["ORIEL_PREVIEWS": memory.path, "ORIEL_PREVIEWS_OF": program.source.selection?.joined(separator: ",")]
    ).start()
  }
}
