import Foundation
import ToolSupport

/// A package, as SwiftPM describes it.
struct SwiftPackage {
  struct Product: Decodable, Equatable {
    let name: String
    let targets: [String]
    let isExecutable: Bool
    let isLibrary: Bool

    private enum CodingKeys: CodingKey { case name, targets, type }
    private enum Kind: String, CodingKey { case executable, library }

    init(name: String, targets: [String], isExecutable: Bool, isLibrary: Bool) {
      self.name = name
      self.targets = targets
      self.isExecutable = isExecutable
      self.isLibrary = isLibrary
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      name = try values.decode(String.self, forKey: .name)
      targets = try values.decode([String].self, forKey: .targets)
      let kind = try values.nestedContainer(keyedBy: Kind.self, forKey: .type)
      isExecutable = kind.contains(.executable)
      isLibrary = kind.contains(.library)
    }
  }

  struct Target: Decodable, Equatable {
    let name: String
    let type: String
    /// The path in the package's folder.
    let path: String
    /// The name of the target's Swift module, or `nil` if it has none.
    let module: String?
    /// The paths of the sources in the target's folder.
    let sources: [String]

    private enum CodingKeys: String, CodingKey {
      case name, type, path, sources
      case moduleName = "c99name"
      case language = "module_type"
    }

    init(name: String, type: String, path: String, module: String? = nil, sources: [String] = []) {
      (self.name, self.type, self.path, self.module, self.sources) = (name, type, path, module, sources)
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let isSwift = try values.decode(String.self, forKey: .language) == "SwiftTarget"
      self.init(
        name: try values.decode(String.self, forKey: .name), type: try values.decode(String.self, forKey: .type),
        path: try values.decode(String.self, forKey: .path), module: isSwift ? try values.decode(String.self, forKey: .moduleName) : nil,
        sources: try values.decodeIfPresent([String].self, forKey: .sources) ?? [])
    }
  }

  private struct Description: Decodable {
    struct Dependency: Decodable {}

    let name: String
    let dependencies: [Dependency]?
    let products: [Product]
    let targets: [Target]
  }

  let root: URL
  let name: String
  let products: [Product]
  let targets: [Target]
  /// Indicates whether the manifest has dependencies on other packages.
  var hasDependencies = false
  /// The folder in which SwiftPM builds, or `nil` for the package's own build folder.
  var scratchPath: URL?

