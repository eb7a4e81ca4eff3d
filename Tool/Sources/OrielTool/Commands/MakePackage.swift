import ArgumentParser
import Foundation
import Packaging
import ToolSupport

extension Format: ExpressibleByArgument {}

struct MakePackage: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "package", abstract: "Builds a program for release and creates a package that other machines install or run.",
    discussion:
      "The identifier, name, version, icon and other properties come from Oriel.toml or an Info.plist, next to the manifest or the "
      + "program's sources.")

  @Argument(help: "The program, if the package has several.")
  var program: String?

  @Option(help: "The format of the package. Can be specified more than once.")
  var format: [Format] = []

  @Option(help: ArgumentHelp("The output folder. The default is the folder dist of the package.", valueName: "dir"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      """
      A comma-separated list of the languages in which the program can name countries, currencies and units, or all. The default are the languages of its \
      in. Dates and numbers are written in every language.
      """, valueName: "languages"))
  var languages: String?

  @OptionGroup var options: PackageOptions

  func validate() throws {
    if format.isEmpty {
      throw ValidationError("Specify a format: --format \(Format.allCases.map(\.rawValue).joined(separator: ", --format "))")
    }
  }

  func run() throws {
    let (sdk, package) = (try SDK.find(), try options.package())
    let resolved = try package.resolved()
    guard !package.dependsOnOriel(resolved) else {
      throw Failure("The package \(package.name) depends on Oriel: `oriel package` requires a manifest without that dependency.")
    }
    try package.replaceOpenCombine(by: sdk, resolved)
    let product = try package.program(program)
    // This precedes the build, which takes long, so that an invalid Oriel.toml is reported at once.
    let facts = try ProgramFacts(package: package, product: product).program()
    let work = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-package-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: work) }
    let build = try ReleaseBuild(product, of: package, sdk: sdk, modules: options.optIn.names, languages: wantedLanguages(of: package))
    let payload = try build.payload(in: work)
    let packager = Packager(program: facts, payload: payload)
    let folder = output.map { URL(fileURLWithPath: $0) } ?? package.root.appendingPathComponent("dist")
    var said: Set<String> = []
    for format in format {
      let result = try packager.write(format, into: folder)
      print("\(result.file.path)\(Size(of: result.file).map { " (\($0))" } ?? "")")
      for note in result.notes where said.insert(note).inserted { print("  \(note)") }
    }
  }
}

extension MakePackage {
  /// Returns the languages of the package, or `nil` for all.
  private func wantedLanguages(of package: SwiftPackage) -> [String]? {
    guard let languages else { return ProgramLanguages.find(in: package.root.appendingPathComponent("Sources")) }
    return languages == "all" ? nil : languages.split(separator: ",").map(String.init)
  }
}

/// The size of a file for display.
struct Size: CustomStringConvertible {
  let bytes: Int

  /// Creates the size of a regular file, or returns `nil` for a folder or a missing file.
  init?(of file: URL) {
    guard let values = try? file.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey]), values.isRegularFile == true,
      let size = values.fileSize
    else { return nil }
    bytes = size
  }

  var description: String {
    bytes < 1_000_000 ? "\((bytes + 999) / 1000) KB" : "\(Double(bytes / 100_000) / 10) MB"
  }
}
