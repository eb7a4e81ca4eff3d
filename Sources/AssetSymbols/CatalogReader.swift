import Foundation

/// A reader of asset catalogs. It recognizes the same assets as Oriel does at run time (`BundleAssets`).
struct CatalogReader {
  private(set) var assets: [Asset] = []
  private(set) var warnings: [String] = []

  init(catalogs: [String]) {
    for catalog in catalogs {
      let count = assets.count
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: catalog, isDirectory: &isFolder), isFolder.boolValue else {
        warnings.append("there is no asset catalog \(catalog)")
        continue
      }
      read(catalog, namespaces: [], depth: 16)
      if assets.count == count { warnings.append("\(catalog) has no image set and no color set, so no symbol is generated for it") }
    }
  }

  private mutating func read(_ folder: String, namespaces: [String], depth: Int) {
    guard depth > 0 else { return }
    for entry in Self.names(in: folder) where entry != "Contents.json" {
      let path = "\(folder)/\(entry)"
      let name = (entry as NSString).deletingPathExtension
      switch (entry as NSString).pathExtension {
      case "imageset": append(.image, name, namespaces, path)
      case "colorset": append(.color, name, namespaces, path)
      case "":
        let contents = FileManager.default.fileExists(atPath: path + "/Contents.json") ? readContents(of: path) : [:]
        let isNamespace = (contents?["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
        if contents == nil {
          warnings.append("\(path)/Contents.json cannot be read: the folder is treated as one that doesn't provide a namespace")
        }
        if isNamespace, Identifier.namespace(name) == nil {
          warnings.append("\(path) has a name that cannot be a namespace, so no symbols are generated for its assets")
        } else {
          read(path, namespaces: isNamespace ? namespaces + [name] : namespaces, depth: depth - 1)
        }
      default: break
      }
    }
  }

  /// Appends an asset. A broken set has a symbol, too, so that the program compiles. At run time, it behaves like a missing asset.
  private mutating func append(_ kind: Asset.Kind, _ name: String, _ namespaces: [String], _ path: String) {
    if readContents(of: path) == nil {
      warnings.append("\(path)/Contents.json is missing or cannot be read: the asset's symbol is generated, but the asset cannot be shown")
    }
    assets.append(Asset(kind: kind, namespaces: namespaces, name: name, path: path))
  }

  private func readContents(of folder: String) -> [String: Any]? {
    let path = folder + "/Contents.json"
    guard let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int, size < 10 << 20,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }

  /// Returns the sorted names in a folder. The result is empty for files and for folders that can't be read.
  static func names(in folder: String) -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }
}
