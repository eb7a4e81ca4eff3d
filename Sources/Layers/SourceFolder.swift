import Foundation

/// The folder of a module's sources.
struct SourceFolder {
  private let root: String

  init(_ path: String) {
    root = URL(fileURLWithPath: path).resolvingSymlinksInPath().path + "/"
  }

  /// Returns the path of an existing file relative to the folder, or `nil` for any other file.
  func path(_ file: String) -> String? {
    guard file.hasPrefix(root), FileManager.default.fileExists(atPath: file) else { return nil }
    return String(file.dropFirst(root.count))
  }

  /// Returns the Swift files of the folder, sorted.
  func files() throws -> [String] {
    guard let paths = FileManager.default.enumerator(atPath: root) else { throw LayersError("cannot read \(root)") }
    return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
  }
}
