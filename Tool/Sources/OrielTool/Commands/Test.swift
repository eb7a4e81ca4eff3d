import ArgumentParser
import Foundation
import ToolSupport

struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Builds and runs the package's tests, without a display.",
    discussion: "Options of `swift test`, such as --parallel, can follow after --.")

  @Option(help: "Run only the tests whose names match the pattern.")
  var filter: [String] = []

  @Flag(help: "Write the reference pictures of snapshot tests again.")
  var acceptPictures = false

  @OptionGroup var options: PackageOptions

  @Argument(parsing: .postTerminator, help: "Options for `swift test`.")
  var arguments: [String] = []

  func run() throws {
    var command = try options.build().testCommand(filter.flatMap { ["--filter", $0] } + arguments)
    if acceptPictures { command.environment["ORIEL_ACCEPT_SNAPSHOTS"] = "1" }
    try command.replaceProcess()
  }
}
