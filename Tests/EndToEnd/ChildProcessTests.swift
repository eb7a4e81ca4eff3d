import DesktopStandIns
import Foundation
import Testing

@Suite("Child processes of tests", .enabled(if: InstalledPrograms.has("flock")))
struct ChildProcessTests {
  @Test("Ending a shell ends all programs of its pipeline")
  func pipeline() throws {
    let lock = FileManager.default.temporaryDirectory.appendingPathComponent("lock-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: lock) }
    func isHeld() throws -> Bool {
      let attempt = try ChildProcess("flock", ["--nonblock", lock, "true"])
      defer { attempt.end() }
      return attempt.exitCode(within: 10) != 0
    }
    let shell = try ChildProcess("sh", ["-c", "flock '\(lock)' sleep 600 | cat"])
    #expect(try poll(for: 10) { try isHeld() ? true : nil } == true)
    shell.end()
    #expect(try poll(for: 10) { try isHeld() ? nil : true } == true)
  }
}
