import Foundation
import ToolSupport

/// A build of somebody's package.
struct Build {
  enum Configuration: String { case debug, release }

  /// Nil for a package that depends on Oriel itself.
  let sdk: SDK?
  let package: SwiftPackage
  var configuration = Configuration.debug
  /// Opt-in modules of the SDK.
  var modules: [String] = []
  /// Whether programs have what they use of Oriel and of Swift inside.
  var isStatic = false
  /// Where SwiftPM builds; nil for the package's own folder of builds.
  var scratchPath: URL?
  /// Further options of SwiftPM's.
  var extra: [String] = []

  private var options: [String] {
    ["--package-path", package.root.path, "-c", configuration.rawValue] + (scratchPath.map { ["--scratch-path", $0.path] } ?? [])
      + (sdk?.arguments(with: modules, isStatic: isStatic) ?? []) + extra
  }

  /// What is built.
  enum Part: Equatable {
    case everything
    case product(String)
    case target(String)
  }

  /// Builds a product; the compiler says what is wrong.
  func build(_ product: String) throws { try build(.product(product)) }

  /// Builds a part of the package; the compiler says what is wrong.
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

  /// Where SwiftPM leaves what it builds.
  func folder() throws -> URL {
    let path = try Command("swift", ["build", "--show-bin-path"] + options).text("SwiftPM doesn't say where it builds:")
    return URL(fileURLWithPath: path.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  func testCommand(_ arguments: [String]) -> Command { Command("swift", ["test"] + options + arguments) }
}
