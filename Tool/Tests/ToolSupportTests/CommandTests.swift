import Foundation
import Testing
import ToolSupport

@Suite("Commands that the tool runs")
struct CommandTests {
  @Test("The output, the error output and the status of a command are separate")
  func output() throws {
    let output = try Command("sh", ["-c", "echo out; echo err >&2; exit 3"]).output()
    #expect(output.status == 3 && output.standardOutput == "out\n" && output.standardError == "err\n")
    #expect(try Command("sh", ["-c", "kill -9 $$"]).output().status == 137)
    #expect(try Command("sh", ["-c", "head -c 300000 /dev/zero | tr '\\0' a"]).text("").count == 300_000)
  }

  @Test("A failed command is reported with its error output")
  func failure() {
    #expect(throws: Failure("It failed:\nbecause")) { try Command("sh", ["-c", "echo because >&2; exit 1"]).text("It failed:") }
    #expect(throws: Failure("It failed.")) { try Command("false").check("It failed.") }
    #expect(throws: Failure("no-such-program isn't installed, or not in PATH.")) { try Command("no-such-program").run() }
    #expect(!Command.exists("/etc/passwd") && Command.exists("/bin/sh"))
  }

  @Test("A command runs in the given environment and folder")
  func surroundings() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let command = Command("sh", ["-c", "pwd; echo \"$ONE ${HOME-none}\""], environment: ["ONE": "1", "HOME": nil], directory: folder)
    #expect(try command.text("").split(separator: "\n").map(String.init) == [folder.path, "1 none"])
  }

  @Test("A started command is terminated, even if it ignores SIGTERM")
  func ending() throws {
    let willing = try Command("sleep", ["100"]).start()
    Command.end(willing)
    #expect(!willing.isRunning && Command.wait(for: willing) == 128 + SIGTERM)
    let ready = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: ready) }
    let unwilling = try Command("bash", ["-c", "trap '' TERM; : >'\(ready.path)'; while :; do sleep 0.1; done"]).start()
    while !FileManager.default.fileExists(atPath: ready.path) { usleep(10_000) }
    Command.end(unwilling)
    #expect(!unwilling.isRunning && Command.wait(for: unwilling) == 128 + SIGKILL)
  }
}
