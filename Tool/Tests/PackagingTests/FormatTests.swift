import Foundation
import Testing
import ToolSupport

@testable import Packaging

@Suite(.enabled(if: Sample.hasCompiler)) struct ArchiveTests {
  private let scratch: Scratch
  private let out: URL

  init() throws {
    scratch = try Scratch()
    out = scratch.url.appendingPathComponent("out")
  }

  @Test func theProgramRunsFromWhereItIsUnpacked() throws {
    let library = try Sample.compile(
      "const char *word(void) { return \"brought\"; }", as: "libword.so.1", scratch, ["-shared", "-fPIC", "-Wl,-soname,libword.so.1"])
    let executable = try Sample.compile(
      "const char *word(void); int puts(const char *); int main(void) { puts(word()); return 0; }", as: "built", scratch,
      [library.path, "-Wl,-rpath,$ORIGIN/lib"])
    let payload = Payload(executable: executable, libraries: [library])
    let result = try Packager(program: Sample.program, payload: payload, date: Sample.date).write(.tar, into: out)
    let folder = "Notes-1.2.0-\(Architecture.host.machineName)"
    #expect(result.file == out.appendingPathComponent("\(folder).tar.gz"))
    #expect(
      result.notes == [
        "The program has no icon, so a plain one with a letter is used: set icon in Oriel.toml to a PNG or an SVG.",
        "The program needs these libraries on the system: libc.so.6.",
      ])
    _ = try Command("tar", ["-xzf", result.file.path], directory: scratch.url).text("No archive:")
    let root = scratch.url.appendingPathComponent(folder)
    #expect(
      try paths(root) == [
        "Info.plist", "Notes", "lib/libword.so.1", "share/applications/com.example.Notes.desktop",
        "share/icons/hicolor/scalable/apps/com.example.Notes.svg", "share/metainfo/com.example.Notes.metainfo.xml",
      ])
    #expect(try Command(root.appendingPathComponent("Notes").path).text("It doesn't run:") == "brought\n")
    #expect(Bundle(path: root.path)?.bundleIdentifier == "com.example.Notes")
    #expect(
      try !String(contentsOf: root.appendingPathComponent("share/applications/com.example.Notes.desktop"), encoding: .utf8).contains(
        "DBusActivatable"))
    let list = try Command("tar", ["-tvzf", result.file.path, "--utc", "--full-time", "--numeric-owner"]).text("No list:")
    for line in list.split(separator: "\n") { #expect(line.contains(" 0/0 ") && line.contains(" 2023-11-14 22:13:20 "), "\(line)") }
  }
}

@Suite(.enabled(if: Sample.hasCompiler)) struct AppImageTests {
  private let scratch: Scratch
  private let out: URL

  init() throws {
    scratch = try Scratch()
    out = scratch.url.appendingPathComponent("out")
  }

  @Test func withoutTheToolTheFolderRuns() throws {
    var packager = Packager(program: Sample.program, payload: try Sample.payload(scratch), date: Sample.date)
    packager.toolbox.folders.removeAll { FileManager.default.fileExists(atPath: $0 + "/appimagetool") }
    let result = try packager.write(.appimage, into: out)
    #expect(result.file.lastPathComponent == "Notes____Lists_.AppDir")
    #expect(
      result.notes.last
        == "appimagetool isn't installed, so this is the folder for an AppImage: `appimagetool Notes____Lists_.AppDir` creates it."
    )
    #expect(
      try paths(result.file) == [
        ".DirIcon -> com.example.Notes.svg", "AppRun", "com.example.Notes.desktop -> usr/share/applications/com.example.Notes.desktop",
        "com.example.Notes.svg",
        "usr/bin/Notes -> ../lib/Notes/Notes", "usr/lib/Notes/Info.plist", "usr/lib/Notes/Notes",
        "usr/lib/Notes/Notes_Notes.resources/words.txt",
        "usr/share/applications/com.example.Notes.desktop", "usr/share/icons/hicolor/scalable/apps/com.example.Notes.svg",
        "usr/share/metainfo/com.example.Notes.metainfo.xml",
      ])
    #expect(try Command(result.file.appendingPathComponent("AppRun").path, ["a b"]).text("It doesn't run:") == "a b\n")
  }

  @Test func theToolMakesTheFile() throws {
    try scratch.tool(
      "appimagetool",
      "test \"$1\" = --no-appstream && test -x \"$2/AppRun\" && echo \"$ARCH $VERSION $SOURCE_DATE_EPOCH\" > \"$3\" && chmod +x \"$3\"")
    var packager = Packager(program: Sample.program, payload: try Sample.payload(scratch), date: Sample.date)
    packager.toolbox.folders.insert(scratch.url.appendingPathComponent("tools").path, at: 0)
    let result = try packager.write(.appimage, into: out)
    let machine = Architecture.host.machineName
    #expect(try FileManager.default.contentsOfDirectory(atPath: out.path) == ["Notes____Lists_-1.2.0-\(machine).AppImage"])
    #expect(try String(contentsOf: result.file, encoding: .utf8) == "\(machine) 1.2.0 1700000000\n")
  }

  @Test func aToolThatFailsLeavesNothing() throws {
    try scratch.tool("appimagetool", "echo no runtime >&2; exit 1")
    var packager = Packager(program: Sample.program, payload: try Sample.payload(scratch), date: Sample.date)
    packager.toolbox.folders.insert(scratch.url.appendingPathComponent("tools").path, at: 0)
    #expect(failure { try packager.write(.appimage, into: out) }?.hasSuffix(".AppImage can't be written:\nno runtime") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: out.path).isEmpty)
  }
}

