import Foundation
import ToolSupport

/// The shared libraries of the system that a payload requires.
struct SystemLibraries {
  /// The names of the libraries for the dynamic linker, such as libgtk-4.so.1.
  let names: [String]
  /// The absolute folders in which the payload searches before those of the system.
  let folders: [String]

  /// Collects the libraries. Throws a `Failure` for files that aren't built for the architecture.
  init(_ payload: Payload, architecture: Architecture) throws {
    var needed: Set<String> = []
    var folders: [String] = []
    for url in [payload.executable] + payload.libraries {
      let file = try ELFFile(url)
      guard file.architecture == architecture else {
        throw Failure(
          "\(url.path) isn't built for \(architecture.rawValue): build it for that architecture, or package for "
            + "\(file.architecture?.rawValue ?? "its architecture")."
        )
      }
      needed.formUnion(file.needed)
      folders += file.searchPath.filter { $0.hasPrefix("/") }
    }
    needed.subtract(payload.libraries.map(\.lastPathComponent))
    // The dynamic linker is part of the C library.
    names = needed.filter { !$0.hasPrefix("ld-linux") }.sorted()
    self.folders = folders.withoutRepetitions
  }

  /// A note for the user of a format without dependencies, or `nil` if the payload requires no libraries.
  var note: String? {
    names.isEmpty ? nil : "The program needs these libraries on the system: \(names.joined(separator: ", "))."
  }
}
