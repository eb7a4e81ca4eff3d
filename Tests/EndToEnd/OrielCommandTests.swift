import Foundation
import Testing

/// Where `Scripts/test` has installed the SDK, as it names it in the environment.
private let sdk = ProcessInfo.processInfo.environment["ORIEL_SDK"]

/// `oriel` of the installed SDK, from an empty folder on.
@Suite("From an empty folder to a program", .serialized, .enabled(if: sdk != nil && XvfbSession.isAvailable))
struct OrielCommandTests {
  private static let templates = ["app", "document", "kiosk", "library", "menubar"]
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel new \(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private func oriel() throws -> String { try #require(sdk) + "/bin/oriel" }

  /// Runs `oriel` in a folder and returns what it says; another status than 0 fails the test.
  @discardableResult
  private func oriel(_ arguments: String..., in directory: URL? = nil, within timeout: TimeInterval = 300) throws -> String {
    let directory = (directory ?? folder).path
    let child = try ChildProcess("sh", ["-c", "cd \"$0\" && exec \"$@\"", directory, try oriel()] + arguments)
    let code = child.exitCode(within: timeout)
    #expect(code == 0, "oriel \(arguments.joined(separator: " ")): \(child.output.suffix(2000))")
    return child.output
  }

  /// One package of all templates, as each builds for itself: what they share is built once.
  @Test("The tests of every template pass, without a warning")
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

  @Test("A new program opens its window by one command, and goes into packages that unpack and run elsewhere")
  func program() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try oriel("new", "Hello", "--identifier", "org.example.Hello")
    let package = folder.appendingPathComponent("Hello")
    let session = try XvfbSession(width: 900, height: 700)
    defer { session.end() }
    let begin = Date()
    let program = try session.launch(try oriel(), ["run", "--package-path", package.path])
    let window = try session.window(titled: "Hello", within: 120)
    let seconds = Date().timeIntervalSince(begin)
    #expect(seconds < 120, "The window took \(seconds) s")
    try useIt(window, in: session)
    program.end()

    try oriel("package", "--format", "deb", "--format", "tar", in: package, within: 600)
    let built = try FileManager.default.contentsOfDirectory(atPath: package.appendingPathComponent("dist").path).sorted()
    let deb = try #require(built.first { $0.hasSuffix(".deb") })
    #expect(built.contains { $0.hasSuffix(".tar.gz") } && built.count == 2, "\(built)")
    let root = folder.appendingPathComponent("root")
    try session.run("dpkg-deb", "-x", package.appendingPathComponent("dist/\(deb)").path, root.path, timeout: 60)
    // Neither Swift nor the SDK is to be found by it.
    try FileManager.default.moveItem(at: package, to: folder.appendingPathComponent("moved"))
    let unpacked = try session.launch(
      root.appendingPathComponent("usr/lib/Hello/Hello").path,
      environment: ["LD_LIBRARY_PATH": "", "ORIEL_SDK": "", "ORIEL_NEW_INSTANCE": "1"])
    try useIt(try session.window(titled: "Hello"), in: session)
    let maps = try String(contentsOfFile: "/proc/\(unpacked.processIdentifier)/maps", encoding: .utf8)
    #expect(!maps.contains(try #require(sdk)) && !maps.contains("libswiftCore"), "It has what it needs of both inside")
    unpacked.end()
  }

  /// Turns a switch of the first page on, which has the system's green then.
  private func useIt(_ window: XvfbSession.Window, in session: XvfbSession) throws {
    func green() throws -> Int {
      try session.pixels(in: (300, 100, 110, 100), of: window) { $0.green > $0.red + 60 && $0.green > $0.blue + 60 }
    }
    let isDrawn = try poll(for: 15) { try session.darkPixels(in: (0, 40, 200, 60), of: window) > 100 ? true : nil }
    #expect(isDrawn == true, "the title is dark on light")
    #expect(try green() == 0)
    // The pointer may be there from another window.
    try session.moveMouse(x: 10, y: 10, in: window)
    try session.click(x: 362, y: 142, in: window)
    #expect(try poll(for: 5) { try green() > 200 ? true : nil } == true)
  }
}
