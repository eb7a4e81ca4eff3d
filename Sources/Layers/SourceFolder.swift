import Foundation

/// The folder of a module's sources.
struct SourceFolder {
  private let root: String

  init(_ path: String) {
    root = URL(fileURLWithPath: path).resolvingSymlinksInPath().path + "/"
  }

  /// The path below the folder of a file that is there. nil for any other.
  func path(_ file: String) -> String? {
    guard file.hasPrefix(root), FileManager.default.fileExists(atPath: file) else { return nil }
    return String(file.dropFirst(root.count))
  }

  /// The Swift files of the folder, sorted.
  func files() throws -> [String] {
    guard let paths = FileManager.default.enumerator(atPath: root) else { throw LayersError("cannot read \(root)") }
    return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
  }
}
