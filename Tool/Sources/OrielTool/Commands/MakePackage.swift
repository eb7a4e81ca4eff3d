import ArgumentParser
import Foundation
import ToolSupport

struct MakePackage: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "package", abstract: "Builds a program for release and writes a file that other machines install or run.")

  func run() throws { throw Failure("not yet") }
}
