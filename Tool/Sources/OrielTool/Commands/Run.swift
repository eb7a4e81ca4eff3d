import ArgumentParser
import Foundation
import ToolSupport

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Builds and runs a program of the package.")

  @Argument(help: "The program, if the package has several.")
  var program: String?

  @Flag(help: "Build with optimization.")
  var release = false

  @Flag(help: "Show the program in a browser on this machine, even if there is a display.")
  var browser = false

  @Flag(help: "Open windows with the size of a phone.")
  var phone = false

  @Option(help: "Log the decisions of engines: a comma-separated list of focus, gestures, presentation and updates, or all.")
  var log: String?

  @Flag(help: "Open an inspector that shows the views of the program's windows and the work of each frame.")
  var inspect = false

  @OptionGroup var options: PackageOptions

  @Argument(parsing: .postTerminator, help: "The program's arguments, after --.")
  var arguments: [String] = []

  func run() throws {
    let build = try options.build(release ? .release : .debug)
    let name = try build.package.program(program)
    try build.build(name)
    var command = Command(try build.folder().appendingPathComponent(name).path, arguments)
    if phone { command.environment["ORIEL_DEVICE"] = "phone" }
    if let log { command.environment["ORIEL_LOG"] = log }
    if inspect { command.environment["ORIEL_INSPECT"] = "1" }
    try Display.open(command, inBrowser: browser, as: ProgramFacts(package: build.package, product: name))
  }
}

enum Display {
  /// Indicates whether windows can be opened.
  static var isThere: Bool {
    let environment = ProcessInfo.processInfo.environment
    return ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
  }

  /// Replaces this process by a program, or serves the program to a browser if there is no display, and exits with its status.
  ///
  /// - Parameter facts: The source of the name of the browser page.
  static func open(_ command: Command, inBrowser: Bool = false, as facts: ProgramFacts) throws -> Never {
    if inBrowser || !isThere {
      // An Oriel.toml with an error prevents packaging, but not running.
      let page = (try? facts.program()).map { PageFacts($0) } ?? PageFacts(name: facts.product)
      throw ExitCode(try Browser.serve(command, as: page))
    }
    try command.replaceProcess()
  }
}
