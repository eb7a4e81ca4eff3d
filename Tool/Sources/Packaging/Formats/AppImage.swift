import Foundation
import ToolSupport

/// A self-contained executable file. Without appimagetool, the folder from which it is built.
struct AppImage {
  let program: Program
  let payload: Payload
  let architecture: Architecture
  let date: Date
  let toolbox: Toolbox

  private var name: String { String(program.name.map { $0.isLetter || $0.isNumber || "._+-".contains($0) ? $0 : "_" }) }

  /// Returns the name of the file or the folder, and notes for the user.
  func write(in work: PartialFolder) throws -> (file: String, notes: [String]) {
    let libraries = try SystemLibraries(payload, architecture: architecture)
    let folder = "\(name).AppDir"
    let root = work.appending(folder)
    let tree = try StagedTree(program, payload, in: root, layout: .appDir(program), date: date, toolbox: toolbox)
    try topFiles(of: tree)
    try StagedTree.normalize(root, date: date)
    let notes = tree.notes + [libraries.note].compactMap { $0 }
    guard toolbox.has("appimagetool") else {
      return (
        folder,
        notes + ["appimagetool isn't installed, so this is the folder for an AppImage: `appimagetool \(folder)` creates it."]
      )
    }
    let file = "\(name)-\(program.version)-\(architecture.machineName).AppImage"
    // The tool can be an AppImage, which runs from an extracted copy of its files without FUSE.
    let environment = ["ARCH": architecture.machineName, "VERSION": program.version, "APPIMAGE_EXTRACT_AND_RUN": "1"]
    _ = try toolbox.command("appimagetool", ["--no-appstream", root.path, work.appending(file).path], environment: environment)
      .text("\(file) can't be written:")
    guard FileManager.default.isExecutableFile(atPath: work.appending(file).path) else {
      throw Failure("\(file) can't be written: appimagetool hasn't created it.")
    }
    return (file, notes)
  }

  /// Writes the files at the top: the start program, the desktop file and the icon.
  private func topFiles(of tree: StagedTree) throws {
    let files = FileManager.default
    let start = tree.root.appendingPathComponent("AppRun")
    try """
    #!/bin/sh
    here=$(dirname "$(readlink -f "$0")")
    # The program's own icons and descriptions come before those of the system.
    export XDG_DATA_DIRS="$here/usr/share:${XDG_DATA_DIRS:-/usr/local/share:/usr/share}"
    exec "$here/usr/bin/\(program.executable)" "$@"

    """.write(creatingFolderFor: start)
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: start.path)
    let id = program.identifier
    try files.createSymbolicLink(
      atPath: tree.root.appendingPathComponent("\(id).desktop").path,
      withDestinationPath: "\(tree.layout.shareFolder)/applications/\(id).desktop")
    let icon = "\(id).\(tree.icon.pathExtension)"
    try files.copyItem(at: tree.icon, to: tree.root.appendingPathComponent(icon))
    try files.createSymbolicLink(atPath: tree.root.appendingPathComponent(".DirIcon").path, withDestinationPath: icon)
  }
}
