import Foundation

/// A target of a package that doesn't depend on Oriel, and its asset catalogs.
struct PackageTarget {
  let folder: String
  /// The catalogs that SwiftPM copies into the target's bundle.
  let resources: [String]
  /// The catalogs that the manifest doesn't list, which SwiftPM doesn't copy.
  let unnamed: [String]

  /// Returns the targets that have catalogs, sorted by their folders, from the output of `swift package describe --type json`.
  static func list(in description: Data) throws -> [PackageTarget] {
    let package: Description
    do { package = try JSONDecoder().decode(Description.self, from: description) } catch {
      throw AssetSymbolsError("this isn't the description of a package: \(error)")
    }
    let root = URL(fileURLWithPath: package.path, isDirectory: true)
    let targets = package.targets.map { ($0, root.appendingPathComponent($0.path).standardizedFileURL.path) }
    let folders = Set(targets.map(\.1))
    return targets.compactMap { target, folder in
      guard target.moduleType == "SwiftTarget" else { return nil }
      let resources = (target.resources ?? []).flatMap { catalogs(in: URL(fileURLWithPath: $0.path).standardizedFileURL.path, depth: 2) }
      // The folder of a target may be inside that of another one.
      let unnamed = catalogs(in: folder, depth: 16, except: folders.subtracting([folder])).filter { !resources.contains($0) }
      return resources.isEmpty && unnamed.isEmpty ? nil : PackageTarget(folder: folder, resources: resources.sorted(), unnamed: unnamed)
    }
    .sorted { $0.folder < $1.folder }
  }

  /// Returns the catalog itself, or the catalogs in a folder, up to the depth at which Oriel searches a bundle.
  static func catalogs(in path: String, depth: Int, except others: Set<String> = []) -> [String] {
    if path.hasSuffix(".xcassets") { return [path] }
    guard depth > 0 else { return [] }
    return CatalogReader.names(in: path).flatMap { name -> [String] in
      let entry = "\(path)/\(name)"
      guard name.hasSuffix(".xcassets") || !name.contains("."), !others.contains(entry) else { return [] }
      return catalogs(in: entry, depth: depth - 1, except: others)
    }
  }

  private struct Description: Decodable {
    struct Target: Decodable {
      let path: String
      let moduleType: String
      let resources: [Resource]?

      enum CodingKeys: String, CodingKey {
        case path, resources
        case moduleType = "module_type"
      }
    }

    struct Resource: Decodable { let path: String }

    let path: String
    let targets: [Target]
  }
}