@Suite(.enabled(if: Sample.hasCompiler)) struct FlatpakTests {
  private let scratch: Scratch
  private let out: URL

  init() throws {
    scratch = try Scratch()
    out = scratch.url.appendingPathComponent("out")
  }

  @Test func theArchiveIsBesideTheManifest() throws {
    let result = try Packager(program: Sample.program, payload: try Sample.payload(scratch), date: Sample.date).write(.flatpak, into: out)
    #expect(result.file.lastPathComponent == "com.example.Notes.yml")
    _ = try Command("tar", ["-xzf", "com.example.Notes.tar.gz", "--strip-components=1", "-C", scratch.url.path], directory: out).text(
      "No archive:")
    #expect(
      try paths(scratch.url.appendingPathComponent("lib")) + paths(scratch.url.appendingPathComponent("bin")) == [
        "Notes/Info.plist", "Notes/Notes", "Notes/Notes_Notes.resources/words.txt", "Notes -> ../lib/Notes/Notes",
      ])
    let service = scratch.url.appendingPathComponent("share/dbus-1/services/com.example.Notes.service")
    #expect(try String(contentsOf: service, encoding: .utf8).contains("Exec=/app/bin/Notes --gapplication-service"))
  }

  private static var hasYAML: Bool { (try? Command("python3", ["-c", "import yaml"]).output().status) == 0 }

  @Test(.enabled(if: hasYAML)) func theManifestIsYAML() throws {
    let result = try Packager(program: Sample.program, payload: try Sample.payload(scratch), date: Sample.date).write(.flatpak, into: out)
    let script =
      "import json, sys, yaml; m = yaml.safe_load(open(sys.argv[1])); s = m['modules'][0]; "
      + "print(json.dumps([m['id'], m['runtime'], m['runtime-version'], m['command'], m['finish-args'], s['build-commands'], s['sources'][0]['path']]))"
    let text = try Command("python3", ["-c", script, result.file.path]).text("No YAML:")
    #expect(
      text == """
        ["com.example.Notes", "org.gnome.Platform", "48", "Notes", ["--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--device=dri"], \
        ["cp -a bin lib share \\"$FLATPAK_DEST/\\""], "com.example.Notes.tar.gz"]

        """)
  }

  @Test(arguments: ["com.Notes", "com.my-example.Notes"]) func anIdentifierThatFlatpakRefusesIsNamed(identifier: String) throws {
    var program = Sample.program
    program.identifier = identifier
    let packager = Packager(program: program, payload: try Sample.payload(scratch), date: Sample.date)
    #expect(
      failure { try packager.write(.flatpak, into: out) }
        == "The identifier \"\(identifier)\" isn't valid for a flatpak: use at least three parts, as in com.example.Notes, with \"-\" only in the last one."
    )
  }
}
