import Foundation
import Testing

/// The program of `Examples/Unmodified`, which `Scripts/test` builds with the SDK and names in the environment.
private let trailsProgram = ProcessInfo.processInfo.environment["ORIEL_UNMODIFIED"]

/// A package without any reference to Oriel, in a real window, with real clicks.
@Suite("An unmodified package", .serialized, .enabled(if: XvfbSession.isAvailable && trailsProgram != nil))
struct UnmodifiedTests {
  /// Waits until a pixel meets a condition. Returns `false` if it doesn't within the timeout.
  private func wait(
    _ session: XvfbSession, _ window: XvfbSession.Window, x: Int, y: Int, for isRight: (XvfbSession.Pixel) -> Bool
  ) throws -> Bool {
    try poll(for: 15) { isRight(try session.pixel(x: x, y: y, in: window)) ? true : nil } ?? false
  }

  @Test("The list is shown, and a click opens a trail with its completely drawn profile")
  func window() throws {
    let session = try XvfbSession(width: 1000, height: 800)
    defer { session.end() }
    let program = try session.launch(try #require(trailsProgram), environment: ["ORIEL_COLOR_SCHEME": "light"])
    let window = try session.window(titled: "Trails", within: 60)

    // The badges of the rows: easy is green, hard is red.
    #expect(try wait(session, window, x: 38, y: 228) { $0.green > $0.red + 60 }, "the first trail is easy")
    #expect(try wait(session, window, x: 38, y: 502) { $0.red > $0.green + 60 }, "the fourth trail is hard")
    #expect(try session.darkPixels(in: (16, 50, 120, 40), of: window) > 200, "the dark title is on a light background")

    try session.click(x: 150, y: 500, in: window)
    // The end of the line, in the upper right corner of the profile.
    let corner = (x: 780, y: 60, width: 100, height: 60)
    let isDrawn = try poll(for: 15) { try session.redPixels(in: corner, of: window) > 50 ? true : nil }
    #expect(isDrawn == true, "the profile of the hard trail is red")
    #expect(program.isRunning)
    #expect(!program.output.contains("warning"), "\(program.output)")
  }

  @Test("A tool of the package, which uses other packages, writes a file of a known content type, and rejects other types")
  func tool() throws {
    let folder = URL(fileURLWithPath: try #require(trailsProgram)).deletingLastPathComponent()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("trails-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let writing = try ChildProcess(folder.appendingPathComponent("trails-export").path, [file.path])
    #expect(writing.exitCode(within: 10) == 0, "\(writing.output)")
    #expect(try String(contentsOf: file, encoding: .utf8).contains("Ridge Walk"))
    let refusing = try ChildProcess(folder.appendingPathComponent("trails-export").path, ["trails.png"])
    #expect(refusing.exitCode(within: 10) != 0)
    #expect(refusing.output.contains("image/png"))
  }
}
