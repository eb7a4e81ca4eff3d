import Foundation
import Packaging
import ToolSupport

/// A program built for other machines, and the files that go with it.
struct ReleaseBuild {
  let build: Build
  let product: String

  /// `languages` are those that the program speaks, nil for all: a program with static libraries brings the names of countries, currencies, units and the like in
  /// these and in English.
  init(_ product: String, of package: SwiftPackage, sdk: SDK, modules: [String], languages: [String]?) throws {
    var build = Build(sdk: sdk, package: package, configuration: .release, modules: modules)
    // Packages for other machines don't take the place of what `oriel run --release` builds: they are linked in another way.
    build.scratchPath = package.root.appendingPathComponent(".build/oriel-package")
    build.isStatic = sdk.hasStaticLibraries
    // Shared libraries stand beside the program, wherever that is, and are looked for there by one another, too.
    build.extra = ["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/lib", "-Xlinker", "--disable-new-dtags"]
    if build.isStatic, let languages { build.extra += try Self.options(languages: languages, sdk: sdk, in: build.scratchPath!) }
    self.build = build
    self.product = product
  }

  /// The linker's options for ICU's data of some languages.
  private static func options(languages: [String], sdk: SDK, in folder: URL) throws -> [String] {
    do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
      throw Failure("The folder \(folder.path) can't be written: \(error.localizedDescription)")
    }
    let object = folder.appendingPathComponent("icu-\(languages.joined(separator: "-")).o")
    // A path with a space in it is an option all the same, so the options aren't taken apart at spaces.
    let said = try Command(sdk.root.appendingPathComponent("bin/icu-data").path, [object.path] + languages)
      .text("The data of the program's languages can't be written:")
    guard let symbol = said.firstMatch(of: /--defsym=(\S+)/) else {
      throw Failure("icu-data of the SDK doesn't say how its data are used: install the SDK again.")
    }
    return ["-Xlinker", object.path, "-Xlinker", "--defsym=\(symbol.1)"]
  }

  /// Builds the program and copies it, without what only debuggers read, into `folder`.
  func payload(in folder: URL) throws -> Payload {
    try build.build(product)
    let built = try build.folder()
    let executable = folder.appendingPathComponent(product)
    do { try FileManager.default.copyItem(at: built.appendingPathComponent(product), to: executable) } catch {
      throw Failure("\(executable.path) can't be written: \(error.localizedDescription)")
    }
    let beside = folder.appendingPathComponent("lib")
    try FileManager.default.createDirectory(at: beside, withIntermediateDirectories: true)
    let libraries = try SharedLibraries(of: executable).brought(by: [build.sdk.root.appendingPathComponent("lib")]).map { library in
      let copy = beside.appendingPathComponent(library.lastPathComponent)
      try FileManager.default.copyItem(at: library.resolvingSymlinksInPath(), to: copy)
      return copy
    }
    for file in libraries + [executable] { try strip(file) }
    return Payload(executable: executable, resources: try resources(in: built), libraries: libraries)
  }

  private func strip(_ file: URL) throws {
    guard let tool = ["strip", "llvm-strip", "llvm-objcopy"].first(where: Command.exists) else {
      throw Failure("strip isn't installed, which packages are made smaller by: apt-get install binutils.")
    }
    try Command(tool, [file.pathExtension == "so" ? "--strip-unneeded" : "--strip-all", file.path]).check(
      "\(file.lastPathComponent) can't be stripped.")
  }

  /// The bundles of resources, but for those of tests.
  private func resources(in folder: URL) throws -> [URL] {
    let tests = Set(build.package.targets.filter { $0.type == "test" }.map { "\(build.package.name)_\($0.name).resources" })
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return files.filter { $0.pathExtension == "resources" && !tests.contains($0.lastPathComponent) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}

/// The shared libraries that a program loads.
struct SharedLibraries {
  let executable: URL

  init(of executable: URL) { self.executable = executable }

  /// The libraries that a package has to bring: Oriel's, and Swift's own, which other machines don't have.
  func brought(by folders: [URL]) throws -> [URL] {
    let text = try Command("ldd", [executable.path]).text("The libraries of \(executable.lastPathComponent) can't be read:")
    return try Self.paths(in: text).compactMap { name, path in
      guard let path else {
        throw Failure("The library \(name) of \(executable.lastPathComponent) isn't there: build the SDK anew with Scripts/install-sdk.")
      }
      let file = URL(fileURLWithPath: path).standardizedFileURL
      let isOwn = folders.contains { file.path.hasPrefix($0.standardizedFileURL.path + "/") }
      return isOwn || file.path.contains("/usr/lib/swift/") || file.path.contains("/lib/swift/linux/") ? file : nil
    }
  }

  /// The names and the places that `ldd` prints; a library that isn't found has no place.
  static func paths(in text: String) -> [(name: String, path: String?)] {
    text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "=>").map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2 else { return nil }
      return (parts[0], parts[1].hasPrefix("/") ? parts[1].split(separator: " (").first.map(String.init) : nil)
    }
  }
}

/// The languages that a program has words in.
struct ProgramLanguages {
  private struct Catalog: Decodable {
    struct Entry: Decodable { let localizations: [String: Ignored]? }
    struct Ignored: Decodable { init(from decoder: any Decoder) {} }

    let sourceLanguage: String?
    let strings: [String: Entry]?
  }

  /// Those of the folders and catalogs of strings below a folder, and English.
  static func find(in folder: URL) -> [String] {
    var found: Set = ["en"]
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while let file = all?.nextObject() as? URL {
      switch file.pathExtension {
      case "lproj": found.insert(file.deletingPathExtension().lastPathComponent)
      case "xcstrings":
        guard let data = try? Data(contentsOf: file), let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else { continue }
        if let source = catalog.sourceLanguage { found.insert(source) }
        for entry in (catalog.strings ?? [:]).values { found.formUnion((entry.localizations ?? [:]).keys) }
      default: break
      }
    }
    return found.filter { $0.firstMatch(of: /^[A-Za-z]{2,3}([-_].*)?$/) != nil }.sorted()
  }
}
