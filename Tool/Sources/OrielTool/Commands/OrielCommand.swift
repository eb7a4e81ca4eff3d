import ArgumentParser
import Foundation
import ToolSupport

/// The program `oriel`.
public struct OrielCommand: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "oriel", abstract: "Makes, runs, tests, previews and packages SwiftUI programs on Linux.",
    subcommands: [New.self, Run.self, Test.self, Preview.self, Snapshot.self, Doctor.self, MakePackage.self])

  public init() {}
}

/// Where the package is that a command is about.
struct PackageOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The package's folder, or one inside of it.", valueName: "dir"))
  var packagePath = "."

  @Option(
    help: ArgumentHelp("Opt-in modules that the package may import, with commas between them: os, UIKit, simd.", valueName: "modules"))
  var with: String?

  func package() throws -> SwiftPackage { try SwiftPackage.find(in: URL(fileURLWithPath: packagePath)) }

  func modules() throws -> [String] {
    let names = with?.split(separator: ",").map(String.init) ?? []
    for name in names where !SDK.optInModules.contains(name) {
      throw Failure("There is no opt-in module \(name): there are \(SDK.optInModules.joined(separator: ", ")).")
    }
    return names
  }

  func build(_ configuration: Build.Configuration = .debug) throws -> Build { try build(of: try package(), configuration) }

  /// The build of a package: with the SDK, unless the package depends on Oriel itself.
  func build(of package: SwiftPackage, _ configuration: Build.Configuration = .debug) throws -> Build {
    let modules = try modules()
    let bringsOriel = try package.dependsOnOriel()
    guard !bringsOriel || modules.isEmpty else {
      throw Failure(
        "The package \(package.name) depends on Oriel itself: its manifest names the modules that it takes, and --with doesn't.")
    }
    return Build(sdk: bringsOriel ? nil : try SDK.find(), package: package, configuration: configuration, modules: modules)
  }
}
