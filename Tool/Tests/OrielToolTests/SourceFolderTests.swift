import Foundation
import Testing

@testable import OrielTool

@Suite("Source folders")
struct SourceFolderTests {
  @Test(
    "Files are classified like in Xcode",
    arguments: [
      ("A/B.swift", SourceFolder.Kind.source), ("A/Words.xcstrings", .catalog), ("a.json", .resource), ("LICENSE", .resource),
      ("Info.plist", .nothing),
      ("Main.storyboard", .nothing), ("README.md", .nothing), ("A.entitlements", .nothing), (".swiftlint.yml", .nothing),
      ("A-Bridging.h", .nothing),
      ("ATests", .nothing), ("ATests.swift", .source),
    ])
  func files(_ path: String, _ kind: SourceFolder.Kind) {
    #expect(SourceFolder.kind(of: path, isFolder: false) == kind)
  }

  @Test(
    "Folders are searched except those of tests, builds and other programs",
    arguments: [
      ("A/B", SourceFolder.Kind.folder), ("Assets.xcassets", .catalog), ("A.xcodeproj", .project), (".build", .nothing),
      ("ATests", .nothing), ("Pods", .nothing),
      ("de.lproj", .folder), ("A.playground", .nothing),
    ])
  func folders(_ path: String, _ kind: SourceFolder.Kind) {
    #expect(SourceFolder.kind(of: path, isFolder: true) == kind)
  }

  @Test("A project of Xcode sets the default isolation", arguments: [("MainActor", true), ("nonisolated", false)])
  func isolation(_ setting: String, _ isMainActor: Bool) throws {
    let work = try Workplace()
    let root = work.folder.resolvingSymlinksInPath()
    let project = root.appendingPathComponent("A.xcodeproj")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    try Data("\t\tSWIFT_DEFAULT_ACTOR_ISOLATION = \(setting);\n".utf8).write(to: project.appendingPathComponent("project.pbxproj"))
    let folder = try SourceFolder(root, except: root.appendingPathComponent("caches"))
    #expect(folder.isMainActorByDefault == isMainActor && folder.resources.isEmpty)
  }

  @Test("All files are found regardless of their names, and links and the excluded folder are skipped")
  func walk() throws {
    let work = try Workplace()
    let root = work.folder.resolvingSymlinksInPath()
    for path in [
      "B/it's \"C\".swift", "A.swift", "Assets.xcassets/Contents.json", "ATests/T.swift", ".git/G.swift", "caches/D.swift",
      "x/caches/E.swift", "x/e.json",
      "Pods/P.swift",
    ] {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    try FileManager.default.createSymbolicLink(
      at: root.appendingPathComponent("L.swift"), withDestinationURL: root.appendingPathComponent("A.swift"))
    let folder = try SourceFolder(root, except: root.appendingPathComponent("caches"))
    #expect(folder.sources == ["A.swift", "B/it's \"C\".swift", "x/caches/E.swift"])
    #expect(folder.catalogs == ["Assets.xcassets"] && folder.resources == ["x/e.json"])
    #expect(try !folder.isProgram)
    try Data("@main\nstruct A {}".utf8).write(to: root.appendingPathComponent("A.swift"))
    #expect(try folder.isProgram)
  }
}
