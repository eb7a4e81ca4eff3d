import Foundation
import Testing
import ToolSupport

@testable import OrielTool

@Suite("Sources of previews")
struct PreviewSourceTests {
  private let work: Workplace

  init() throws { work = try Workplace() }

  private func write(_ text: String, to path: String) throws -> URL {
    let file = work.folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  private let package = SwiftPackage(
    root: URL(fileURLWithPath: "/notes"), name: "Notes",
    products: [
      .init(name: "notes", targets: ["Notes"], isExecutable: true, isLibrary: false),
      .init(name: "export", targets: ["Export"], isExecutable: true, isLibrary: false),
    ],
    targets: [
      .init(name: "Notes", type: "executable", path: "Sources/Notes", module: "Notes"),
      .init(name: "Export", type: "executable", path: "Sources/Export", module: "Export"),
      .init(name: "Apart", type: "library", path: "Sources/Apart", module: "Apart"),
      .init(name: "CKit", type: "library", path: "Sources/CKit"),
      .init(name: "NotesTests", type: "test", path: "Tests/NotesTests", module: "NotesTests"),
      .init(name: "Macros", type: "macro", path: "Sources/Macros", module: "Macros"),
    ])

  @Test("The previews of a package are those of all its targets, and those of a program are from its own modules")
  func scopes() throws {
    let all = try PreviewSource.of(package)
    #expect(all.modules == ["Notes", "Export", "Apart"] && all.part == .everything && all.selection == nil)
    #expect(all.pictures.path == "/notes/snapshots")
    let one = try PreviewSource.of(package, program: "export")
    #expect(one.modules == ["Export"] && one.part == .product("export"))
    #expect(throws: Failure("The package Notes has no program other: it has notes, export.")) {
      try PreviewSource.of(package, program: "other")
    }
    let empty = SwiftPackage(root: package.root, name: "Empty", products: [], targets: [])
    #expect(throws: Failure("The package Empty has no Swift target that can contain previews.")) { try PreviewSource.of(empty) }
  }

  @Test("The selection of a file contains its previews and its preview providers")
  func selection() throws {
    let text = """
      struct A_Previews: PreviewProvider { static var previews: some View { Text("struct B: PreviewProvider") } }
      private enum C<T> where T: View {}
      #if DEBUG
      @MainActor final class D:
        Base, PreviewProvider {}
      extension Outer.E: SwiftUI.PreviewProvider {}
      struct F: View { var a: PreviewProvider? }
      """
    let names = PreviewSource.selection(of: URL(fileURLWithPath: "/x/File.swift"), text, in: "Notes")
    #expect(names.prefix(2) == ["Notes/File.swift", "Notes.A_Previews"] && names.contains("Notes.D") && names.contains("Notes.E"))
    #expect(!names.contains("Notes.C") && !names.contains("Notes.F"))
  }

  @Test("A file's package is found, and a file of tests or of no target is refused")
  func files() throws {
    try Template.app.write(name: "Notes", in: work.folder)
    let file = work.folder.appendingPathComponent("Notes/Sources/Notes/ContentView.swift")
    let source = try PreviewSource.of(file: file)
    #expect(source.modules == ["Notes"] && source.part == .target("Notes"))
    #expect(source.selection?.first == "Notes/ContentView.swift" && source.watched.lastPathComponent == "Notes")
    for path in ["Notes/Tests/NotesTests/NotesTests.swift", "Notes/Package.swift"] {
      let name = path.split(separator: "/").last ?? ""
      #expect(throws: Failure("\(name) isn't in a target of the package Notes that can contain previews.")) {
        try PreviewSource.of(file: work.folder.appendingPathComponent(path))
      }
    }
    #expect(throws: Failure("There is no file /nowhere/A.swift.")) { try PreviewSource.of(file: URL(fileURLWithPath: "/nowhere/A.swift")) }
  }

  @Test("A file without a package gets a generated package outside of its folder")
  func looseFile() throws {
    let file = try write("import SwiftUI\n#Preview { Text(\"A\") }", to: "loose/2 rows+extra.swift")
    let caches = work.folder.appendingPathComponent("caches")
    let package = try LooseFile(file).package(in: caches)
    let target = try #require(package.targets.first)
    #expect(package.name == "Preview2rowsextra" && target.type == "library" && target.module == package.name)
    #expect(try work.content("loose") == ["2 rows+extra.swift"])
    let read = try SwiftPackage.find(in: package.root)
    #expect(read.targets.map(\.module) == [package.name] && read.targets.first?.sources == ["2 rows+extra.swift"])
    let manifest = package.root.appendingPathComponent("Package.swift")
    let date = try manifest.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    #expect(try LooseFile(file).package(in: caches).root.path == package.root.path)
    #expect(try manifest.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate == date)
    let other = try write("@main\nstruct A {}", to: "other/2 rows+extra.swift")
    let program = try LooseFile(other).package(in: caches)
    #expect(program.root.path != package.root.path && program.targets.first?.type == "executable")
    #expect(LooseFile(URL(fileURLWithPath: "/a/SwiftUI.swift")).name == "PreviewSwiftUI")
    #expect(LooseFile(URL(fileURLWithPath: "/a/Card.swift")).name == "Card")
  }

  @Test("Changes are detected in a folder's files and in a single file, and not in hidden files")
  func changes() throws {
    let file = try write("1", to: "watched/A.swift")
    _ = try write("1", to: "watched/.build/B.o")
    let folder = file.deletingLastPathComponent()
    let (before, alone) = (SourceState(of: folder), SourceState(of: file))
    #expect(SourceState(of: folder) == before && SourceState(of: file) == alone)
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 5)], ofItemAtPath: folder.path + "/.build/B.o")
    #expect(SourceState(of: folder) == before)
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 5)], ofItemAtPath: file.path)
    #expect(SourceState(of: folder) != before && SourceState(of: file) != alone)
    _ = try write("1", to: "watched/C.swift")
    #expect(SourceState(of: folder) != before)
  }
}
