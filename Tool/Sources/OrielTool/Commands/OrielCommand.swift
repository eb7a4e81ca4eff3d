import ArgumentParser
import Foundation
import ToolSupport

/// The program `oriel`.
public struct OrielCommand: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "oriel", abstract: "Creates, runs, tests, previews and packages SwiftUI programs on Linux.",
    subcommands: [New.self, Run.self, Test.self, Preview.self, Snapshot.self, Try.self, Doctor.self, MakePackage.self])

  public init() {}

  /// Runs the command that the program's arguments name. If it fails, exits the program, with status 2 for invalid arguments.
  public static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let error where exitCode(for: error) == .validationFailure {
      FileHandle.standardError.write(Data("\(fullMessage(for: error))\n".utf8))
      Foundation.exit(2)
    } catch {
      exit(withError: error)
    }
  }
}

/// The options that locate a command's package.
struct PackageOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the package, or a folder inside it.", valueName: "dir"))
  var packagePath = "."

  @OptionGroup var optIn: OptInModules

  func package() throws -> SwiftPackage { try SwiftPackage.find(in: URL(fileURLWithPath: packagePath)) }

  func build(_ configuration: Build.Configuration = .debug) throws -> Build { try optIn.build(of: try package(), configuration) }
}

/// The modules that a package gets only on request, and the linker.
struct OptInModules: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A comma-separated list of opt-in modules that the package may import: \(SDK.optInModules.joined(separator: ", ")).",
      valueName: "modules"))
  var with: String?

  @Option(
    help: ArgumentHelp(
      "The linker, instead of the toolchain's default: bfd links packages whose manifest passes options of Apple's linker, such as -ObjC.",
      valueName: "name"))
  var linker: String?

  var names: [String] { with?.split(separator: ",").map(String.init) ?? [] }

  func validate() throws {
    for name in names where !SDK.optInModules.contains(name) {
      throw ValidationError("There is no opt-in module \(name). The opt-in modules are \(SDK.optInModules.joined(separator: ", ")).")
    }
  }

  /// Returns the build of a package: with the SDK, unless the package depends on Oriel itself.
  func build(
    of package: SwiftPackage, _ configuration: Build.Configuration = .debug, sdk: @autoclosure () throws -> SDK = try SDK.find()
  ) throws -> Build {
    let resolved = try package.resolved()
    let bringsOriel = package.dependsOnOriel(resolved)
    guard !bringsOriel || names.isEmpty else {
      throw Failure(
        "The package \(package.name) depends on Oriel: add the modules to its manifest instead of --with.")
    }
    let sdk = bringsOriel ? nil : try sdk()
    if let sdk { try package.replaceOpenCombine(by: sdk, resolved) }
    return Build(
      sdk: sdk, package: package, configuration: configuration, modules: names,
      scratchPath: package.scratchPath, linker: linker)
  }
}
