import ArgumentParser
import Foundation
import Testing
import ToolSupport

@testable import OrielTool

/// Tests in which a shell script stands in for the drawing program.
@Suite("Preview pictures")
struct PictureRunTests {
  private let work: Workplace

  init() throws { work = try Workplace() }

  /// Runs the script, which has the request's text in `$request`. Its function `say` adds a line to the report.
  private func draw(_ script: String, patience: TimeInterval = 60) throws -> PictureRun.Outcome {
    let program = work.folder.appendingPathComponent("program")
    let text = """
      #!/bin/bash
      request=$(cat "$ORIEL_PREVIEW_PICTURES")
      report=$(sed -E 's/.*"report":"([^"]*)".*/\\1/; s/\\\\//g' <<<"$request")
      say() { echo "$1" >>"$report"; }
      \(script)
      """
    try Data(text.utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let folder = work.folder.appendingPathComponent("pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try PictureRun(program: program, selection: nil, options: PictureOptions(), patience: patience).draw(into: folder)
  }

  @Test("The outcome lists drawn pictures, differences and failures")
  func outcome() throws {
    let outcome = try draw(
      """
      [[ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]] || exit 9
      say '{"kind":"catalog","names":["Notes/A","Notes/B"]}'
      say '{"kind":"begin","id":"1","name":"Notes/A"}'
      mkdir -p "${report%/*}/Notes"
      touch "${report%/*}/Notes/A-dark.difference.png"
      say '{"kind":"picture","id":"1","file":"Notes/A-light.png"}'
      say '{"kind":"picture","id":"1","file":"Notes/A-dark.png","difference":0.5}'
      say '{"kind":"failure","id":"2","name":"Notes/B","text":"it is empty"}'
      say '{"kind":"end"}'
      """)
    #expect(outcome.catalog == ["Notes/A", "Notes/B"] && outcome.failures == ["Notes/B: it is empty"])
    #expect(
      outcome.pictures == [
        .init(file: "Notes/A-light.png"), .init(file: "Notes/A-dark.png", difference: 0.5, differs: true),
      ])
    #expect(
      Snapshot.verdict(outcome, comparedWith: "before")
        == Failure("1 preview couldn't be drawn, and 1 of 2 pictures differs from before."))
    #expect(Snapshot.verdict(outcome, comparedWith: nil) == Failure("1 preview couldn't be drawn."))
    #expect(Snapshot.verdict(.init(pictures: [.init(file: "A.png", difference: 0)]), comparedWith: "before") == nil)
  }

  @Test("A preview that crashes or hangs the program is reported, and the others are drawn")
  func interrupted() throws {
    let outcome = try draw(
      """
      case "$request" in
        *'"done":[]'*)
          say '{"kind":"begin","id":"1","name":"Notes/A"}'
          printf 'A.swift:3: Fatal error: Out of tea\nCurrent stack trace:\n0    program                 0x00007f62a722e89f main + 85\n' >&2
          kill -ILL $$ ;;
        *'"done":["1"]'*) say '{"kind":"begin","id":"2","name":"Notes/B"}'; exec sleep 100 ;;
        *'"done":["1","2"]'*) say '{"kind":"begin","id":"3","name":"Notes/C"}'; exit 0 ;;
        *) say '{"kind":"begin","id":"4","name":"Notes/D"}'; say '{"kind":"picture","file":"Notes/D-light.png"}'; say '{"kind":"end"}' ;;
      esac
      """, patience: 1)
    #expect(
      outcome.failures == [
        "Notes/A: the program ended by signal 4: Out of tea", "Notes/B: the program was busy for more than 1 seconds",
        "Notes/C: the program ended with status 0",
      ])
    #expect(outcome.pictures == [.init(file: "Notes/D-light.png")])
  }

  @Test("A program that ends before it draws anything isn't restarted")
  func unable() {
    #expect(throws: Failure("The previews can't be drawn: the program ended with status 7 before the first one.")) { try draw("exit 7") }
  }

  @Test("Invalid options are refused before the build")
  func options() {
    for arguments in [["--scale", "9"], ["--tolerance", "256"], ["--scheme", "blue"], ["--text-size", "huge"]] {
      #expect(throws: (any Error).self) { try OrielCommand.parseAsRoot(["snapshot"] + arguments) }
    }
    #expect(throws: Never.self) {
      try OrielCommand.parseAsRoot(["snapshot", "A.swift", "--scheme", "dark", "--text-size", "accessibility5"])
    }
  }
}
