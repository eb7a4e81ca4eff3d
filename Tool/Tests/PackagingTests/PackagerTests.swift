import Foundation
import Testing
import ToolSupport

@testable import Packaging

/// Tests of requirements on all formats.
@Suite(.enabled(if: Sample.hasCompiler)) struct PackagerTests {
  private let scratch: Scratch
  private let out: URL

  init() throws {
    scratch = try Scratch()
    out = scratch.url.appendingPathComponent("out")
  }

  private func packager(_ program: Program = Sample.program) throws -> Packager {
    Packager(program: program, payload: try Sample.payload(scratch), date: Sample.date)
  }

  @Test(arguments: Format.allCases) func theSameInputMakesTheSameBytes(format: Format) throws {
    if format == .deb, !Command.exists("dpkg-deb") { return }
    var program = Sample.program
    if Sample.hasImageMagick { program.icon = try scratch.file("icon.png", Sample.png(300)) }
    var packager = try packager(program)
    packager.toolbox.folders.removeAll { FileManager.default.fileExists(atPath: $0 + "/appimagetool") }
    let first = try packager.write(format, into: out)
    let second = try packager.write(format, into: scratch.url.appendingPathComponent("again"))
    #expect(try contents(first.file.deletingLastPathComponent()) == contents(second.file.deletingLastPathComponent()))
  }

  private func contents(_ folder: URL) throws -> [String: Data] {
    try paths(folder).reduce(into: [:]) { all, path in
      all[path] = path.contains(" -> ") ? Data() : try Data(contentsOf: folder.appendingPathComponent(path))
    }
  }

  @Test func aPackageReplacesTheOneBefore() throws {
    for _ in 0..<2 {
      for format in [Format.tar, .appimage, .flatpak] { _ = try packager().write(format, into: out) }
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: out.path)
    #expect(!names.contains { $0.hasPrefix(".") })
  }

  @Test func aToolThatFailsLeavesNothing() throws {
    var packager = try packager()
    try scratch.tool("tar", "echo no room >&2; exit 2")
    packager.toolbox.folders.insert(scratch.url.appendingPathComponent("tools").path, at: 0)
    _ = try scratch.file("out/Notes-1.2.0-\(Architecture.host.machineName).tar.gz", "before")
    let name = "Notes-1.2.0-\(Architecture.host.machineName).tar.gz"
    #expect(failure { try packager.write(.tar, into: out) } == "\(name) can't be written:\nno room")
    #expect(failure { try packager.write(.flatpak, into: out) } == "com.example.Notes.tar.gz can't be written:\nno room")
    #expect(try FileManager.default.contentsOfDirectory(atPath: out.path) == [name])
    #expect(try String(contentsOf: out.appendingPathComponent(name), encoding: .utf8) == "before")
  }

  @Test func aFolderThatCannotBeWrittenIsNamed() throws {
    _ = try scratch.file("file")
    let folder = scratch.url.appendingPathComponent("file/out")
    #expect(failure { try packager().write(.tar, into: folder) } == "The folder \(folder.path) can't be written: choose another one.")
    #expect(
      failure { try packager().write(.tar, into: URL(fileURLWithPath: "/proc/out")) }
        == "The folder /proc/out can't be written: choose another one.")
  }

  @Test func leftoversOfAnInterruptedRunAreRemoved() throws {
    // The id of a process that has ended.
    let output = try Command("sh", ["-c", "echo $$"]).text("No shell:").trimmingCharacters(in: .whitespacesAndNewlines)
    _ = try scratch.file("out/.oriel-partial-\(output)-12345678/half")
    _ = try scratch.file("out/.oriel-partial-1-12345678/half")
    _ = try packager().write(.tar, into: out)
    let hidden = try FileManager.default.contentsOfDirectory(atPath: out.path).filter { $0.hasPrefix(".") }
    #expect(hidden == [".oriel-partial-1-12345678"])
  }

  @Test func onlyADebStartsAKiosk() throws {
    var program = Sample.program
    program.isKiosk = true
    let note = "Only a deb starts the program at boot: start this package yourself, with --kiosk for the whole screen."
    for format in [Format.tar, .flatpak, .appimage] { #expect(try packager(program).write(format, into: out).notes.last == note) }
  }

  @Test func aBadFactIsNamed() throws {
    var program = Sample.program
    program.executable = "my notes"
    #expect(
      failure { try packager(program).write(.tar, into: out) }
        == "The executable \"my notes\" can't be packaged: use a name of letters, digits, \".\", \"_\", \"+\" and \"-\".")
    program = Sample.program
    program.summary = "a\nb"
    #expect(failure { try packager(program).write(.tar, into: out) } == "The summary must be one line of text.")
  }

  @Test func aBadPayloadIsNamed() throws {
    var payload = try Sample.payload(scratch)
    payload.resources.append(try scratch.file("Info.plist"))
    let plist = scratch.url.appendingPathComponent("Info.plist").path
    #expect(
      failure { try Packager(program: Sample.program, payload: payload).write(.tar, into: out) }
        == "Two files of the program are named Info.plist: rename the resource \(plist).")
    payload.resources = [scratch.url.appendingPathComponent("none")]
    #expect(
      failure { try Packager(program: Sample.program, payload: payload).write(.tar, into: out) }
        == "There is no file \(scratch.url.path)/none: build the program again.")
    let other: Architecture = Architecture.host == .riscv64 ? .amd64 : .riscv64
    #expect(
      failure { try Packager(program: Sample.program, payload: payload, architecture: other).write(.tar, into: out) }
        == "\(payload.executable.path) isn't built for \(other.rawValue): build it for that architecture, or package for \(Architecture.host.rawValue)."
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: out.path).isEmpty)
  }
}
