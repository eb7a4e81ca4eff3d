import Foundation

/// The font files of an app: those in its own folder, and those among the resources of its packages.
package enum BundleFonts {
  private static let types: Set<String> = ["ttf", "otf", "ttc", "otc"]
  /// The maximum depth of nested folders.
  private static let depth = 3

  package static func files() -> [String] {
    let parent = Bundle.main.bundlePath
    let own = BundleFolders.of(.main).flatMap { files(in: $0, depth: $0 == parent ? 1 : depth) }
    let packages = entries(of: parent).filter { $0.hasSuffix(".resources") }.flatMap { files(in: $0, depth: depth) }
    var seen: Set<String> = []
    return (own + packages).filter { seen.insert($0).inserted }
  }

  static func files(in folder: String, depth: Int) -> [String] {
    guard depth > 0 else { return [] }
    return entries(of: folder).flatMap { path -> [String] in
      if types.contains((path as NSString).pathExtension.lowercased()) { return [path] }
      var isFolder: ObjCBool = false
      guard depth > 1, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { return [] }
      return files(in: path, depth: depth - 1)
    }
  }

  private static func entries(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { "\(folder)/\($0)" }
  }
}
