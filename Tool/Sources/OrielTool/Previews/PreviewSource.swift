import Foundation
import ToolSupport

/// Whose previews are shown or drawn.
struct PreviewSource {
  let package: SwiftPackage
  /// What has to be built for them.
  let part: Build.Part
  /// The modules that are looked at, with all that they use.
  let modules: [String]
  /// What names the previews, where it isn't all that the modules have: a file as `Module/File.swift`, a provider as `Module.Name`.
  let selection: [String]?
  /// The folder whose files' changes have the previews built anew, or the file.
  let watched: URL
  /// The folder that pictures go into where nobody names another one.
  let pictures: URL

  /// - Parameters:
  ///   - wanted: A program of the package, or the path of a Swift file, of which the package isn't asked then; nil for all of the package.
  ///   - options: Where the package is.
  static func find(_ wanted: String?, _ options: PackageOptions) throws -> PreviewSource {
    guard let wanted, wanted.hasSuffix(".swift") else { return try of(try options.package(), program: wanted) }
    return try of(file: URL(fileURLWithPath: wanted))
  }

  /// The previews of a program and of what it uses, or of all targets of a package.
  static func of(_ package: SwiftPackage, program: String? = nil) throws -> PreviewSource {
    let pictures = package.root.appendingPathComponent("snapshots")
    guard let program else {
      let modules = package.targets.filter { ["executable", "library"].contains($0.type) }.compactMap(\.module)
      guard !modules.isEmpty else { throw Failure("The package \(package.name) has no target in Swift that could have previews.") }
      return PreviewSource(
        package: package, part: .everything, modules: modules, selection: nil, watched: package.root, pictures: pictures)
    }
    let name = try package.program(program)
    let targets = package.products.first { $0.name == name && $0.isExecutable }?.targets ?? []
    let modules = package.targets.filter { targets.contains($0.name) }.compactMap(\.module)
    return PreviewSource(
      package: package, part: .product(name), modules: modules, selection: nil, watched: package.root, pictures: pictures)
  }

  /// The previews that stand in a file: of a package's target, or built alone where there is no package around it.
  static func of(file: URL) throws -> PreviewSource {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { throw Failure("There is no file \(file.path).") }
    let file = file.standardizedFileURL.resolvingSymlinksInPath()
    let folder = file.deletingLastPathComponent()
    if SwiftPackage.isAround(folder) {
      let package = try SwiftPackage.find(in: folder)
      let target = package.targets.first { target in
        let place = package.root.appendingPathComponent(target.path).resolvingSymlinksInPath().path
        return target.sources.contains { "\(place)/\($0)" == file.path }
      }
      guard let target, let module = target.module, ["executable", "library"].contains(target.type) else {
        throw Failure("\(file.lastPathComponent) is in no target of the package \(package.name) that could have previews.")
      }
      return PreviewSource(
        package: package, part: .target(target.name), modules: [module], selection: selection(of: file, text, in: module),
        watched: package.root, pictures: package.root.appendingPathComponent("snapshots"))
    }
    let package = try LooseFile(file).package()
    guard let module = package.targets.first?.module else { throw Failure("\(file.path) can't be built alone.") }
    return PreviewSource(
      package: package, part: .target(module), modules: [module], selection: selection(of: file, text, in: module), watched: file,
      pictures: folder.appendingPathComponent("snapshots"))
  }

  /// The names of a file's previews. Where providers are declared, a program doesn't know: the file says it.
  static func selection(of file: URL, _ text: String, in module: String) -> [String] {
    let declaration = /\b(?:struct|class|enum|actor|extension)\s+(?:\w+\.)*(\w+)[^{}]*:[^{}]*\bPreviewProvider\b/
    // The other kind of words has dots in it.
    let providers = text.matches(of: declaration.wordBoundaryKind(.simple))
    return ["\(module)/\(file.lastPathComponent)"] + providers.map { "\(module).\($0.1)" }
  }
}
