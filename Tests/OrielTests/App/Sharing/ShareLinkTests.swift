import OrielTesting
import Testing
import UniformTypeIdentifiers

@testable import Oriel

@MainActor
@Suite("Share links")
struct ShareLinkTests {
  private static let address = URL(string: "https://example.org/a?b=c")!

  private func open<Content: View>(_ title: String = "Share…", @ViewBuilder _ content: () -> Content) throws -> TestHost {
    let host = TestHost(content: content)
    try host.tap(title)
    try host.settle()
    return host
  }

  private func folder() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-share-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  @Test("Copy writes a URL to the clipboard, and the menu shows the URL")
  func copies() throws {
    let host = try open { ShareLink(item: Self.address) }
    defer { host.close() }
    #expect(host.exists(text: Self.address.absoluteString))
    #expect(!host.exists("Save As…"), "A web URL isn't a file")
    try host.tap("Copy")
    try host.settle()
    #expect(host.clipboard == Self.address.absoluteString)
    #expect(!host.exists("Copy"), "The menu closes")
  }

  @Test("An email contains the subject, the message and the texts of all items")
  func mails() async throws {
    let host = try open("Give away") {
      ShareLink("Give away", items: ["one & two", "three"], subject: Text("A b"), message: Text("Look:"))
    }
    defer { host.close() }
    #expect(host.exists("2 items"))
    try host.tap("Email")
    try await host.wait { !host.openedURLs.isEmpty }
    #expect(host.openedURLs.map(\.absoluteString) == ["mailto:?subject=A%20b&body=Look%3A%0D%0Aone%20%26%20two%0D%0Athree"])
  }

  @Test("The Email entry is absent without a mail program and for items without text")
  func withoutMail() throws {
    let host = TestHost {
      VStack {
        ShareLink("Word", item: "word")
        ShareLink("Bytes", item: Data([1, 2]), preview: SharePreview("Two bytes"))
      }
    }
    defer { host.close() }
    host.opensURLs = false
    try host.tap("Word")
    try host.settle()
    #expect(!host.exists("Email") && host.exists("Copy"))
    host.press(.escape)
    try host.settle()
    host.opensURLs = true
    try host.tap("Bytes")
    try host.settle()
    #expect(!host.exists("Email") && host.exists("Two bytes"))
  }

  @Test("A saved item's file is named by the preview and has the item's type")
  func saves() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = try open { ShareLink(item: "Hello", preview: SharePreview("A/B")) }
    defer { host.close() }
    try host.tap("Save As…")
    try host.settle()
    let question = try #require(host.fileDialog)
    #expect(question.kind == .save(name: "A-B.txt") && question.contentTypes == [.utf8PlainText])
    let file = folder.appendingPathComponent("here.txt")
    try host.choose(file)
    try await host.wait { (try? String(contentsOf: file, encoding: .utf8)) == "Hello" }
  }

  @Test("Several items are saved into a folder, and files are copied unchanged")
  func savesSeveral() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["a.txt", "b.txt"].map { folder.appendingPathComponent($0) }
    for file in files { try Data(file.lastPathComponent.utf8).write(to: file) }
    let target = folder.appendingPathComponent("target")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    let host = try open { ShareLink(items: files) }
    defer { host.close() }
    #expect(!host.exists("Email"), "A file URL is useless to recipients of an email")
    try host.tap("Save As…")
    try host.settle()
    #expect(host.fileDialog?.kind == .folder(several: false))
    try host.choose(target)
    let copies = files.map { target.appendingPathComponent($0.lastPathComponent) }
    try await host.wait { copies.allSatisfy { (try? String(contentsOf: $0, encoding: .utf8)) == $0.lastPathComponent } }
  }

  @Test("A share link in a menu saves its item after the menu has closed")
  func insideMenu() throws {
    let host = try open("More") {
      Menu("More") { ShareLink("Send", item: "word", subject: Text("Title")) }
    }
    defer { host.close() }
    try host.tap("Send")
    try host.settle()
    try host.tap("Save As…")
    try host.settle()
    #expect(host.fileDialog?.kind == .save(name: "Title.txt"))
  }

  @Test("Every initializer of ShareLink shows its title")
  func forms() {
    let preview = SharePreview("Preview", image: Image(systemName: "star"), icon: Image(systemName: "heart"))
    let host = TestHost {
      VStack {
        ShareLink("key", item: Self.address)
        ShareLink(Text("text"), item: "x")
        ShareLink(String("string"), items: [Self.address])
        ShareLink("preview", item: Self.address, preview: preview)
        ShareLink("previews", items: ["a", "b"]) { SharePreview($0, image: Image(systemName: "star")) }
        ShareLink(item: "x", preview: SharePreview(Text("icon"), icon: Image(systemName: "star"))) { Text("own") }
        ShareLink(items: [Self.address]) { Text("addresses") }
      }
    }
    defer { host.close() }
    for title in ["key", "text", "string", "preview", "previews", "own", "addresses"] { #expect(host.exists(title)) }
  }
}
