import ArgumentParser
import Foundation
import ToolSupport

struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows the package's previews and rebuilds them when a file changes.",
    discussion: """
      Shows the previews of all programs and libraries of the package, those of one program and its dependencies, or those of a file, which need not be part of a \
      package. If a build fails, its errors are printed and the window stays as it is.
      """)

  @Argument(help: ArgumentHelp("A program of the package, or a Swift file.", valueName: "program-or-file"))
  var wanted: String?

  @Flag(help: "Don't watch for changes, and exit when the window closes.")
  var once = false

  @OptionGroup var options: PackageOptions

  func run() throws {
    guard Display.isThere else {
      throw Failure("Previews need a display, and DISPLAY and WAYLAND_DISPLAY are unset: `oriel snapshot` draws them into files.")
    }
    let source = try PreviewSource.find(wanted, options)
    let program = PreviewProgram(build: try options.optIn.build(of: source.package), source: source)
    let memory = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-previews-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: memory) }
    try PreviewLoop(program, memory: memory).run(once: once)
  }
}
