import Foundation
import ToolSupport

/// The subject of `oriel try`: a package, or a folder of sources that a package in the cache folder represents.
struct TriedFolder {
  let package: SwiftPackage
  /// The source folder, or `nil` for a package.
  let sources: SourceFolder?
  /// The cache folder in which it is built.
  private let work: URL
  /// The package that represents the source folder.
  private let linked: LinkedPackage?

  private static let name = "Tried"

  init(_ path: String, sdk: SDK, caches: URL = HomeFolder.caches.appendingPathComponent("oriel/try")) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure("There is no folder \(path): specify one that has Swift files or a Package.swift.")
    }
    guard isFolder.boolValue else { throw Failure("\(path) is a file: specify its folder.") }
    let root = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    let caches = caches.standardizedFileURL.resolvingSymlinksInPath()
    work = LinkedPackage.folder(named: root.lastPathComponent.plain, for: "\(root.path)\n\(sdk.root.path)", in: caches)
    if FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path) {
      (sources, linked) = (nil, nil)
      package = try SwiftPackage.find(in: root, scratchPath: work.appendingPathComponent("build"))
      guard !package.targets.isEmpty else {
        throw Failure("The package \(package.name) has no target: the folders in its manifest, or Sources, must exist.")
      }
      return
    }
    let sources = try SourceFolder(root, except: caches)
    guard !sources.sources.isEmpty else { throw Failure("There are no Swift files in \(root.path): specify a folder that has some.") }
    let linked = try LinkedPackage(
      name: Self.name, root: work, links: Self.links(to: sources), resources: sources.catalogs, isProgram: sources.isProgram,
      isMainActorByDefault: sources.isMainActorByDefault)
    package = try linked.write()
    if sources.catalogs.contains(where: { $0.hasSuffix(".xcassets") }) {
      _ = try Command(sdk.assetSymbols.path, [work.path]).text("The symbols of the asset catalogs in \(root.path) can't be written:")
    }
    (self.sources, self.linked) = (sources, linked)
  }

  /// Returns the files and folders of the target, by their paths in it. SwiftPM writes source paths into a JSON file without escaping, so
  /// that characters that aren't valid there are replaced by `_`.
  static func links(to folder: SourceFolder) -> [String: URL] {
    var links: [String: URL] = [:]
    for path in folder.sources + folder.catalogs {
      var link = path
      if path.hasSuffix(".swift") {
        link = path.replacing(/["\\\p{Cc}]/, with: "_")
        while link != path, links[link] != nil || folder.sources.contains(link) { link = "_\(link)" }
      }
      links[link] = folder.root.appendingPathComponent(path)
    }
    return links
  }

  /// The output of the last build.
  var log: URL { work.appendingPathComponent("log") }

  /// Builds everything with as few opt-in modules as necessary, and returns its errors, or `nil` if it builds. Adds the necessary opt-in
  /// modules to `build`, and the linker if the default one rejects options of the package.
  func errors(of build: inout Build) throws -> BuildErrors? {
    while true {
      let isBuilt = try build.attempt(log: log)
      let said = try readLog()
      if isBuilt { return nil }
      let errors = BuildErrors(in: said)
      if build.linker == nil, errors.includeRejectedLinkerOption {
        build.linker = "bfd"
        continue
      }
      let wanted = Set(errors.missingModules.compactMap { SDK.optInModule(having: $0) })
      let missed = SDK.optInModules.filter { wanted.contains($0) && !build.modules.contains($0) }
      // A package that depends on Oriel itself declares its modules in its manifest.
      guard build.sdk != nil, !missed.isEmpty else {
        guard errors.lines.isEmpty else { return errors }
        let last = said.split(separator: "\n").suffix(20).joined(separator: "\n")
        throw Failure("The build of \(package.name) failed without a compiler error: see \(log.path), which ends with\n\(last)")
      }
      build.modules += missed
    }
  }

  /// Returns the log's text. Replaces paths of links in the log by the files that they refer to.
  private func readLog() throws -> String {
    guard let data = try? Data(contentsOf: log) else { throw Failure("The file \(log.path) can't be read.") }
    var text = String(decoding: data, as: UTF8.self)
    guard let linked, let sources else { return text }
    for (path, file) in linked.links where file.path != sources.root.appendingPathComponent(path).path {
      text = text.replacingOccurrences(of: linked.sources.appendingPathComponent(path).path, with: file.path)
    }
    text = text.replacingOccurrences(of: linked.sources.path + "/", with: sources.root.path + "/")
    do { try Data(text.utf8).write(to: log) } catch { throw Failure("The file \(log.path) can't be written.") }
    return text
  }

  /// Returns the named program, or the only one.
  func program(_ wanted: String?) throws -> String {
    if let sources, package.programs.isEmpty {
      throw Failure("There is no app in \(sources.root.path): add @main to one of its types.")
    }
    return try package.program(wanted)
  }

  /// Returns the command that opens a built program.
  func command(for program: String, of build: Build, saying: (String) -> Void) throws -> Command {
    let built = try build.folder().appendingPathComponent(program)
    guard let sources else { return Command(built.path) }
    return Command(try MainBundle.make(at: work.appendingPathComponent("app"), of: built, with: sources, saying: saying).path)
  }
}
