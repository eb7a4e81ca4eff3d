import ArgumentParser
import Foundation
import ToolSupport

struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Builds the package's tests and runs them, without a display.",
    discussion: "Other options are those of `swift test`, such as --filter NAME or --parallel, after --.")

  @Option(help: "Run the tests whose names match the pattern alone.")
  var filter: [String] = []

  @Flag(help: "Write the pictures that tests compare with anew.")
  var acceptPictures = false

  @OptionGroup var options: PackageOptions

  @Argument(parsing: .postTerminator, help: "Options of `swift test`.")
  var arguments: [String] = []

  func run() throws {
    var command = try options.build().testCommand(filter.flatMap { ["--filter", $0] } + arguments)
    if acceptPictures { command.environment["ORIEL_ACCEPT_SNAPSHOTS"] = "1" }
    try command.replaceProcess()
  }
}
