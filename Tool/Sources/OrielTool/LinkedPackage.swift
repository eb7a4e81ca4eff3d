import Foundation
import ToolSupport

/// A package in the cache folder that builds files without a package: its only target contains links to them. Build products are kept for
/// the next build.
struct LinkedPackage {
  /// The name of the package, of its target and of its program.
  let name: String
  let root: URL
  /// The files and folders of the target, by their paths in it.
  let links: [String: URL]
  /// The paths of the links that are resources.
  var resources: [String] = []
  let isProgram: Bool
  /// Indicates whether declarations are isolated to the main actor if nothing else is specified.
  var isMainActorByDefault = false

  /// The folder of the target.
  var sources: URL { root.appendingPathComponent(path) }
  private var path: String { "Sources/\(name)" }

  /// Returns the cache folder for a path. Its name has a readable part and a hash of the path.
  static func folder(named name: String, for path: String, in caches: URL) -> URL {
    // `djb2`, unlike `Hasher`, gives the same hash in every process.
    let mark = path.utf8.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) }
    return caches.appendingPathComponent("\(name)-\(String(mark, radix: 16))")
  }

  /// Indicates whether a Swift file is the entry point of a program.
  static func isMain(_ file: URL) throws -> Bool {
    if file.lastPathComponent == "main.swift" { return true }
    guard let data = try? Data(contentsOf: file) else { throw Failure("The file \(file.path) can't be read.") }
    return String(decoding: data, as: UTF8.self).firstMatch(of: /(?m)^\s*@(main|UIApplicationMain|NSApplicationMain)\b/) != nil
  }

  var manifest: String {
    let list = resources.sorted().map { ".process(\($0.quoted))" }.joined(separator: ", ")
    let settings = isMainActorByDefault ? ", swiftSettings: [.defaultIsolation(MainActor.self)]" : ""
    return """
      // swift-tools-version: \(isMainActorByDefault ? "6.2" : "6.0")
      import PackageDescription

      let package = Package(
        name: "\(name)", defaultLocalization: "en", platforms: [.macOS(.v15), .iOS(.v18)],
        targets: [.\(isProgram ? "executableTarget" : "target")(name: "\(name)", resources: [\(list)]\(settings))],
        swiftLanguageModes: [.v5])

      """
  }

  /// Writes the manifest and the links, and removes links of earlier calls.
  func write() throws -> SwiftPackage {
    let files = FileManager.default
    do {
      if files.fileExists(atPath: sources.path) { try files.removeItem(at: sources) }
      for (path, file) in links {
        let link = sources.appendingPathComponent(path)
        try files.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        try files.createSymbolicLink(at: link, withDestinationURL: file)
      }
      let place = root.appendingPathComponent("Package.swift")
      // SwiftPM plans the build again if the manifest's modification date has changed.
      if (try? String(contentsOf: place, encoding: .utf8)) != manifest { try Data(manifest.utf8).write(to: place) }
    } catch {
      throw Failure("The folder \(root.path) can't be written: \(error.localizedDescription)")
    }
    let sources = links.keys.filter { $0.hasSuffix(".swift") }.sorted()
    return SwiftPackage(
      root: root, name: name, products: isProgram ? [.init(name: name, targets: [name], isExecutable: true, isLibrary: false)] : [],
      targets: [.init(name: name, type: isProgram ? "executable" : "library", path: path, module: name, sources: sources)])
  }
}

extension String {
  /// The ASCII letters, digits and underscores of the text, which can be part of a module's name.
  var plain: String { filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") } }

  /// The text in quotation marks, as in Swift literals and argument files.
  var quoted: String { "\"" + replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\"" }
}
