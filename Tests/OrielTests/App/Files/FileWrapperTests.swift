import Oriel
import OrielTesting
import Testing

@Suite("FileWrapper")
struct FileWrapperTests {
  private func folder() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-wrapper-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  @Test("A folder is written with all its contents, read back, and replaced as a whole")
  func folders() throws {
    let base = try folder()
    defer { try? FileManager.default.removeItem(at: base) }
    let text = FileWrapper(regularFileWithContents: Data("a".utf8))
    let wrapper = FileWrapper(directoryWithFileWrappers: ["text.txt": text])
    #expect(wrapper.addRegularFile(withContents: Data("b".utf8), preferredFilename: "text.txt") == "text 2.txt")
    wrapper.addFileWrapper(FileWrapper(directoryWithFileWrappers: [:]))
    let place = base.appendingPathComponent("bundle")
    try wrapper.write(to: place, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
    #expect(wrapper.filename == "bundle")
    #expect(text.filename == "text.txt")

    let read = try FileWrapper(url: place)
    #expect(read.isDirectory && !read.isRegularFile && !read.isSymbolicLink)
    #expect(read.fileWrappers?.keys.sorted() == ["Untitled", "text 2.txt", "text.txt"])
    #expect(read.fileWrappers?["text 2.txt"]?.regularFileContents == Data("b".utf8))
    #expect(wrapper.matchesContents(of: place))

    wrapper.removeFileWrapper(text)
    #expect(wrapper.keyForChildFileWrapper(text) == nil)
    #expect(!wrapper.matchesContents(of: place))
    try wrapper.write(to: place, options: .atomic, originalContentsURL: nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).sorted() == ["Untitled", "text 2.txt"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: base.path) == ["bundle"])
  }

  @Test("Writing a file atomically replaces an existing one, and a symbolic link keeps its destination")
  func filesAndLinks() throws {
    let base = try folder()
    defer { try? FileManager.default.removeItem(at: base) }
    let place = base.appendingPathComponent("a.txt")
    for text in ["one", "two"] {
      try FileWrapper(regularFileWithContents: Data(text.utf8)).write(to: place, options: .atomic, originalContentsURL: nil)
      #expect(try FileWrapper(url: place).regularFileContents == Data(text.utf8))
    }
    let link = base.appendingPathComponent("link")
    try FileWrapper(symbolicLinkWithDestinationURL: place).write(to: link, originalContentsURL: nil)
    let read = try FileWrapper(url: link)
    #expect(read.isSymbolicLink)
    #expect(read.symbolicLinkDestinationURL?.path == place.path)
    #expect(throws: (any Error).self) { try FileWrapper(url: base.appendingPathComponent("missing")) }
  }

  @Test("Adding a file to a regular file changes nothing and is reported once")
  func misuse() {
    let log = MessageLog()
    log.listen()
    let file = FileWrapper(regularFileWithContents: Data())
    for _ in 0..<2 { file.addRegularFile(withContents: Data(), preferredFilename: "x") }
    #expect(log.messages.count == 1 && log.messages[0].contains("isn't a folder"))
    #expect(file.fileWrappers == nil)
    #expect(file.regularFileContents == Data())
  }
}
