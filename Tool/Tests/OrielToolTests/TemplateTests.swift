import Foundation
import Testing
import ToolSupport

@testable import OrielTool

/// A temporary folder for one test.
final class Workplace {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-tool-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func content(_ path: String = "") throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.appendingPathComponent(path).path).sorted()
  }

  func text(_ path: String) throws -> String { try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8) }
}

@Suite("Templates of new packages")
struct TemplateTests {
  private let work: Workplace

  init() throws { work = try Workplace() }

  @Test("A new package uses its name in all files, and its manifest doesn't refer to Oriel", arguments: Template.allCases)
  func names(_ template: Template) throws {
    try template.write(name: "Notes", in: work.folder)
    let files = try work.content("Notes")
    #expect(files.contains("Package.swift") && files.contains(".gitignore") && files.contains("README.md"))
    #expect(files.contains("Tests/NotesTests/NotesTests.swift"))
    #expect(files.contains("Oriel.toml") == (template != .library))
    for file in files where !file.hasSuffix("gitignore") && file.contains(".") && !file.hasSuffix("set") && !file.hasSuffix("assets") {
      let text = try work.text("Notes/\(file)")
      #expect(!text.contains("PROGRAM") && !text.contains("IDENTIFIER") && !text.contains("SUMMARY"), "\(file)")
    }
    #expect(try !work.text("Notes/Package.swift").contains("Oriel"))
    #expect(try work.content().allSatisfy { $0.hasPrefix("Notes") }, "No other files remain")
  }

  @Test("A valid identifier is written to Oriel.toml, and invalid ones are refused")
  func identifier() throws {
    try Template.app.write(name: "Notes", identifier: "org.example-site.Notes", in: work.folder)
    #expect(try work.text("Notes/Oriel.toml").contains("identifier = \"org.example-site.Notes\""))
    for bad in ["Notes", "org..Notes", "org.9a", "org.no tes", ""] {
      #expect(throws: Failure.self) { try Template.app.write(name: "Other", identifier: bad, in: work.folder) }
    }
    #expect(try work.content().allSatisfy { $0.hasPrefix("Notes") })
  }

  @Test(
    "A name that can't be a module name is refused with a valid suggestion",
    arguments: [("my-app", "myapp"), ("9lives", "Lives"), ("a b", "Ab"), ("", "MyApp"), ("_", "MyApp"), ("über", "Ber")])
  func badNames(_ name: String, _ hint: String) throws {
    let failure = #expect(throws: Failure.self) { try Template.app.write(name: name, in: work.folder) }
    #expect(failure?.description.lowercased().hasSuffix("such as \(hint.lowercased()).") == true, "\(String(describing: failure))")
    #expect(try work.content().isEmpty)
  }

  @Test("A name with another meaning in Swift is refused", arguments: ["SwiftUI", "Testing", "class", "Self"])
  func takenNames(_ name: String) throws {
    #expect(throws: Failure("\(name) is already a name in Swift: choose another one, such as My\(name).")) {
      try Template.app.write(name: name, in: work.folder)
    }
  }

  @Test("A folder with content is left unchanged, and an empty one is filled")
  func folders() throws {
    let notes = work.folder.appendingPathComponent("Notes")
    try FileManager.default.createDirectory(at: notes, withIntermediateDirectories: true)
    try Template.library.write(name: "Notes", in: work.folder)
    let before = try work.content()
    #expect(throws: Failure("The folder Notes isn't empty: choose another name, or empty it first.")) {
      try Template.app.write(name: "Notes", in: work.folder)
    }
    #expect(try work.content() == before)
    try Data().write(to: work.folder.appendingPathComponent("File"))
    #expect(throws: Failure.self) { try Template.app.write(name: "File", in: work.folder) }
  }

  @Test("A folder that can't be written is reported, and no files remain")
  func unwritable() throws {
    let missing = work.folder.appendingPathComponent("file/inside")
    try Data().write(to: work.folder.appendingPathComponent("file"))
    let failure = #expect(throws: Failure.self) { try Template.app.write(name: "Notes", in: missing) }
    #expect(failure?.description.hasPrefix("The folder \(missing.path)/Notes can't be written: ") == true)
    #expect(try work.content() == ["file"])
  }
}
