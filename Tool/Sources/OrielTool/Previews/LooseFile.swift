import Foundation
import ToolSupport

/// A Swift file without a package.
struct LooseFile {
  let file: URL
  /// The module's name, derived from the file's name.
  let name: String

  init(_ file: URL) {
    self.file = file
    let plain = file.deletingPathExtension().lastPathComponent.plain
    name = (try? Template.check(name: plain)) == nil || plain == "main" ? "Preview\(plain)" : plain
  }

  /// Writes the package that builds the file.
  func package(in caches: URL = HomeFolder.caches.appendingPathComponent("oriel/previews")) throws -> SwiftPackage {
    try LinkedPackage(
      name: name, root: LinkedPackage.folder(named: name, for: file.path, in: caches), links: [file.lastPathComponent: file],
      isProgram: LinkedPackage.isMain(file)
    ).write()
  }
}
