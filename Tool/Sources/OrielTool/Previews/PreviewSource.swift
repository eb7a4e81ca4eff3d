import Foundation
import ToolSupport

/// The source of the previews that are shown or drawn.
struct PreviewSource {
  let package: SwiftPackage
  /// The part of the package that has to be built.
  let part: Build.Part
  /// The modules that are searched for previews, with all modules that they use.
  let modules: [String]
  /// The names of the selected previews, or `nil` for all previews of the modules: `Module/File.swift` for a file, `Module.Name` for a
  /// provider.
  let selection: [String]?
  /// The file, or the folder of files, whose changes rebuild the previews.
  let watched: URL
  /// The default folder for pictures.
  let pictures: URL

  /// - Parameters:
  ///   - wanted: A program of the package, or the path of a Swift file, in which case the package isn't read, or `nil` for the whole
  /// package.
  ///   - options: The location of the package.
  static func find(_ wanted: String?, _ options: PackageOptions) throws -> PreviewSource {
    guard let wanted, wanted.hasSuffix(".swift") else { return try of(try options.package(), program: wanted) }
    return try of(file: URL(fileURLWithPath: wanted))
  }

  /// Returns the previews of a program and the modules that it uses, or of all targets of a package.
  static func of(_ package: SwiftPackage, program: String? = nil) throws -> PreviewSource {
    let pictures = package.root.appendingPathComponent("snapshots")
    guard let program else {
      let modules = package.targets.filter { ["executable", "library"].contains($0.type) }.compactMap(\.module)
      guard !modules.isEmpty else { throw Failure("The package \(package.name) has no Swift target that can contain previews.") }
      return PreviewSource(
        package: package, part: .everything, modules: modules, selection: nil, watched: package.root, pictures: pictures)
    }
    let name = try package.program(program)
    let targets = package.products.first { $0.name == name && $0.isExecutable }?.targets ?? []
    let modules = package.targets.filter { targets.contains($0.name) }.compactMap(\.module)
    return PreviewSource(
      package: package, part: .product(name), modules: modules, selection: nil, watched: package.root, pictures: pictures)
  }

  /// Returns the previews in a file, which is built as part of its package's target, or alone if it has no package.
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
        throw Failure("\(file.lastPathComponent) isn't in a target of the package \(package.name) that can contain previews.")
      }
      return PreviewSource(
        package: package, part: .target(target.name), modules: [module], selection: selection(of: file, text, in: module),
        watched: package.root, pictures: package.root.appendingPathComponent("snapshots"))
    }
    let package = try LooseFile(file).package()
    guard let module = package.targets.first?.module else { throw Failure("\(file.path) can't be built by itself.") }
    return PreviewSource(
      package: package, part: .target(module), modules: [module], selection: selection(of: file, text, in: module), watched: file,
      pictures: folder.appendingPathComponent("snapshots"))
  }

  /// Returns the names of a file's previews. A program doesn't know which file declares a provider, so that the names are read from the
  /// file.
  static func selection(of file: URL, _ text: String, in module: String) -> [String] {
    let declaration = /\b(?:struct|class|enum|actor|extension)\s+(?:\w+\.)*(\w+)[^{}]*:[^{}]*\bPreviewProvider\b/
    // The default kind of word boundaries treats dots as part of a word.
    let providers = text.matches(of: declaration.wordBoundaryKind(.simple))
    return ["\(module)/\(file.lastPathComponent)"] + providers.map { "\(module).\($0.1)" }
  }
}
