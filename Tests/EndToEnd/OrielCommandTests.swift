import Foundation
import Testing

/// The path of the SDK that `Scripts/test` has installed, from the environment.
private let sdk = ProcessInfo.processInfo.environment["ORIEL_SDK"]

/// `oriel` of the installed SDK, beginning in an empty folder.
@Suite("The oriel command in an empty folder", .serialized, .enabled(if: sdk != nil))
struct OrielCommandTests {
  private static let templates = ["app", "document", "kiosk", "library", "menubar"]
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel new \(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private func oriel() throws -> String { try #require(sdk) + "/bin/oriel" }

  /// Runs `oriel` in a folder and returns its output. A status other than 0 fails the test.
  @discardableResult
  private func oriel(_ arguments: String..., in directory: URL? = nil, within timeout: TimeInterval = 300) throws -> String {
    let directory = (directory ?? folder).path
    let child = try ChildProcess("sh", ["-c", "cd \"$0\" && exec \"$@\"", directory, try oriel()] + arguments)
    let code = child.exitCode(within: timeout)
    #expect(code == 0, "oriel \(arguments.joined(separator: " ")): \(child.output.suffix(2000))")
    return child.output
  }

  /// One package combines all templates, so that their common dependencies are built once.
  @Test("The tests of every template pass, and build without a warning")
  func templates() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let all = folder.appendingPathComponent("All")
    for kind in ["Sources", "Tests"] {
      try FileManager.default.createDirectory(at: all.appendingPathComponent(kind), withIntermediateDirectories: true)
    }
    var targets: [String] = []
    for template in Self.templates {
      let name = "My" + template.capitalized
      try oriel("new", name, "--template", template)
      for path in ["Sources/\(name)", "Tests/\(name)Tests"] {
        try FileManager.default.moveItem(at: folder.appendingPathComponent("\(name)/\(path)"), to: all.appendingPathComponent(path))
      }
      let isLibrary = template == "library"
      targets.append(
        isLibrary ? ".target(name: \"\(name)\")" : ".executableTarget(name: \"\(name)\", resources: [.process(\"Resources\")])")
      targets.append(".testTarget(name: \"\(name)Tests\", dependencies: [\"\(name)\"])")
    }
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "All", defaultLocalization: "en", platforms: [.macOS(.v15), .iOS(.v18)], targets: [\(targets.joined(separator: ", "))])
      """
    try manifest.write(to: all.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    let said = try oriel("test", in: all)
    #expect(said.contains("with 9 tests in 9 suites passed"), "\(said.suffix(2000))")
    #expect(!said.contains("warning:"), "\(said)")
  }
}
