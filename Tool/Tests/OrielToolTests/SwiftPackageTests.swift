import Foundation
import Testing
import ToolSupport

@testable import OrielTool

@Suite("Swift packages")
struct SwiftPackageTests {
  private func package(_ programs: [String], libraries: [String] = []) -> SwiftPackage {
    SwiftPackage(
      root: URL(fileURLWithPath: "/notes"), name: "Notes",
      products: programs.map { .init(name: $0, targets: [$0], isExecutable: true, isLibrary: false) }
        + libraries.map { .init(name: $0, targets: [$0], isExecutable: false, isLibrary: true) }, targets: [])
  }

  @Test("The program is the named one, the only one, or the one with the package's name")
  func programs() throws {
    #expect(try package(["editor"], libraries: ["Notes"]).program(nil) == "editor")
    #expect(try package(["editor", "Notes"]).program(nil) == "Notes")
    #expect(try package(["editor", "NotesApp"]).program(nil) == "NotesApp")
    #expect(try package(["editor", "export"]).program("export") == "export")
    #expect(throws: Failure("The package Notes has several programs: specify one of editor, export.")) {
      try package(["editor", "export"]).program(nil)
    }
    #expect(throws: Failure("The package Notes has no program other: it has editor.")) { try package(["editor"]).program("other") }
    #expect(throws: Failure("The package Notes has no program: add an executable target with @main.")) {
      try package([]).program(nil)
    }
  }

  @Test("A package is found from a subfolder and read as SwiftPM describes it")
  func reading() throws {
    let work = try Workplace()
    try Template.app.write(name: "Notes", in: work.folder)
    let package = try SwiftPackage.find(in: work.folder.appendingPathComponent("Notes/Sources/Notes"))
    #expect(package.name == "Notes" && package.programs == ["Notes"] && package.libraries.isEmpty)
    #expect(package.root.lastPathComponent == "Notes")
    #expect(package.targets.contains { $0.name == "NotesTests" && $0.type == "test" })
  }

  @Test("A missing package and an invalid manifest are reported")
  func failures() throws {
    let work = try Workplace()
    let failure = #expect(throws: Failure.self) { try SwiftPackage.find(in: work.folder) }
    #expect(failure?.description.contains("create a package with `oriel new NAME`") == true)
    #expect(throws: Failure("There is no folder /nowhere.")) { try SwiftPackage.find(in: URL(fileURLWithPath: "/nowhere")) }
    try Data("// swift-tools-version: 6.0\nlet a = ".utf8).write(to: work.folder.appendingPathComponent("Package.swift"))
    let broken = #expect(throws: Failure.self) { try SwiftPackage.find(in: work.folder) }
    #expect(broken?.description.hasPrefix("The package in \(work.folder.path) can't be read:\n") == true)
  }

  @Test("A package that can't be fetched is reported with its address")
  func unfetched() {
    let said = """
      Fetching https://example.org/one/there from cache
      Fetched https://example.org/one/there from cache (0.51s)
      Fetching https://example.org/one/thing
      Fetching https://example.org/one/thing
      error: Failed to clone repository https://example.org/one/thing:
      """
    #expect(SwiftPackage.unfetched(in: said) == ["https://example.org/one/thing"])
    #expect(SwiftPackage.unfetched(in: "error: the package at '/one' cannot be accessed").isEmpty)
  }
}
