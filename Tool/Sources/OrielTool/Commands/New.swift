import ArgumentParser
import Foundation
import ToolSupport

extension Template: ExpressibleByArgument {}

struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Creates a package for a program or a library.",
    discussion: "The package doesn't depend on Oriel, and also opens in Xcode.")

  @Argument(help: "The name of the package and of its module: letters, digits and _.")
  var name: String

  @Option(help: "The kind of the package.")
  var template = Template.app

  @Option(
    help: ArgumentHelp("The program's identifier, in reverse-DNS form. The default is com.example.NAME.", valueName: "identifier"))
  var identifier: String?

  func run() throws {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    try template.write(name: name, identifier: identifier, in: folder)
    print("Created \(name). Next:\n\n  cd \(name)\n  oriel \(template == .library ? "test" : "run")")
  }
}
