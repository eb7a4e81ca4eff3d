import Foundation
import Testing

@testable import OrielTool

@Suite("Packages of linked files")
struct LinkedPackageTests {
  private let work: Workplace

  init() throws { work = try Workplace() }

  private func package(_ names: [String], resources: [String] = [], isProgram: Bool = false) throws -> LinkedPackage {
    let originals = work.folder.appendingPathComponent("originals")
    var links: [String: URL] = [:]
    for name in names {
      let file = originals.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
      links[name] = file
    }
    return LinkedPackage(
      name: "Tried", root: work.folder.appendingPathComponent("package"), links: links, resources: resources, isProgram: isProgram)
  }

  @Test("The manifest lists resources with any characters in their names")
  func manifest() throws {
    let names = [#"Views/A "new" one.swift"#, #"Words "of" \(it).xcstrings"#]
    let linked = try package(names, resources: [names[1]], isProgram: true)
    #expect(linked.manifest.contains(#".executableTarget(name: "Tried", resources: [.process("Words \"of\" \\(it).xcstrings")])"#))
    let written = try linked.write()
    #expect(written.programs == ["Tried"] && written.targets.first?.sources == [names[0]])
    let read = try SwiftPackage.find(in: linked.root)
    #expect(read.targets.first?.sources == [names[0]] && read.targets.first?.type == "executable")
  }

  @Test("The manifest isolates declarations to the main actor if a project does")
  func isolation() throws {
    var linked = try package(["A.swift"])
    #expect(!linked.manifest.contains("defaultIsolation"))
    linked.isMainActorByDefault = true
    #expect(linked.manifest.contains("swiftSettings: [.defaultIsolation(MainActor.self)]"))
    #expect(try linked.write().targets.first?.sources == ["A.swift"])
    #expect(try SwiftPackage.find(in: linked.root).targets.first?.sources == ["A.swift"])
  }

  @Test("Links of removed files are removed, and an unchanged manifest keeps its modification date")
  func again() throws {
    let first = try package(["A.swift", "B/C.swift"])
    #expect(try first.write().targets.first?.type == "library")
    let manifest = first.root.appendingPathComponent("Package.swift")
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 5)], ofItemAtPath: manifest.path)
    _ = try package(["A.swift"]).write()
    #expect(try work.content("package") == ["Package.swift", "Sources", "Sources/Tried", "Sources/Tried/A.swift"])
    let values = try URL(fileURLWithPath: manifest.path).resourceValues(forKeys: [.contentModificationDateKey])
    #expect(values.contentModificationDate == Date(timeIntervalSince1970: 5))
  }

  @Test(
    "A file is a program's entry point by its name or by an attribute",
    arguments: [
      ("main.swift", "", true), ("A.swift", "  @main struct A {}", true), ("A.swift", "// @main\nlet a = \"@main\"", false),
      ("A.swift", "@MainActor\n@UIApplicationMain\nclass A {}", true), ("A.swift", "@mainly struct A {}", false),
    ])
  func main(_ name: String, _ text: String, _ isMain: Bool) throws {
    let file = work.folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    #expect(try LinkedPackage.isMain(file) == isMain)
  }
}
