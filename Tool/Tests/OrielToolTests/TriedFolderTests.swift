import Foundation
import Testing
import ToolSupport

@testable import OrielTool

@Suite("Folders of oriel try")
struct TriedFolderTests {
  private let work: Workplace
  private let sdk: SDK
  private let caches: URL

  init() throws {
    work = try Workplace()
    sdk = SDK(root: work.folder.appendingPathComponent("sdk"))
    caches = work.folder.appendingPathComponent("caches")
    for path in ["toolset.json", "with/os/toolset.json"] { try write(#"{"schemaVersion": "1.0"}"#, to: "sdk/\(path)") }
  }

  private func write(_ text: String, to path: String) throws {
    let file = work.folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func tried(_ path: String) throws -> TriedFolder {
    try TriedFolder(work.folder.appendingPathComponent(path).path, sdk: sdk, caches: caches)
  }

  private func build(_ tried: TriedFolder) -> Build { Build(sdk: sdk, package: tried.package, scratchPath: tried.package.scratchPath) }

  @Test("A folder that can't be tried is reported, and nothing is written")
  func nothing() throws {
    try write("", to: "file.swift")
    try write("", to: "empty/.hidden/A.swift")
    try write("// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"A\", ", to: "broken/Package.swift")
    try write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Gone", targets: [.target(name: "Gone")])
      """, to: "gone/Package.swift")
    let root = work.folder.resolvingSymlinksInPath().path
    #expect(throws: Failure("There is no folder /nowhere: specify one that has Swift files or a Package.swift.")) {
      try TriedFolder("/nowhere", sdk: sdk, caches: caches)
    }
    #expect(throws: Failure("There is no folder : specify one that has Swift files or a Package.swift.")) {
      try TriedFolder("", sdk: sdk, caches: caches)
    }
    #expect(throws: Failure("\(work.folder.path)/file.swift is a file: specify its folder.")) { try tried("file.swift") }
    #expect(throws: Failure("There are no Swift files in \(root)/empty: specify a folder that has some.")) { try tried("empty") }
    #expect(!FileManager.default.fileExists(atPath: caches.path))
    let broken = #expect(throws: Failure.self) { try tried("broken") }
    #expect(broken?.description.hasPrefix("The package in \(root)/broken can't be read:\n\(root)/broken/Package.swift:3:") == true)
    #expect(throws: Failure("The package Gone has no target: the folders in its manifest, or Sources, must exist.")) {
      try tried("gone")
    }
    #expect(try work.content("broken") == ["Package.swift"] && work.content("gone") == ["Package.swift"])
  }

  @Test("A folder of sources without @main has no program to open")
  func library() throws {
    try write("public struct Card {}", to: "Card/Card.swift")
    let root = work.folder.resolvingSymlinksInPath().path
    #expect(throws: Failure("There is no app in \(root)/Card: add @main to one of its types.")) {
      try tried("Card").program(nil)
    }
  }

  @Test("A program is built from files with any names and finds the folder's resources in its main bundle")
  func program() throws {
    let folder = #"It's an "app""#
    try write(
      """
      import Foundation

      @main struct Tried {
        static func main() throws {
          print(try String(contentsOf: Bundle.main.url(forResource: "amount", withExtension: "json")!, encoding: .utf8), greeting)
          print(Bundle.module.url(forResource: "Words", withExtension: "xcstrings") != nil)
        }
      }
      """, to: "\(folder)/The main one.swift")
    try write(#"import Foundation; let greeting = NSLocalizedString("KEY", comment: "")"#, to: "\(folder)/Parts/A \"new\" one's.swift")
    try write(#"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#, to: "\(folder)/Parts \"of\" it/Words.xcstrings")
    try write("[1]", to: "\(folder)/Data/amount.json")
    try write("[2]", to: "\(folder)/Other/amount.json")
    try write("\"KEY\" = \"text\";\n", to: "\(folder)/en.lproj/Localizable.strings")
    let before = try work.content(folder)
    let tried = try tried(folder)
    var build = build(tried)
    let errors = try tried.errors(of: &build)
    #expect(errors == nil, "\(String(describing: errors?.lines))")
    var said: [String] = []
    let command = try tried.command(for: try tried.program(nil), of: build) { said.append($0) }
    #expect(try command.text("") == "[1] text\ntrue\n")
    #expect(said == ["There are several files named amount.json: Other/amount.json is ignored."])
    #expect(try work.content(folder) == before)
  }

  @Test("Errors name the folder's own files, and missing opt-in modules are added once")
  func missing() throws {
    try write("import os.log", to: "Logging/A.swift")
    try write("let place = Place()", to: #"Names/A "b".swift"#)
    try write("let place = Place()", to: #"Names/A _b_.swift"#)
    let root = work.folder.resolvingSymlinksInPath().path
    let (logging, names) = (try tried("Logging"), try tried("Names"))
    var build = build(logging)
    #expect(try logging.errors(of: &build)?.lines == ["\(root)/Logging/A.swift:1:8: error: no such module 'os.log'"])
    #expect(build.modules == ["os"])
    build = self.build(names)
    let lines = try #require(try names.errors(of: &build)).lines
    for name in [#"A "b".swift"#, "A _b_.swift"] {
      #expect(lines.contains("\(root)/Names/\(name):1:13: error: cannot find 'Place' in scope"), "\(lines)")
    }
    #expect(build.modules.isEmpty)
    #expect(try String(contentsOf: names.log, encoding: .utf8).contains(#"\#(root)/Names/A "b".swift:1:13: error: "#))
  }
}
