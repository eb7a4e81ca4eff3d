import Foundation
import ToolSupport

/// A build of a package.
struct Build {
  enum Configuration: String { case debug, release }

  /// The SDK, or `nil` for a package that depends on Oriel itself.
  let sdk: SDK?
  let package: SwiftPackage
  var configuration = Configuration.debug
  /// The opt-in modules of the SDK.
  var modules: [String] = []
  /// Indicates whether programs are linked statically with Oriel and Swift.
  var isStatic = false
  /// The folder in which SwiftPM builds, or `nil` for the package's own build folder.
  var scratchPath: URL?
  /// The name of the linker, or `nil` for the toolchain's default.
  var linker: String?
  /// Further options for SwiftPM.
  var extra: [String] = []

  /// The options of SwiftPM's commands.
  var options: [String] {
    ["--package-path", package.root.path, "-c", configuration.rawValue] + (scratchPath.map { ["--scratch-path", $0.path] } ?? [])
      + (sdk?.arguments(with: modules, isStatic: isStatic) ?? []) + (linker.map { ["-Xswiftc", "-use-ld=\($0)"] } ?? []) + extra
  }

  /// The part of the package that is built.
  enum Part: Equatable {
    case everything
    case product(String)
    case target(String)
  }

  /// Builds a product. The compiler reports errors.
  func build(_ product: String) throws { try build(.product(product)) }

  /// Builds a part of the package. The compiler reports errors.
  func build(_ part: Part) throws {
    let (selection, name): ([String], String) =
      switch part {
      case .everything: ([], "The package \(package.name)")
      case .product(let name): (["--product", name], name)
      case .target(let name): (["--target", name], name)
      }
    try Command("swift", ["build"] + selection + options).check("\(name) doesn't build.")
  }

  /// Builds all targets, writes the output into a log file, and returns whether the build succeeds. The compiler continues after a file with errors, so that the
  /// log has the errors of all files.
  func attempt(log: URL) throws -> Bool {
    try? FileManager.default.createDirectory(at: log.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard FileManager.default.createFile(atPath: log.path, contents: nil), let handle = try? FileHandle(forWritingTo: log) else {
      throw Failure("The file \(log.path) can't be written.")
    }
    defer { try? handle.close() }
    let command = Command("swift", ["build"] + options + ["-Xswiftc", "-continue-building-after-errors"])
    return Command.wait(for: try command.start(standardOutput: handle, standardError: handle)) == 0
  }

  /// Returns the folder of SwiftPM's build products.
  func folder() throws -> URL {
    let path = try Command("swift", ["build", "--show-bin-path"] + options).text("SwiftPM doesn't print its build folder:")
    return URL(fileURLWithPath: path.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  func testCommand(_ arguments: [String]) -> Command { Command("swift", ["test"] + options + arguments) }
}
