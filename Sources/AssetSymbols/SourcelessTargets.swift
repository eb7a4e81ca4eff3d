import Foundation

/// The targets of a package that have asset catalogs and no source. SwiftPM treats them as C targets and fails to describe them. With a
/// source, such as the file of symbols, they are regular targets.
struct SourcelessTargets {
  let folders: [String]

  /// Finds the targets of a package.
  ///
  /// - Parameters:
  ///   - manifest: The output of `swift package dump-package`.
  ///   - root: The folder of the package.
  init(in manifest: Data, root: String) throws {
    let package: Manifest
    do { package = try JSONDecoder().decode(Manifest.self, from: manifest) } catch {
      throw AssetSymbolsError("this isn't the manifest of a package: \(error)")
    }
    let root = URL(fileURLWithPath: root, isDirectory: true).standardizedFileURL.path
    let targets = package.targets.filter { $0.type == "regular" }.compactMap { $0.folder(in: root) }
    folders = targets.filter { folder in
      let others = Set(targets).subtracting([folder])
      return !Self.hasSource(in: folder, except: others) && !PackageTarget.catalogs(in: folder, depth: 16, except: others).isEmpty
    }
  }

  private static let sourceTypes: Set = ["swift", "c", "m", "mm", "cc", "cpp", "cxx", "s", "S", "h", "hpp"]

  private static func hasSource(in folder: String, except others: Set<String>, depth: Int = 16) -> Bool {
    guard depth > 0 else { return false }
    return CatalogReader.names(in: folder).contains { name in
      let entry = "\(folder)/\(name)"
      if sourceTypes.contains((name as NSString).pathExtension) { return true }
      return !name.contains(".") && !others.contains(entry) && hasSource(in: entry, except: others, depth: depth - 1)
    }
  }

  private struct Manifest: Decodable {
    struct Target: Decodable {
      let name: String
      let type: String
      let path: String?

      /// Returns the folder in which SwiftPM finds the target, or `nil` if there is no such folder.
      func folder(in root: String) -> String? {
        let candidates = path.map { [$0] } ?? ["Sources", "Source", "src", "srcs"].map { "\($0)/\(name)" }
        return candidates.map {
          URL(fileURLWithPath: $0, relativeTo: URL(fileURLWithPath: root, isDirectory: true)).standardizedFileURL.path
        }
        .first {
          var isFolder: ObjCBool = false
          return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && isFolder.boolValue
        }
      }
    }

    let targets: [Target]
  }
}
