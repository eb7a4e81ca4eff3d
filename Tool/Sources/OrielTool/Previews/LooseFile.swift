import Foundation
import ToolSupport

/// A Swift file in no package, and the package in the folder of caches by which it is built.
struct LooseFile {
  let file: URL
  /// The module's name, which is the file's as far as that can be one's.
  let name: String

  init(_ file: URL) {
    self.file = file
    let plain = String(file.deletingPathExtension().lastPathComponent.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    name = (try? Template.check(name: plain)) == nil || plain == "main" ? "Preview\(plain)" : plain
  }

  private static var caches: URL {
    let environment = ProcessInfo.processInfo.environment
    let data = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
    return (data ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")).appendingPathComponent(
      "oriel/previews")
  }

  /// Writes the package into the folder of caches, where what was built stays for the next time.
  func package(in caches: URL = caches) throws -> SwiftPackage {
    // One for each path: `djb2` tells them apart.
    let mark = file.path.utf8.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) }
    let root = caches.appendingPathComponent("\(name)-\(String(mark, radix: 16))")
    let link = root.appendingPathComponent("Sources/\(name)/\(file.lastPathComponent)")
    let text = try String(contentsOf: file, encoding: .utf8)
    let isProgram =
      file.lastPathComponent == "main.swift" || text.firstMatch(of: /(?m)^\s*@(main|UIApplicationMain|NSApplicationMain)\b/) != nil
    let kind = isProgram ? "executable" : "library"
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "\(name)", platforms: [.macOS(.v15), .iOS(.v18)], targets: [.\(isProgram ? "executableTarget" : "target")(name: "\(name)")],
        swiftLanguageModes: [.v5])
      """
    let files = FileManager.default
    do {
      try files.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? files.removeItem(at: link)
      try files.createSymbolicLink(at: link, withDestinationURL: file)
      let place = root.appendingPathComponent("Package.swift")
      // SwiftPM plans anew where the manifest has another date.
      if (try? String(contentsOf: place, encoding: .utf8)) != manifest { try Data(manifest.utf8).write(to: place) }
    } catch {
      throw Failure("The folder \(root.path) can't be written: \(error.localizedDescription)")
    }
    return SwiftPackage(
      root: root, name: name, products: [],
      targets: [.init(name: name, type: kind, path: "Sources/\(name)", module: name, sources: [file.lastPathComponent])])
  }
}
