import Foundation
import Testing

/// Where `Scripts/test` has installed the toolset, as it names it in the environment.
private let sdk = ProcessInfo.processInfo.environment["ORIEL_SDK"]

@Suite("A folder of sources is tried", .serialized, .enabled(if: sdk != nil))
struct TryPackageTests {
  /// Runs the script on a folder of one file.
  private func tried(_ source: String, _ arguments: [String] = []) throws -> (code: Int32?, output: String) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tried-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try source.write(to: folder.appendingPathComponent("Tried.swift"), atomically: true, encoding: .utf8)
    let script = try ChildProcess(
      "/usr/bin/env",
      ["XDG_CACHE_HOME=\(folder.path)/cache", "Scripts/try-package", "--sdk", try #require(sdk)] + arguments + [folder.path])
    return (script.exitCode(within: 300), script.output)
  }

  @Test("What it lacks is named by kind, and counted")
  func missing() throws {
    let (code, output) = try tried(
      """
      import SwiftUI

      struct Places: View {
        var body: some View {
          MapView()
          Text("Here").glorious()
          Text("There").glorious()
        }
      }
      """)
    #expect(code == 1)
    #expect(output.contains("Doesn't build: 3 errors in 1 files."), "\(output)")
    #expect(output.contains("1 MapView"), "\(output)")
    #expect(output.contains("2 value of type") && output.contains("no member 'glorious'"), "\(output)")
  }

  @Test("A module that isn't there is named")
  func module() throws {
    let (code, output) = try tried("import MapKit\nimport SwiftUI\n")
    #expect(code == 1)
    #expect(output.contains("1 MapKit"), "\(output)")
  }

  @Test("What builds says so, and a library has nothing to open")
  func builds() throws {
    let source = "import SwiftUI\n\npublic struct Card: View {\n  public var body: some View { Text(\"Card\") }\n}\n"
    let (code, output) = try tried(source)
    #expect(code == 0)
    #expect(output.contains("Builds."), "\(output)")
    let (opened, message) = try tried(source, ["--open"])
    #expect(opened == 2)
    #expect(message.contains("no program to open"), "\(message)")
  }

  @Test("A folder without Swift files, and one that isn't there, can't be tried")
  func nothing() throws {
    let script = try ChildProcess("/usr/bin/env", ["Scripts/try-package", "--sdk", try #require(sdk), "/nowhere"])
    #expect(script.exitCode(within: 30) == 2)
    #expect(script.output.contains("no folder: /nowhere"))
  }
}
