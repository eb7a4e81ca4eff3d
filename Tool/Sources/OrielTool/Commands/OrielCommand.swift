import ArgumentParser
import Foundation
import ToolSupport

/// The program `oriel`.
public struct OrielCommand: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "oriel", abstract: "Makes, runs, tests and packages SwiftUI programs on Linux.",
    subcommands: [New.self, Run.self, Test.self, Preview.self, Doctor.self, MakePackage.self])

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

  func build(_ configuration: Build.Configuration = .debug) throws -> Build {
    Build(sdk: try SDK.find(), package: try package(), configuration: configuration, modules: try modules())
  }
}
