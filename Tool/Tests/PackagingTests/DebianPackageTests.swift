import Foundation
import Testing
import ToolSupport

@testable import Packaging

@Suite(.enabled(if: Sample.hasCompiler && Command.exists("dpkg-deb") && Command.exists("dpkg-query"))) struct DebianPackageTests {
  private let scratch: Scratch
  private let out: URL

  init() throws {
    scratch = try Scratch()
    out = scratch.url.appendingPathComponent("out")
  }

  private func package(_ program: Program = Sample.program, _ payload: Payload? = nil) throws -> Packager.Result {
    try Packager(program: program, payload: payload ?? Sample.payload(scratch), date: Sample.date).write(.deb, into: out)
  }

  private func field(_ name: String, of file: URL) throws -> String {
    try Command("dpkg-deb", ["--field", file.path, name]).text("No field:").trimmingCharacters(in: .newlines)
  }

  @Test func theTreeHasAllFiles() throws {
    let result = try package()
    #expect(result.file.lastPathComponent == "com.example.notes_1.2.0_\(Architecture.host.rawValue).deb")
    let root = scratch.url.appendingPathComponent("root")
    _ = try Command("dpkg-deb", ["-x", result.file.path, root.path]).text("No deb:")
    #expect(
      try paths(root) == [
        "usr/bin/Notes -> ../lib/Notes/Notes", "usr/lib/Notes/Info.plist", "usr/lib/Notes/Notes",
        "usr/lib/Notes/Notes_Notes.resources/words.txt",
        "usr/share/applications/com.example.Notes.desktop", "usr/share/dbus-1/services/com.example.Notes.service",
        "usr/share/doc/com.example.notes/changelog.gz",
        "usr/share/doc/com.example.notes/copyright", "usr/share/icons/hicolor/scalable/apps/com.example.Notes.svg",
        "usr/share/metainfo/com.example.Notes.metainfo.xml",
      ])
    #expect(try Command(root.appendingPathComponent("usr/bin/Notes").path).text("It doesn't run:") == "ran\n")
    let list = try Command("dpkg-deb", ["-c", result.file.path]).text("No list:")
    for line in list.split(separator: "\n") {
      #expect(line.contains(" root/root "), "\(line)")
      #expect(
        line.hasPrefix("lrwxrwxrwx") || line.hasPrefix("drwxr-xr-x") || line.hasPrefix("-rw-r--r--") || line.hasSuffix("/lib/Notes/Notes"),
        "\(line)")
    }
  }

  @Test func theControlFileDescribesTheProgram() throws {
    let file = try package().file
    #expect(try field("Package", of: file) == "com.example.notes")
    #expect(try field("Maintainer", of: file) == "Ada Example <ada@example.com>")
    #expect(try field("Homepage", of: file) == "https://example.com/notes?a=1&b=2")
    #expect(try Int(field("Installed-Size", of: file)).map { $0 > 16 } == true)
    #expect(try field("Recommends", of: file) == "fonts-inter, fonts-noto-color-emoji")
    #expect(
      try field("Description", of: file) == """
        Keep notes; find them again
         Notes keeps what you write, on this machine alone, in files that every other
         program can read.
         .
         It is small & fast.
        """)
  }

  @Test func versionsBeforeAReleaseComeBeforeIt() throws {
    var program = Sample.program
    program.version = "1.0.0-beta.1"
    program.identifier = "com.example.My_Notes"
    let file = try package(program).file
    #expect(file.lastPathComponent == "com.example.my-notes_1.0.0~beta.1_\(Architecture.host.rawValue).deb")
    #expect(try Command("dpkg", ["--compare-versions", field("Version", of: file), "lt", "1.0.0"]).run() == 0)
  }

  @Test func librariesOfTheSystemBecomeDependencies() throws {
    let depends = try field("Depends", of: package().file)
    #expect(depends.contains("libc6"))
    #expect(depends.hasSuffix(", librsvg2-common, adwaita-icon-theme"))
  }

  @Test(.enabled(if: (try? Command("pkg-config", ["--exists", "gtk4"]).output().status) == 0)) func gtkIsADependency() throws {
    let flags = try Command("pkg-config", ["--cflags", "--libs", "gtk4"]).text("No GTK:").split(whereSeparator: \.isWhitespace).map(
      String.init)
    let source =
      "#include <gtk/gtk.h>\nint main(void) { GtkApplication *a = gtk_application_new(0, 0); return a ? g_application_run(G_APPLICATION(a), 0, 0) : 1; }"
    let payload = Payload(executable: try Sample.compile(source, as: "gtk", scratch, flags))
    var packager = Packager(program: Sample.program, payload: payload, date: Sample.date)
    let depends = try field("Depends", of: packager.write(.deb, into: out).file)
    #expect(depends.contains("libgtk-4-1"))
    // Without dpkg-shlibdeps the names are the same.
    let tools = scratch.url.appendingPathComponent("links")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    for name in ["dpkg-query", "dpkg-deb", "ldconfig", "gzip", "tar", "xz", "sh", "rm"] {
      guard let path = try? packager.toolbox.command(name, []).path else { continue }
      try FileManager.default.createSymbolicLink(atPath: tools.appendingPathComponent(name).path, withDestinationPath: path)
    }
    packager.toolbox.folders = [tools.path]
    let result = try packager.write(.deb, into: out)
    let note = "dpkg-shlibdeps isn't installed, so the package depends on any versions of its libraries: install dpkg-dev."
    #expect(result.notes.contains(note))
    let names = try field("Depends", of: result.file).split(separator: ", ").map(String.init)
    #expect(names.contains("libgtk-4-1"))
    #expect(Set(names) == Set(depends.split(separator: ", ").map { String($0.prefix { $0 != " " }) }))
  }

  @Test func aLibraryThatTheProgramBringsIsNoDependency() throws {
    let library = try Sample.compile(
      "int answer(void) { return 0; }", as: "libanswer.so.1", scratch, ["-shared", "-fPIC", "-Wl,-soname,libanswer.so.1"])
    let executable = try Sample.compile(
      "int answer(void); int main(void) { return answer(); }", as: "program", scratch, [library.path, "-Wl,-rpath,$ORIGIN/lib"])
    let file = try package(Sample.program, Payload(executable: executable, libraries: [library])).file
    #expect(try !field("Depends", of: file).contains("answer"))
    #expect(
      failure { try package(Sample.program, Payload(executable: executable)) }
        == "No installed Debian package contains libanswer.so.1, which the program is linked to: install the package, bundle the library with the program, or link it statically."
    )
  }

  @Test func aKioskHasAUnitAndAUser() throws {
    var program = Sample.program
    program.isKiosk = true
    let result = try package(program)
    let root = scratch.url.appendingPathComponent("root")
    _ = try Command("dpkg-deb", ["-R", result.file.path, root.path]).text("No deb:")
    let all = try paths(root)
    for path in [
      "usr/lib/systemd/system/Notes.service", "usr/lib/sysusers.d/Notes.conf", "DEBIAN/postinst", "DEBIAN/prerm", "DEBIAN/postrm",
    ] {
      #expect(all.contains(path))
    }
    #expect(!all.contains { $0.contains(".wants/") })
    #expect(try field("Depends", of: result.file).hasSuffix(", cage, xwayland, systemd"))
    #expect(try field("Recommends", of: result.file).hasSuffix(", dbus-user-session"))
    #expect(result.notes.last == "The kiosk starts at boot after `sudo systemctl enable Notes`.")
    for script in ["postinst", "prerm", "postrm"] {
      #expect(try Command("sh", ["-n", root.appendingPathComponent("DEBIAN/\(script)").path]).run() == 0)
    }
  }

  @Test func linesOfDescriptionsAreWrapped() {
    #expect(DebianPackage.wrapped(String(repeating: "word ", count: 20)).allSatisfy { $0.count <= 78 })
    #expect(DebianPackage.wrapped(String(repeating: "x", count: 90)) == [String(repeating: "x", count: 90)])
  }
}
