import Oriel
import OrielTesting
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite("File dialogs")
struct FileDialogTests {
  private struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText, .json]
    var text: String

    init(_ text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
      text = String(decoding: data, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      guard !text.isEmpty else { throw CocoaError(.fileWriteUnknown) }
      return FileWrapper(regularFileWithContents: Data((configuration.contentType == .json ? "\"\(text)\"" : text).utf8))
    }
  }

  private func folder() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  // MARK: Opening

  private struct Importer: View {
    let several: Bool
    let types: [UTType]
    @State private var isPresented = false
    @State private var names = "nothing"

    var body: some View {
      VStack {
        Text(verbatim: names)
        Text(verbatim: isPresented ? "open" : "closed")
        Button("Open") { isPresented = true }
        Button("Close") { isPresented = false }
      }
      .fileImporter(isPresented: $isPresented, allowedContentTypes: types, allowsMultipleSelection: several) { result in
        if case .success(let urls) = result { names = urls.map(\.lastPathComponent).joined(separator: ", ") }
      } onCancellation: {
        names = "cancelled"
      }
      .fileDialogMessage("Pick some")
      .fileDialogConfirmationLabel("Take")
      .fileDialogDefaultDirectory(URL(fileURLWithPath: "/srv"))
    }
  }

  @Test("fileImporter passes the modifiers' options to the dialog and delivers the chosen files")
  func opens() throws {
    let host = TestHost { Importer(several: true, types: [.png, .json]) }
    defer { host.close() }
    #expect(host.fileDialog == nil)
    try host.tap("Open")
    try host.settle()
    let question = try #require(host.fileDialog)
    #expect(question.kind == .open(several: true))
    #expect(question.contentTypes == [.png, .json])
    #expect(question.message == "Pick some")
    #expect(question.confirmationLabel == "Take")
    #expect(question.directory?.path == "/srv")
    #expect(host.exists(text: "open"))
    try host.choose(URL(fileURLWithPath: "/srv/a.png"), URL(fileURLWithPath: "/srv/b.json"))
    try host.settle()
    #expect(host.exists(text: "a.png, b.json"))
    #expect(host.exists(text: "closed"))
    #expect(host.fileDialog == nil)
  }

  @Test("Canceling a file dialog calls onCancellation, and the dialog can be opened again")
  func cancels() throws {
    let host = TestHost { Importer(several: false, types: [.folder]) }
    defer { host.close() }
    for _ in 0..<2 {
      try host.tap("Open")
      try host.settle()
      #expect(host.fileDialog?.kind == .folder(several: false))
      try host.cancelFileDialog()
      try host.settle()
      #expect(host.exists(text: "cancelled"))
      #expect(host.exists(text: "closed"))
    }
  }

  @Test("A file dialog closes when its binding becomes false and when its view is removed")
  func closes() throws {
    let model = Shown()
    let host = TestHost { Going(model: model) }
    defer { host.close() }
    try host.tap("Open")
    try host.settle()
    #expect(host.fileDialog != nil)
    try host.tap("Close")
    try host.settle()
    #expect(host.fileDialog == nil)
    #expect(host.exists(text: "nothing"))
    try host.tap("Open")
    try host.settle()
    model.isShown = false
    try host.settle()
    #expect(host.fileDialog == nil)
  }

  @Observable final class Shown { var isShown = true }

  private struct Going: View {
    let model: Shown
    var body: some View { if model.isShown { Importer(several: false, types: []) } }
  }

  @Test("Without platform file dialogs the importer cancels and reports it once")
  func absent() throws {
    let host = TestHost { Importer(several: false, types: [.item]) }
    defer { host.close() }
    host.hasFileDialogs = false
    try host.tap("Open")
    try host.settle()
    #expect(host.exists(text: "cancelled"))
    #expect(host.exists(text: "closed"))
    #expect(host.messages.count == 1)
  }

  // MARK: Saving

  private struct Exporter: View {
    let note: Note?
    var contentType = UTType.plainText
    @State private var isPresented = false
    @State private var outcome = "nothing"

    var body: some View {
      VStack {
        Text(verbatim: outcome)
        Text(verbatim: isPresented ? "open" : "closed")
        Button("Save") { isPresented = true }
      }
      .fileExporter(isPresented: $isPresented, document: note, contentType: contentType, defaultFilename: "Letter") { result in
        switch result {
        case .success(let url): outcome = "wrote \(url.lastPathComponent)"
        case .failure: outcome = "failed"
        }
      }
    }
  }

  @Test("fileExporter writes the document to the chosen location with the extension of its type")
  func saves() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = TestHost { Exporter(note: Note("Dear all")) }
    defer { host.close() }
    try host.tap("Save")
    try host.settle()
    #expect(host.fileDialog?.kind == .save(name: "Letter.txt"))
    try host.choose(folder.appendingPathComponent("Mine"))
    try await host.waitForRealTime { host.exists(text: "wrote Mine.txt") }
    #expect(host.exists(text: "closed"))
    #expect(try String(contentsOf: folder.appendingPathComponent("Mine.txt"), encoding: .utf8) == "Dear all")
  }

  @Test("fileExporter writes the document in the requested content type and delivers an error as a failure")
  func types() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = TestHost { Exporter(note: Note("Dear all"), contentType: .json) }
    defer { host.close() }
    try host.tap("Save")
    try host.settle()
    let file = folder.appendingPathComponent("x.json")
    try host.choose(file)
    try await host.waitForRealTime { host.exists(text: "wrote x.json") }
    #expect(try String(contentsOf: file, encoding: .utf8) == "\"Dear all\"")

    let other = TestHost { Exporter(note: Note("")) }
    defer { other.close() }
    try other.tap("Save")
    try other.settle()
    try other.choose(folder.appendingPathComponent("y.txt"))
    try await other.waitForRealTime { other.exists(text: "failed") }
  }

  @Test("fileExporter without a document shows no dialog and reports it once")
  func nothingToSave() throws {
    let host = TestHost { Exporter(note: nil) }
    defer { host.close() }
    try host.tap("Save")
    try host.settle()
    #expect(host.fileDialog == nil)
    #expect(host.exists(text: "closed"))
    #expect(host.messages.count == 1)
  }

  private struct Several: View {
    @State private var savesNotes = false
    @State private var savesItem = false
    @State private var moves = false
    @State private var outcome = "nothing"
    let file: URL

    var body: some View {
      VStack {
        Text(verbatim: outcome)
        Button("Notes") { savesNotes = true }
        Button("Item") { savesItem = true }
        Button("Move") { moves = true }
      }
      .fileExporter(isPresented: $savesNotes, documents: [Note("one"), Note("two")], contentType: .plainText) { result in
        outcome = (try? result.get().map(\.lastPathComponent).joined(separator: " and ")) ?? "failed"
      }
      .fileExporter(isPresented: $savesItem, item: "words", defaultFilename: "Item") { result in
        outcome = (try? result.get().lastPathComponent) ?? "failed"
      }
      .fileMover(isPresented: $moves, file: file) { result in outcome = (try? result.get().path) ?? "failed" }
    }
  }

  @Test("Several documents are written into a folder, a transferable item into a file, and fileMover moves a file")
  func others() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("old.txt")
    try Data("old".utf8).write(to: file)
    let host = TestHost { Several(file: file) }
    defer { host.close() }
    try host.tap("Notes")
    try host.settle()
    #expect(host.fileDialog?.kind == .folder(several: false))
    try host.choose(folder)
    try await host.waitForRealTime { host.exists(text: "Untitled.txt and Untitled 2.txt") }
    #expect(try String(contentsOf: folder.appendingPathComponent("Untitled 2.txt"), encoding: .utf8) == "two")

    try host.tap("Item")
    try host.settle()
    #expect(host.fileDialog?.kind == .save(name: "Item.txt"))
    try host.choose(folder.appendingPathComponent("Item.txt"))
    try await host.waitForRealTime { host.exists(text: "Item.txt") }
    #expect(try String(contentsOf: folder.appendingPathComponent("Item.txt"), encoding: .utf8) == "words")

    let target = folder.appendingPathComponent("deeper")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    try host.tap("Move")
    try host.settle()
    try host.choose(target)
    try host.settle()
    #expect(FileManager.default.fileExists(atPath: target.appendingPathComponent("old.txt").path))
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }
}
