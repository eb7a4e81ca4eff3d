import Foundation
import Packaging
import Testing
import ToolSupport

@testable import OrielTool

@Suite("Facts of a program for packaging")
struct ProgramFactsTests {
  private let work: Workplace

  init() throws {
    work = try Workplace()
    try Template.app.write(name: "Notes", identifier: "org.example.Notes", in: work.folder)
  }

  private var root: URL { work.folder.appendingPathComponent("Notes") }

  private var facts: ProgramFacts {
    let package = SwiftPackage(
      root: root, name: "Notes", products: [.init(name: "Notes", targets: ["Notes"], isExecutable: true, isLibrary: false)],
      targets: [.init(name: "Notes", type: "executable", path: "Sources/Notes")])
    return ProgramFacts(package: package, product: "Notes")
  }

  private func write(_ text: String, to path: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test("The Oriel.toml of a template is read without changes")
  func template() throws {
    let program = try facts.program()
    #expect(program.identifier == "org.example.Notes" && program.name == "Notes" && program.executable == "Notes")
    #expect(program.summary == "A to-do list." && program.icon == nil)
  }

  @Test("Without Oriel.toml defaults apply, and an Info.plist overrides them")
  func defaults() throws {
    try FileManager.default.removeItem(at: root.appendingPathComponent("Oriel.toml"))
    #expect(try facts.program().identifier == "com.example.Notes")
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>net.example.notes</string></dict></plist>
      """, to: "Sources/Notes/Info.plist")
    #expect(try facts.program().identifier == "net.example.notes")
  }

  @Test("The icon is the largest one in the asset catalog")
  func icon() throws {
    let set = "Sources/Notes/Resources/Assets.xcassets/AppIcon.appiconset"
    try write(
      """
      {"images": [
        {"filename": "small.png", "size": "16x16", "scale": "2x"}, {"filename": "large.png", "size": "512x512", "scale": "1x"},
        {"filename": "gone.png", "size": "512x512", "scale": "2x"}, {"size": "1024x1024"}]}
      """, to: "\(set)/Contents.json")
    for name in ["small", "large"] { try write("", to: "\(set)/\(name).png") }
    #expect(try facts.program().icon?.lastPathComponent == "large.png")
  }

  @Test("A program's languages are those of its folders and catalogs, and English")
  func languages() throws {
    let sources = root.appendingPathComponent("Sources")
    #expect(ProgramLanguages.find(in: sources) == ["en"])
    try write("", to: "Sources/Notes/Resources/de.lproj/Localizable.strings")
    try write("", to: "Sources/Notes/Resources/Base.lproj/Main.strings")
    try write(
      #"{"sourceLanguage": "fr", "strings": {"Notes": {"localizations": {"pt-BR": {"stringUnit": {"value": "Notas"}}}}, "Other": {}}}"#,
      to: "Sources/Notes/Resources/Localizable.xcstrings")
    #expect(ProgramLanguages.find(in: sources) == ["de", "en", "fr", "pt-BR"])
  }

  @Test("An SDK without static libraries can't build packages")
  func shared() {
    let package = SwiftPackage(root: root, name: "Notes", products: [], targets: [])
    let reason = "The SDK in /sdk has no static libraries, which packages need: run Scripts/install-sdk --static."
    #expect(throws: Failure(reason)) {
      _ = try ReleaseBuild("Notes", of: package, sdk: SDK(root: URL(fileURLWithPath: "/sdk")), modules: [], languages: nil)
    }
  }
}
