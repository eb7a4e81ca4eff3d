import Foundation
import Testing
import ToolSupport

@Suite("Programs that the tool runs")
struct CommandTests {
  @Test("What a program prints and how it ends is told apart")
  func output() throws {
    let output = try Command("sh", ["-c", "echo out; echo err >&2; exit 3"]).output()
    #expect(output.status == 3 && output.standardOutput == "out\n" && output.standardError == "err\n")
    #expect(try Command("sh", ["-c", "kill -9 $$"]).output().status == 137)
    #expect(try Command("sh", ["-c", "head -c 300000 /dev/zero | tr '\\0' a"]).text("").count == 300_000)
  }

  @Test("A program that fails is told with its last words")
  func failure() {
    #expect(throws: Failure("It failed:\nbecause")) { try Command("sh", ["-c", "echo because >&2; exit 1"]).text("It failed:") }
    #expect(throws: Failure("It failed.")) { try Command("false").check("It failed.") }
    #expect(throws: Failure("no-such-program isn't installed, or not in PATH.")) { try Command("no-such-program").run() }
    #expect(!Command.exists("/etc/passwd") && Command.exists("/bin/sh"))
  }

  @Test("A program gets the environment and the folder that it is given")
  func surroundings() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let command = Command("sh", ["-c", "pwd; echo \"$ONE ${HOME-none}\""], environment: ["ONE": "1", "HOME": nil], directory: folder)
    #expect(try command.text("").split(separator: "\n").map(String.init) == [folder.path, "1 none"])
  }

  @Test("A program that was started is ended, even if it doesn't want to")
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
