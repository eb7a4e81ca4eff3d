import Foundation
import Testing

@testable import Layers

@Suite("Layer check")
struct LayersTests {
  private let graph = "Engine/Graph/ViewGraph.swift"
  private let keyboard = "Input/Keyboard/Keyboard.swift"

  private var upward: FilePair { FilePair(user: graph, definition: keyboard) }

  @Test("A file's layer is the first folder of its path, and layers are ordered from the engine to the app")
  func layers() {
    #expect(Layer(path: keyboard) == .input)
    #expect(Layer(path: "Exports.swift") == nil)
    #expect(Layer(path: "Elsewhere/File.swift") == nil)
    #expect(
      [Layer.app, .components, .presentation, .scrolling, .input, .drawing, .engine, .model].sorted() == [
        .model, .engine, .drawing, .input, .scrolling, .presentation, .components, .app,
      ])
  }

  @Test("Only references to a higher layer are found, with their symbols and lines")
  func references() {
    var table = SymbolTable()
    table.define("s:keyboard", named: "Keyboard", in: keyboard)
    table.define("s:inset", named: "inset", in: keyboard)
    table.define("s:graph", named: "ViewGraph", in: graph)
    table.use("s:keyboard", in: graph, line: 9)
    table.use("s:keyboard", in: graph, line: 4)
    table.use("s:inset", in: graph, line: 9)
    table.use("s:graph", in: keyboard, line: 2)
    table.use("s:keyboard", in: keyboard, line: 3)
    table.use("s:keyboard", in: "Exports.swift", line: 3)
    table.use("s:elsewhere", in: graph, line: 5)
    #expect(table.upwardReferences() == [upward: ["Keyboard": [4, 9], "inset": [9]]])
  }

  @Test("A symbol that several files declare belongs to the lowest of their layers")
  func severalFiles() {
    var table = SymbolTable()
    for file in ["App/App.swift", "Drawing/Color/Color.swift"] { table.define("s:color", named: "Color", in: file) }
    table.use("s:color", in: keyboard, line: 1)
    table.use("s:color", in: graph, line: 1)
    #expect(table.upwardReferences() == [FilePair(user: graph, definition: "Drawing/Color/Color.swift"): ["Color": [1]]])
  }

  @Test("The report counts the references between each pair of layers")
  func report() {
    let second = FilePair(user: keyboard, definition: "App/App.swift")
    let text = LayersReport(references: [second: ["App": [1]], upward: ["inset": [9], "Keyboard": [9, 4]]]).text
    #expect(
      text == """
        2 references to a higher layer

        Engine -> Input: 1
          Engine/Graph/ViewGraph.swift -> Input/Keyboard/Keyboard.swift: Keyboard 4 9, inset 9

        Input -> App: 1
          Input/Keyboard/Keyboard.swift -> App/App.swift: App 1

        """)
  }

  @Test("The list reports added and removed references and keeps its comments when it is rewritten")
  func comparison() throws {
    let known = try KnownReferences("# why\n\n\(upward)\n")
    let other = FilePair(user: graph, definition: "App/App.swift")
    #expect(known.added(in: [upward, other]) == [other])
    #expect(known.gone(from: [upward, other]) == [])
    #expect(known.added(in: []) == [])
    #expect(known.gone(from: [other]) == [upward])
    #expect(known.text(of: [upward, other]) == "# why\n\(other)\n\(upward)\n")
  }

  @Test(
    "An entry that isn't a reference to a higher layer throws an error",
    arguments: [
      "Engine/A.swift", "Input/A.swift -> Engine/B.swift", "Input/A.swift -> Input/B.swift", "Input/A.swift -> Elsewhere/B.swift",
      "Engine/A.swift -> Input/B.swift\nEngine/A.swift -> Input/B.swift",
    ])
  func mistakes(text: String) {
    #expect(throws: LayersError.self) { try KnownReferences(text) }
  }

  @Test("The verdict states how to handle new references and obsolete lines")
  func verdict() {
    #expect(LayersCommand.verdict(added: [], gone: []) == "")
    #expect(LayersCommand.verdict(added: [upward], gone: []).contains("move one of the two"))
    #expect(LayersCommand.verdict(added: [], gone: [upward]).contains("delete their lines"))
  }

  @Test("A source folder returns the relative paths of its Swift files only")
  func sources() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("layers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("App"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["App/App.swift", "App/notes.txt"] { try Data().write(to: folder.appendingPathComponent(name)) }
    let sources = SourceFolder(folder.path)
    let root = folder.resolvingSymlinksInPath().path
    #expect(try sources.files() == ["App/App.swift"])
    #expect(sources.path("\(root)/App/App.swift") == "App/App.swift")
    #expect(sources.path("\(root)/App/Gone.swift") == nil)
    #expect(sources.path("/elsewhere/App/App.swift") == nil)
  }
}
