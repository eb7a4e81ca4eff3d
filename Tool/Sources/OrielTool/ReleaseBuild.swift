import Foundation
import Packaging
import ToolSupport

/// A program built for other machines, and the files that belong to it.
struct ReleaseBuild {
  let build: Build
  let product: String

  /// Creates a release build.
  ///
  /// - Parameter languages: The languages of the program, or `nil` for all. The program contains the names of countries, currencies, units
  ///   and similar data in these and in English.
  /// - Throws: `Failure` for an SDK without static libraries: other machines don't have the shared ones.
  init(_ product: String, of package: SwiftPackage, sdk: SDK, modules: [String], languages: [String]?) throws {
    guard sdk.hasStaticLibraries else {
      throw Failure("The SDK in \(sdk.root.path) has no static libraries, which packages need: run Scripts/install-sdk --static.")
    }
    var build = Build(sdk: sdk, package: package, configuration: .release, modules: modules)
    // Packages for other machines don't replace the products of `oriel run --release`, because they are linked differently.
    build.scratchPath = package.root.appendingPathComponent(".build/oriel-package")
    build.isStatic = true
    if let languages { build.extra = try Self.options(languages: languages, sdk: sdk, in: build.scratchPath!) }
    self.build = build
    self.product = product
  }

  /// Returns the linker options for ICU data of the languages.
  private static func options(languages: [String], sdk: SDK, in folder: URL) throws -> [String] {
    do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
      throw Failure("The folder \(folder.path) can't be written: \(error.localizedDescription)")
    }
    let object = folder.appendingPathComponent("icu-\(languages.joined(separator: "-")).o")
    // An option can contain a path with a space, so that the options aren't split at spaces.
    let said = try Command(sdk.root.appendingPathComponent("bin/icu-data").path, [object.path] + languages)
      .text("The data of the program's languages can't be written:")
    guard let symbol = said.firstMatch(of: /--defsym=(\S+)/) else {
      throw Failure("icu-data of the SDK doesn't describe the use of its data: install the SDK again.")
    }
    return ["-Xlinker", object.path, "-Xlinker", "--defsym=\(symbol.1)"]
  }

  /// Builds the program and copies it into `folder`. The linker omits debug information.
  func payload(in folder: URL) throws -> Payload {
    try build.build(product)
    let built = try build.folder()
    let executable = folder.appendingPathComponent(product)
    do { try FileManager.default.copyItem(at: built.appendingPathComponent(product), to: executable) } catch {
      throw Failure("\(executable.path) can't be written: \(error.localizedDescription)")
    }
    return Payload(executable: executable, resources: try resources(in: built))
  }

  /// Returns the resource bundles, except those of tests.
  private func resources(in folder: URL) throws -> [URL] {
    let tests = Set(build.package.targets.filter { $0.type == "test" }.map { "\(build.package.name)_\($0.name).resources" })
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return files.filter { $0.pathExtension == "resources" && !tests.contains($0.lastPathComponent) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}

/// The languages of a program's strings.
struct ProgramLanguages {
  private struct Catalog: Decodable {
    struct Entry: Decodable { let localizations: [String: Ignored]? }
    struct Ignored: Decodable { init(from decoder: any Decoder) {} }

    let sourceLanguage: String?
    let strings: [String: Entry]?
  }

  /// Returns the languages of the folders and string catalogs below a folder, and English.
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
