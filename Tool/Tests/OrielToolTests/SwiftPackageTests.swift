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

  @Test("A package that depends on Oriel is recognized, however indirectly")
  func oriel() throws {
    let oriel = SwiftPackage.Dependency(identity: "oriel", name: "Oriel", path: "/oriel", dependencies: [])
    let kit = SwiftPackage.Dependency(identity: "kit", name: "Kit", path: "/kit", dependencies: [oriel])
    let notes = SwiftPackage.Dependency(identity: "notes", name: "Notes", path: "/notes", dependencies: [kit])
    #expect(package(["Notes"]).dependsOnOriel(notes))
    #expect(!package(["Notes"]).dependsOnOriel(nil))
    #expect(notes.find { $0.identity == "oriel" }?.path == "/oriel" && kit.find { $0.identity == "notes" } == nil)
  }

  @Test("OpenCombine is replaced once, and the package's folder stays as it is")
  func openCombine() throws {
    let work = try Workplace()
    func write(_ name: String, dependencies: String = "", target: String = "") throws -> URL {
      let root = work.folder.appendingPathComponent(name)
      let sources = root.appendingPathComponent("Sources/\(root.lastPathComponent)")
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      try Data("public let number = 1".utf8).write(to: sources.appendingPathComponent("Number.swift"))
      let name = root.lastPathComponent
      let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], dependencies: [\(dependencies)],
          targets: [.target(name: "\(name)", dependencies: [\(target)])])
        """
      try Data(manifest.utf8).write(to: root.appendingPathComponent("Package.swift"))
      return root
    }
    let original = try write("remote/OpenCombine")
    for arguments in [
      ["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "a"], ["tag", "0.14.0"],
    ] {
      _ = try Command("git", ["-C", original.path] + arguments).text("git:")
    }
    let sdk = SDK(root: work.folder.appendingPathComponent("sdk"))
    _ = try write("sdk/packages/OpenCombine")
    let root = try write(
      "Notes", dependencies: ".package(url: \"file://\(original.path)\", from: \"0.14.0\")",
      target: ".product(name: \"OpenCombine\", package: \"OpenCombine\")")
    let notes = try SwiftPackage.find(in: root)
    let first = try notes.resolved()
    #expect(first?.find { $0.identity == "opencombine" }?.path.hasSuffix("/checkouts/OpenCombine") == true)
    try notes.replaceOpenCombine(by: sdk, first)
    let second = try notes.resolved()
    #expect(second?.find { $0.identity == "opencombine" }?.path == sdk.openCombine.path)
    #expect(!FileManager.default.fileExists(atPath: root.appendingPathComponent("Packages").path))
    try notes.replaceOpenCombine(by: sdk, second)
    let other = SDK(root: work.folder.appendingPathComponent("other"))
    _ = try write("other/packages/OpenCombine")
    try notes.replaceOpenCombine(by: other, second)
    #expect(try notes.resolved()?.find { $0.identity == "opencombine" }?.path == other.openCombine.path)
  }
}
