import ArgumentParser
import Foundation
import ToolSupport

extension Template: ExpressibleByArgument {}

struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Creates a package for a program or a library.",
    discussion: "It is an ordinary Swift package that doesn't depend on Oriel, so Xcode can open it, too.")

  @Argument(help: "The name of the Swift module: letters, digits and _.")
  var name: String

  @Option(help: "The kind of package.")
  var template = Template.app

  @Option(
    help: ArgumentHelp("The program's identifier in reverse-DNS notation. By default com.example.NAME.", valueName: "identifier"))
  var identifier: String?

  func run() throws {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    try template.write(name: name, identifier: identifier, in: folder)
    print("\(name) is there. Next:\n\n  cd \(name)\n  oriel \(template == .library ? "test" : "run")")
  }
}
