import Foundation
import OpenCombine
import OrielTesting
import Testing
import UniformTypeIdentifiers

@testable import Oriel
@testable import OrielModel

struct Letter: FileDocument, Equatable {
  static var readableContentTypes: [UTType] { [.plainText] }

  var text: String

  init(text: String = "") { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8), text != "broken" else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.text = text
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }
}

final class Sketch: ReferenceFileDocument, @unchecked Sendable {
  static var readableContentTypes: [UTType] { [.json] }

  @Published var points: [Int]

  init(points: [Int] = []) { self.points = points }

  init(configuration: ReadConfiguration) throws {
    points = try JSONDecoder().decode([Int].self, from: configuration.file.regularFileContents ?? Data())
  }

  func snapshot(contentType: UTType) throws -> [Int] { points }

  func fileWrapper(snapshot: [Int], configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
  }
}

@MainActor @Suite("Documents in windows")
struct DocumentGroupTests {
  /// The values that the views of the windows received, in the order of the windows.
  final class Given: @unchecked Sendable {
    var letters: [Binding<Letter>] = []
    var sketch: Sketch?
    var open: OpenDocumentAction?
    var new: NewDocumentAction?
  }

  private struct LetterView: View {
    @Binding var letter: Letter
    let fileURL: URL?
    let isEditable: Bool
    let given: Given
    @Environment(\.documentConfiguration) private var configuration
    @Environment(\.openDocument) private var openDocument
    @Environment(\.newDocument) private var newDocument

    var body: some View {
      Text(verbatim: "letter: \(letter.text)")
      Text(verbatim: "at \(fileURL?.lastPathComponent ?? "nowhere"), \(isEditable)")
      Text(verbatim: "known at \(configuration?.fileURL?.lastPathComponent ?? "nowhere"), \(configuration?.isEditable ?? false)")
        .onAppear {
          given.letters.append($letter)
          given.open = openDocument
          given.new = newDocument
        }
    }
  }

  private struct Office: App {
    let given: Given

    init() { self.init(given: Given()) }

    init(given: Given) { self.given = given }

    var body: some Scene {
      DocumentGroup(newDocument: Letter(text: "Dear …")) { file in
        LetterView(letter: file.$document, fileURL: file.fileURL, isEditable: file.isEditable, given: given)
      }
      DocumentGroup(newDocument: { Sketch() }) { file in
        let _ = given.sketch = file.document
        Text(verbatim: "sketch: \(file.document.points)")
      }
    }
  }

  private struct Viewer: App {
    var body: some Scene {
      DocumentGroup(viewing: Letter.self) { file in
        Text(verbatim: "\(file.document.text), \(file.isEditable)")
        Button("Scribble") { file.document.text = "scribbled" }
      }
    }
  }

  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-documents-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    func file(_ name: String, _ text: String? = nil) throws -> URL {
      let file = url.appendingPathComponent(name)
      try text.map { try Data($0.utf8).write(to: file) }
      return file.standardizedFileURL
    }

