import Foundation
import OrielModel
import Synchronization

/// The named resources of a bundle: the entries of its asset catalogs, and loose image files.
///
/// A catalog is the folder `*.xcassets` as it is edited; SwiftPM copies it unchanged. It is read once, when a resource of the bundle is
/// first requested, and looking up an entry is a single access to a dictionary. The main bundle is the folder of the executable together
/// with the resources of the executable's target.
final class BundleAssets: Sendable {
  let images: [String: ImageAsset]
  let colors: [String: ColorAsset]
  private let folders: [String]

  /// The bundles that have been requested, by their paths.
  private static let known = Mutex<[String: BundleAssets]>([:])

  static func of(_ bundle: Bundle?) -> BundleAssets {
    let bundle = bundle ?? .main
    let path = bundle.bundlePath
    return known.withLock { known in
      if let assets = known[path] { return assets }
      let assets = BundleAssets(folders: BundleFolders.of(bundle), depth: bundle == .main ? 1 : 3)
      known[path] = assets
      return assets
    }
  }

  init(folders: [String], depth: Int) {
    self.folders = folders
    var reader = CatalogReader()
    for folder in folders { reader.findCatalogs(in: folder, depth: depth) }
    images = reader.images
    colors = reader.colors
  }

  func image(_ name: String) -> ImageAsset? { images[name] ?? looseImage(name) }

  /// Returns the image of the files with the name and the suffixes `@2x` and `@3x`, or `nil` if there are none. The extension may be
  /// omitted.
  private func looseImage(_ name: String) -> ImageAsset? {
    guard !name.isEmpty, !name.contains("\0") else { return nil }
    let files = FileManager.default
    let given = (name as NSString).pathExtension
    let stem = given.isEmpty ? name : (name as NSString).deletingPathExtension
    for folder in folders {
      var candidates = given.isEmpty ? [] : [(stem, given)]
      candidates += ["png", "svg", "jpg", "jpeg", "gif", "webp"].map { (name, $0) }
      for (stem, type) in candidates {
        let variants = [("", 1), ("@2x", 2), ("@3x", 3)].compactMap { suffix, scale -> ImageAsset.Variant? in
          let path = "\(folder)/\(stem)\(suffix).\(type)"
          var isFolder: ObjCBool = false
          guard files.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else { return nil }
          return .init(path: path, scale: CGFloat(scale))
        }
        if !variants.isEmpty { return ImageAsset(variants: variants) }
      }
    }
    return nil
  }
}

/// A reader of the folders of asset catalogs.
private struct CatalogReader {
  var images: [String: ImageAsset] = [:]
  var colors: [String: ColorAsset] = [:]

  private func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Reads the catalogs in a folder. A file, or a folder that can't be read, has no entries.
  mutating func findCatalogs(in folder: String, depth: Int) {
    for name in names(in: folder) {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".xcassets") {
        read(path, prefix: "", depth: 16)
      } else if depth > 1, !name.contains(".") {
        findCatalogs(in: path, depth: depth - 1)
      }
    }
  }

  /// Reads the entries of a folder. The first of several entries with the same name applies.
  private mutating func read(_ folder: String, prefix: String, depth: Int) {
    guard depth > 0 else { return }
    for name in names(in: folder) where name != "Contents.json" {
      let path = "\(folder)/\(name)"
      let entry = prefix + (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset":
        let asset = contents(of: path).flatMap { ImageAsset(folder: path, contents: $0) }
        if asset == nil { reportBroken(path) }
        if images[entry] == nil { images[entry] = asset ?? ImageAsset(variants: []) }
      case "colorset":
        let asset = contents(of: path).flatMap { ColorAsset(contents: $0) }
        if asset == nil { reportBroken(path) }
        if colors[entry] == nil, let asset, !asset.variants.isEmpty { colors[entry] = asset }
      case "":
        let isNamespace = (contents(of: path)?["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
        read(path, prefix: isNamespace ? "\(entry)/" : prefix, depth: depth - 1)
      default: break
      }
    }
  }

  private func contents(of folder: String) -> [String: Any]? {
    let path = folder + "/Contents.json"
    guard let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int, size < 10 << 20,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }

  private func reportBroken(_ path: String) {
    Report.once(
      "broken-asset-\(path)", "The asset \(path) cannot be read: its Contents.json is missing, malformed or contains no supported entry.")
  }
}
