import Foundation
import Testing
import ToolSupport

@testable import Packaging

@Suite struct TextTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func theDesktopFileHasAllFields() {
    #expect(
      DesktopEntry(program: Sample.program, isActivatable: true).text == """
        [Desktop Entry]
        Type=Application
        Version=1.4
        Name=Notes & <Lists>
        Comment=Keep notes; find them again
        Exec=Notes %U
        Icon=com.example.Notes
        Terminal=false
        Categories=Office;TextEditor;
        Keywords=text;a\\;b;
        MimeType=text/markdown;text/plain;x-scheme-handler/notes;
        StartupNotify=true
        StartupWMClass=com.example.Notes
        DBusActivatable=true

        """)
  }

  @Test func audioStandsBesideAudioVideo() {
    var program = Sample.program
    program.categories = ["Audio", "Music"]
    #expect(DesktopEntry(program: program, isActivatable: false).text.contains("\nCategories=AudioVideo;Audio;Music;\n"))
  }

  @Test func valuesOfDesktopFilesAreEscaped() {
    #expect(" a\\b\tc".escapedForDesktopFile == "\\sa\\\\b\\tc")
    #expect("it's".quotedForYAML == "'it''s'")
    #expect("100%".escapedForUnit == "100%%")
    #expect("<a href=\"b&c\">\u{1}".escapedForXML == "&lt;a href=&quot;b&amp;c&quot;&gt;")
  }

  @Test(.enabled(if: Command.exists("desktop-file-validate"))) func theValidatorOfDesktopFilesTakesIt() throws {
    var simple = Program(identifier: "com.example.Plain", name: "Plain", executable: "plain", maintainer: "Ada <ada@example.com>")
    simple.categories = ["Video"]
    for program in [Sample.program, simple] {
      for isActivatable in [false, true] {
        let file = try scratch.file("\(program.identifier).desktop", DesktopEntry(program: program, isActivatable: isActivatable).text)
        let output = try Command("desktop-file-validate", [file.path]).output()
        #expect(output.status == 0)
        #expect(!output.standardOutput.contains("error") && !output.standardOutput.contains("warning"), "\(output.standardOutput)")
      }
    }
  }

  @Test func theMetainfoHasTheDateAndTheVersion() {
    let text = Metainfo(program: Sample.program, date: Sample.date, isActivatable: true).text
    #expect(text.contains("<release version=\"1.2.0\" date=\"2023-11-14\"/>"))
    #expect(text.contains("<name>Notes &amp; &lt;Lists&gt;</name>"))
    #expect(text.contains("<developer id=\"com.example\">\n    <name>Ada Example</name>"))
    #expect(text.contains("<project_license>MIT</project_license>"))
    #expect(text.contains("<p>It is small &amp; fast.</p>"))
  }

  @Test(.enabled(if: Command.exists("appstreamcli"))) func theValidatorOfAppStreamTakesIt() throws {
    let simple = Program(identifier: "com.example.Plain", name: "Plain", executable: "plain", maintainer: "Ada <ada@example.com>")
    for program in [Sample.program, simple] {
      let text = Metainfo(program: program, date: Sample.date, isActivatable: true).text
      let file = try scratch.file("\(program.identifier).metainfo.xml", text)
      let output = try Command("appstreamcli", ["validate", "--no-net", "--no-color", file.path]).output()
      #expect(output.status == 0, "\(output.standardOutput)")
    }
  }

  @Test func theServiceFileNamesTheProgram() {
    #expect(
      BusService(program: Sample.program, path: "/usr/bin/Notes").text
        == "[D-BUS Service]\nName=com.example.Notes\nExec=/usr/bin/Notes --gapplication-service\n")
  }

  @Test func theInfoOfTheBundleIsAPropertyList() throws {
    let data = Data(BundleInfo(program: Sample.program).text.utf8)
    let values = try #require(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    #expect(values["CFBundleIdentifier"] as? String == "com.example.Notes")
    #expect(values["CFBundleName"] as? String == "Notes & <Lists>")
    #expect(values["CFBundleExecutable"] as? String == "Notes")
    #expect(values["CFBundleShortVersionString"] as? String == "1.2.0")
    #expect((values["CFBundleURLTypes"] as? [[String: Any]])?.first?["CFBundleURLSchemes"] as? [String] == ["notes"])
  }

  // MARK: Kiosk

  @Test func theKioskHasAUserOfItsOwn() {
    #expect(KioskUnit(program: Sample.program).userText == "u notes - \"Notes & <Lists>\" /var/lib/Notes\n")
    var program = Sample.program
    program.executable = "2048.Game"
    #expect(KioskUnit(program: program).user == "kiosk-2048-game")
  }

  @Test(.enabled(if: Command.exists("systemd-analyze"))) func systemdTakesTheUnit() throws {
    // The verifier requires the programs to exist, and cage isn't necessarily installed.
    let text = KioskUnit(program: Sample.program).text
    #expect(text.contains("\nExecStart=/usr/bin/cage -s -- /usr/bin/Notes --kiosk\n"))
    let file = try scratch.file("Notes.service", text.replacing("/usr/bin/cage -s", with: "/usr/bin/env -s"))
    let output = try Command("systemd-analyze", ["verify", "--man=no", "--recursive-errors=no", file.path]).output()
    #expect(output.status == 0, "\(output.standardError)")
    #expect(!output.standardError.contains("Notes.service"), "\(output.standardError)")
  }

  @Test(.enabled(if: Command.exists("systemd-sysusers"))) func systemdTakesTheUser() throws {
    let file = try scratch.file("Notes.conf", KioskUnit(program: Sample.program).userText)
    let output = try Command("systemd-sysusers", ["--dry-run", file.path]).output()
    #expect(output.status == 0, "\(output.standardError)")
  }
}