    func text(_ name: String) -> String? { try? String(contentsOf: url.appendingPathComponent(name), encoding: .utf8) }
  }

  private func launch(_ urls: URL...) -> (AppHost<Office>, StubPlatform, Given) {
    let (platform, given) = (StubPlatform(), Given())
    let host = AppHost(Office(given: given), platform: platform, opening: urls)
    platform.windows[0].render()
    return (host, platform, given)
  }

  private func turn() async throws { try await Task.sleep(for: .milliseconds(50)) }

  @Test("An app launches with a new document, which is saved at the location that the user chooses, and later without a dialog")
  func savesNew() throws {
    let (host, platform, given) = launch()
    let folder = try Folder()
    let window = platform.windows[0]
    #expect(window.title == "Untitled")
    #expect(window.texts.contains("letter: Dear …") && window.texts.contains("at nowhere, true"))
    try #require(given.letters.first).wrappedValue.text = "Dear Ada"
    window.render()
    #expect(window.texts.contains("letter: Dear Ada") && window.title == "Untitled — Edited")

    window.press("s", .command)
    #expect(window.question?.request.kind == .save(name: "Untitled.txt"))
    #expect(window.question?.request.types == [.plainText])
    window.choose(try folder.file("Ada"))
    #expect(folder.text("Ada.txt") == "Dear Ada")
    #expect(window.title == "Ada.txt")
    #expect(window.texts.contains("at Ada.txt, true") && window.texts.contains("known at Ada.txt, true"))

    given.letters[0].wrappedValue.text = "Dear Bob"
    window.render()
    window.press("s", .command)
    #expect(window.question == nil && folder.text("Ada.txt") == "Dear Bob")
    window.press("s", [.command, .shift])
    #expect(window.question?.request.kind == .save(name: "Ada.txt"))
    window.choose(try folder.file("Bob.txt"))
    #expect(folder.text("Bob.txt") == "Dear Bob" && window.title == "Bob.txt")
    _ = host
  }

  @Test("The files of the command line are open at launch, each in the document group for its type")
  func launches() throws {
    let folder = try Folder()
    let (host, platform, _) = launch(try folder.file("a.txt", "first"), try folder.file("b.json", "[1,2]"))
    #expect(platform.open.count == 2)
    #expect(platform.windows[0].texts.contains("letter: first") && platform.windows[0].title == "a.txt")
    #expect(platform.windows[1].texts.contains("sketch: [1, 2]"))
    _ = host
  }

  @Test("An opened file replaces an untouched new document, and gets a window of its own otherwise")
  func opens() throws {
    let (host, platform, given) = launch()
    let folder = try Folder()
    let window = platform.windows[0]
    let (first, second) = (try folder.file("a.txt", "first"), try folder.file("b.txt", "second"))
    window.press("o", .command)
    #expect(window.question?.request.kind == .open(several: false))
    #expect(window.question?.request.types == [.plainText, .json])
    window.choose(first)
    #expect(platform.open.count == 1 && window.texts.contains("letter: first") && window.title == "a.txt")
    #expect(given.letters.count == 2)

    window.press("o", .command)
    window.choose(second)
    #expect(platform.open.count == 2)
    #expect(platform.windows[1].texts.contains("letter: second"))
    platform.windows[1].press("o", .command)
    platform.windows[1].choose(first)
    #expect(platform.open.count == 2 && window.presentations == 1)
    platform.windows[1].press("n", .command)
    #expect(platform.open.count == 3 && platform.windows[2].texts.contains("letter: Dear …"))
    platform.windows[2].press("n", .command)
    platform.windows[3].render()
    #expect(platform.windows[3].title == "Untitled 2")
    host.open([try folder.file("c.txt", "third")])
    #expect(platform.windows[4].texts.contains("letter: third"))
  }

  @Test("A file that can't be read leaves the document unchanged and presents an error")
  func broken() throws {
    let folder = try Folder()
    let (host, platform, _) = launch(try folder.file("bad.txt", "broken"))
    let window = platform.windows[0]
    #expect(window.texts.contains("The document “bad.txt” could not be opened."))
    window.press(.return, [])
    #expect(window.texts.contains("letter: Dear …") && window.title == "Untitled")
    window.press("o", .command)
    window.choose(folder.url.appendingPathComponent("missing.json"))
    #expect(window.texts.contains("The document “missing.json” could not be opened."))
    _ = host
  }

  @Test("openDocument and newDocument open windows, and openDocument throws for a file of an unsupported type")
  func actions() async throws {
    let (host, platform, given) = launch()
    let folder = try Folder()
    let (open, new) = (try #require(given.open), try #require(given.new))
    try await open(at: try folder.file("a.txt", "first"))
    #expect(platform.open.count == 2 && platform.windows[1].texts.contains("letter: first"))
    new(Letter(text: "given"))
    #expect(platform.windows[2].texts.contains("letter: given"))
    new { Sketch(points: [7]) }
    #expect(platform.windows[3].texts.contains("sketch: [7]"))
    let picture = try folder.file("a.png", "")
    await #expect(throws: (any Error).self) { try await open(at: picture) }
    #expect(platform.open.count == 4)
    _ = host
  }

  @Test("A window with unsaved changes confirms closing: canceling keeps it open, and saving closes it once the file is written")
  func closesSaved() async throws {
    let (host, platform, given) = launch()
    let folder = try Folder()
    let window = platform.windows[0]
    let question = "Do you want to save the changes made to the document “Untitled”?"
    try #require(given.letters.first).wrappedValue.text = "changed"
    window.render()
    window.askToClose()
    #expect(!window.isClosed && window.texts.contains(question))
    window.press(.escape, [])
    try await Task.sleep(for: .milliseconds(600))
    #expect(!window.isClosed && !window.texts.contains(question))

    window.askToClose()
    window.tap("Save")
    window.choose()
    try await turn()
    #expect(!window.isClosed)
    try await Task.sleep(for: .milliseconds(600))
    window.askToClose()
    window.tap("Save")
    window.choose(try folder.file("kept.txt"))
    try await turn()
    #expect(window.isClosed && folder.text("kept.txt") == "changed")
    _ = host
  }

  @Test("The title of an untitled document and the dialogs about it are in the user's language")
  func speaks() throws {
    let old = UserLanguage.current
    UserLanguage.current = UserLanguage(environment: ["LANG": "de_DE.UTF-8"])
    defer { UserLanguage.current = old }
    let (host, platform, given) = launch()
    let window = platform.windows[0]
    #expect(window.title == "Unbenannt")
    try #require(given.letters.first).wrappedValue.text = "changed"
    window.render()
    #expect(window.title == "Unbenannt — Bearbeitet")
    window.press("s", .command)
    #expect(window.question?.request.kind == .save(name: "Unbenannt.txt"))
    window.choose()
    window.askToClose()
    #expect(window.texts.contains("Möchten Sie die Änderungen am Dokument „Unbenannt“ speichern?"))
    #expect(window.texts.contains("Ihre Änderungen gehen verloren, wenn Sie sie nicht speichern."))
    #expect(Set(window.texts).isSuperset(of: ["Speichern", "Nicht speichern", "Abbrechen"]))
    _ = host
  }

  @Test("Don't Save discards the changes, an unchanged document closes without a question, and Ctrl+W asks for confirmation as well")
  func closesUnsaved() async throws {
    let (host, platform, given) = launch()
    let window = platform.windows[0]
    let letter = try #require(given.letters.first)
    letter.wrappedValue.text = "changed"
    letter.wrappedValue.text = "Dear …"
    window.press("n", .command)
    #expect(window.title == "Untitled")
    letter.wrappedValue.text = "changed"
    window.render()
    window.press("w", .command)
    try await turn()
    #expect(!window.isClosed)
    window.tap("Don’t Save")
    try await turn()
    #expect(window.isClosed)
    platform.windows[1].askToClose()
    #expect(platform.windows[1].isClosed)
    _ = host
  }

  @Test("A reference document counts as edited when it publishes a change, and is written from a snapshot")
  func objects() throws {
    let folder = try Folder()
    let (host, platform, given) = launch(try folder.file("b.json", "[1,2]"))
    let window = platform.windows[0]
    let sketch = try #require(given.sketch)
    #expect(window.title == "b.json")
    sketch.points.append(3)
    window.render()
    #expect(window.texts.contains("sketch: [1, 2, 3]") && window.title == "b.json — Edited")
    window.press("s", .command)
    #expect(folder.text("b.json") == "[1,2,3]" && window.title == "b.json")
    _ = host
  }

  @Test("The window's undo manager undoes and redoes changes of a document")
  func undo() throws {
    let (host, platform, given) = launch()
    let window = platform.windows[0]
    try #require(given.letters.first).wrappedValue.text = "changed"
    window.render()
    window.press("z", .control)
    #expect(window.texts.contains("letter: Dear …") && window.title == "Untitled")
    window.press("z", [.control, .shift])
    #expect(window.texts.contains("letter: changed") && window.title == "Untitled — Edited")
    _ = host
  }

  @Test("A viewer offers to open a file, shows it, and rejects changes of the document")
  func viewing() throws {
    let (platform, folder) = (StubPlatform(), try Folder())
    let host = AppHost(Viewer(), platform: platform)
    let window = platform.windows[0]
    #expect(window.texts.contains("No Document"))
    window.tap("Open…")
    window.choose(try folder.file("a.txt", "first"))
    #expect(window.texts.contains("first, false"))
    let log = MessageLog()
    log.listen()
    window.tap("Scribble")
    #expect(window.texts.contains("first, false") && window.title == "a.txt")
    #expect(log.messages.count { $0.contains("the change is ignored") } == 1)
    window.press("s", .command)
    #expect(window.question == nil && folder.text("a.txt") == "first")
    _ = host
  }

  private struct Editor: App {
    struct Page: View {
      @Binding var letter: Letter
      @FocusState private var isFocused: Bool

      var body: some View {
        Text(verbatim: "letter: \(letter.text)")
        TextEditor(text: $letter.text).focused($isFocused).onAppear { isFocused = true }
        Text("Add").onTapGesture { letter.text += " added" }
      }
    }

    var body: some Scene { DocumentGroup(newDocument: Letter(text: "Dear")) { Page(letter: $0.$document) } }
  }

  @Test("The window undoes the program's changes of a document beside a focused text editor, and the editor undoes typing")
  func undoesBesideAnEditor() throws {
    let platform = StubPlatform()
    let host = AppHost(Editor(), platform: platform, opening: [])
    let window = platform.windows[0]
    var text: String { window.texts.first { $0.hasPrefix("letter:") } ?? "" }
    window.render()
    window.content.handle(TextInputEvent.insert("Q"))
    let typed = text
    #expect(typed.contains("Q"))
    window.tap("Add")
    #expect(text == typed + " added")
    window.press("z", .control)
    #expect(text == typed)
    window.press("z", [.control, .shift])
    #expect(text == typed + " added")
    window.content.handle(TextInputEvent.insert("R"))
    window.press("z", .control)
    #expect(text == typed + " added")
    _ = host
  }
}
