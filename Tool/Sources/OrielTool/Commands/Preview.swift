import ArgumentParser
import Foundation
import ToolSupport

struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows the package's previews, and rebuilds them when a file changes.",
    discussion: """
      Shows the previews of all programs and libraries of the package, those of a program and its dependencies, or those of a file, which doesn't need a package. \
      A build that fails says why and leaves the window as it was.
      """)

  @Argument(help: ArgumentHelp("A program of the package, or a Swift file.", valueName: "program-or-file"))
  var wanted: String?

  @Flag(help: "Don't watch for changes; exit when the window closes.")
  var once = false

  @OptionGroup var options: PackageOptions

  func run() throws {
    guard Display.isThere else {
      throw Failure("Previews need a display, and DISPLAY and WAYLAND_DISPLAY are unset: `oriel snapshot` draws them to files.")
    }
    let source = try PreviewSource.find(wanted, options)
    let program = PreviewProgram(build: try options.optIn.build(of: source.package), source: source)
    let memory = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-previews-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: memory) }
    try PreviewLoop(program, memory: memory).run(once: once)
  }
}
