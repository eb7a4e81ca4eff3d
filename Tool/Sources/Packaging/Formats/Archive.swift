import Foundation
import ToolSupport

/// A compressed archive of a folder with the program at its top. The program runs from any location.
struct Archive {
  let program: Program
  let payload: Payload
  let architecture: Architecture
  let date: Date
  let toolbox: Toolbox

  private var folder: String { "\(program.executable)-\(program.version)-\(architecture.machineName)" }

  var file: String { "\(folder).tar.gz" }

  /// Writes the file and returns notes for the user.
  func write(in work: PartialFolder) throws -> [String] {
    let libraries = try SystemLibraries(payload, architecture: architecture)
    let tree = try StagedTree(program, payload, in: work.appending(folder), layout: .folder, date: date, toolbox: toolbox)
    try StagedTree.normalize(tree.root, date: date)
    try Tarball(toolbox: toolbox).write(folder, as: file, in: work.url)
    return tree.notes + [libraries.note].compactMap { $0 }
  }
}
