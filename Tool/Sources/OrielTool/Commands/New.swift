import ArgumentParser
import Foundation
import ToolSupport

extension Template: ExpressibleByArgument {}

struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes a package for a program or a library.",
    discussion: "The package is an ordinary one, which knows nothing of Oriel: Xcode opens it, too.")

  @Argument(help: "The name, which is a Swift module's: letters, digits and _.")
  var name: String

  @Option(help: "What is in it.")
  var template = Template.app

  @Option(
    help: ArgumentHelp("The program's identifier, in reverse order of domains. By default com.example.NAME.", valueName: "identifier"))
  var identifier: String?

  func run() throws {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    try template.write(name: name, identifier: identifier, in: folder)
    print("\(name) is there. Next:\n\n  cd \(name)\n  oriel \(template == .library ? "test" : "run")")
  }
}