  /// Indicates whether a folder is in a package.
  static func isAround(_ folder: URL) -> Bool {
    var folder = folder.standardizedFileURL
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
      guard folder.path != "/" else { return false }
      folder = folder.deletingLastPathComponent()
    }
    return true
  }

  /// Reads the package that contains a folder: the folder itself or its nearest ancestor with a manifest.
  static func find(in folder: URL, scratchPath: URL? = nil) throws -> SwiftPackage {
    guard FileManager.default.fileExists(atPath: folder.path) else { throw Failure("There is no folder \(folder.path).") }
    var root = folder.standardizedFileURL
    while !FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path) {
      guard root.path != "/" else {
        throw Failure("There is no Package.swift in \(folder.path), nor in a parent folder: create a package with `oriel new NAME`.")
      }
      root = root.deletingLastPathComponent()
    }
    let text = try ask(["describe", "--type", "json"], at: root, scratchPath) { _ in "The package in \(root.path) can't be read:" }
    // SwiftPM can print other lines before the JSON.
    let json = text.firstIndex(of: "{").map { Data(text[$0...].utf8) } ?? Data()
    guard let description = try? JSONDecoder().decode(Description.self, from: json) else {
      throw Failure("SwiftPM's description of the package in \(root.path) can't be read: Swift 6.3 is needed.")
    }
    return SwiftPackage(
      root: root, name: description.name, products: description.products, targets: description.targets,
      hasDependencies: description.dependencies?.isEmpty == false, scratchPath: scratchPath)
  }

  /// Returns the output of `swift package`. If it fails, throws the message that `failure` creates from the output, with the errors.
  private static func ask(_ arguments: [String], at root: URL, _ scratchPath: URL?, failure: (String) -> String) throws -> String {
    let scratch = scratchPath.map { ["--scratch-path", $0.path] } ?? []
    let output = try Command("swift", ["package", "--package-path", root.path] + scratch + arguments).output()
    guard output.status == 0 else {
      let said = output.standardError.isEmpty ? output.standardOutput : output.standardError
      let errors = BuildErrors(in: said).lines.prefix(5)
      let reasons = errors.isEmpty ? said.split(separator: "\n").suffix(5).map(String.init) : Array(errors)
      throw Failure(([failure(said)] + reasons).joined(separator: "\n"))
    }
    return output.standardOutput
  }

  /// A package and those that it depends on.
  struct Dependency: Decodable {
    let identity: String
    let name: String
    /// The folder with its sources: a checkout, a folder that the manifest names, or the replacement of the package.
    let path: String
    let dependencies: [Dependency]

    /// Returns this package or one that it depends on, directly or indirectly, if it satisfies a condition, or `nil` if none does.
    func find(_ isWanted: (Dependency) -> Bool) -> Dependency? {
      if isWanted(self) { return self }
      for dependency in dependencies { if let found = dependency.find(isWanted) { return found } }
      return nil
    }
  }

  /// Returns the package with those that it depends on, or `nil` if it depends on none.
  func resolved() throws -> Dependency? {
    guard hasDependencies else { return nil }
    let text = try Self.ask(["show-dependencies", "--format", "json"], at: root, scratchPath) { said in
      let unfetched = Self.unfetched(in: said)
      guard !unfetched.isEmpty else { return "The dependencies of the package \(name) can't be resolved:" }
      return """
        \(name) depends on \(unfetched.joined(separator: " and ")), which can't be fetched: connect to the network, or correct the address.
        """
    }
    // SwiftPM can print other lines before the JSON.
    let json = text.firstIndex(of: "{").map { Data(text[$0...].utf8) } ?? Data()
    guard let dependency = try? JSONDecoder().decode(Dependency.self, from: json) else {
      throw Failure("SwiftPM's list of the dependencies of the package \(name) can't be read: Swift 6.3 is needed.")
    }
    return dependency
  }

  /// Indicates whether the package is Oriel, or depends on Oriel as a package, directly or indirectly, and not on the SDK.
  ///
  /// - Parameter resolved: The package with those that it depends on, or `nil` if it depends on none.
  func dependsOnOriel(_ resolved: Dependency?) -> Bool {
    (name == "Oriel" && libraries.contains("SwiftUI")) || resolved?.find { $0.name == "Oriel" } != nil
  }

  /// Has SwiftPM use the SDK's package in place of OpenCombine, if the package depends on that, until its build folder is removed. The
  /// manifest isn't changed, but SwiftPM removes OpenCombine from Package.resolved.
  ///
  /// - Parameter resolved: The package with those that it depends on, or `nil` if it depends on none.
  func replaceOpenCombine(by sdk: SDK, _ resolved: Dependency?) throws {
    guard let found = resolved?.find({ $0.identity == "opencombine" }), found.path != sdk.openCombine.path else { return }
    let failure = "OpenCombine, which \(name) depends on and the SDK contains, can't be replaced:"
    let isReplaced = found.path.hasSuffix("/packages/OpenCombine")
    // That of another SDK.
    if isReplaced { _ = try Self.ask(["unedit", "--force", "OpenCombine"], at: root, scratchPath) { _ in failure } }
    let folder = root.appendingPathComponent("Packages")
    let hadFolder = FileManager.default.fileExists(atPath: folder.path)
    _ = try Self.ask(["edit", "OpenCombine", "--path", sdk.openCombine.path], at: root, scratchPath) { _ in failure }
    // SwiftPM links the replacement there for editors, and doesn't need the link.
    try? FileManager.default.removeItem(at: folder.appendingPathComponent("OpenCombine"))
    if !hadFolder { try? FileManager.default.removeItem(at: folder) }
  }

  /// Returns the addresses of the packages that SwiftPM's output lists as begun and not finished.
  static func unfetched(in said: String) -> [String] {
    var addresses: [String] = []
    for line in said.split(separator: "\n") {
      if let fetching = line.wholeMatch(of: /Fetching (\S+)( from cache)?/) {
        let address = String(fetching.1)
        if !addresses.contains(address) { addresses.append(address) }
      } else if let fetched = line.prefixMatch(of: /Fetched (\S+)/) {
        addresses.removeAll { $0 == fetched.1 }
      }
    }
    return addresses
  }

  var programs: [String] { products.filter(\.isExecutable).map(\.name) }
  var libraries: [String] { products.filter(\.isLibrary).map(\.name) }

  /// Returns the named program, or the only one, or the one with the package's name.
  func program(_ wanted: String?) throws -> String {
    let programs = programs
    if let wanted {
      guard programs.contains(wanted) else {
        throw Failure("The package \(name) has no program \(wanted): \(Self.list(programs, none: "it has none")).")
      }
      return wanted
    }
    guard let first = programs.first else {
      throw Failure("The package \(name) has no program: add an executable target with @main.")
    }
    if programs.count == 1 { return first }
    if let own = programs.first(where: { $0 == name || $0 == "\(name)App" }) { return own }
    throw Failure("The package \(name) has several programs: specify one of \(programs.joined(separator: ", ")).")
  }

  private static func list(_ names: [String], none: String) -> String { names.isEmpty ? none : "it has \(names.joined(separator: ", "))" }
}
