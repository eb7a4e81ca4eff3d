import GallerySections
import OrielTesting
import SwiftUI
import Testing

/// The Data section, headless.
@MainActor
@Suite("The Gallery's books")
struct GalleryDataTests {
  private func open(width: CGFloat = 980) throws -> TestHost {
    let host = TestHost(size: CGSize(width: width, height: 760)) { GalleryView(section: .data) }
    try host.settle()
    return host
  }

  private func count(_ host: TestHost) throws -> String { try host.find(identifier: "data-count").label }

  @Test("A search finds titles and writers without regard to case and accents, and the order changes")
  func query() throws {
    let host = try open()
    #expect(try count(host) == "12 books")
    try host.tap("data-search")
    host.type("emile")
    try host.settle()
    #expect(try count(host) == "2 books")
    #expect(host.exists(text: "Germinal") && !host.exists(text: "Austerlitz"))
    try host.tap("data-length")
    try host.settle()
    let (longer, shorter) = (try host.find(text: "Germinal").frame, try host.find(text: "The Ladies’ Paradise").frame)
    #expect(longer.minY < shorter.minY, "525 pages come before 438")
    host.type("xyz")
    try host.settle()
    #expect(try count(host) == "0 books")
    #expect(host.messages.isEmpty)
  }

  @Test("A book that is read leaves the unread ones, its writer's row follows, and all comes back")
  func change() async throws {
    let host = try open()
    #expect(host.exists("Émile Zola, 2 of 2"))
    try host.tap("Unread only")
    try host.settle()
    #expect(try count(host) == "7 books")
    try host.tap(at: CGPoint(x: 244, y: host.find(text: "Germinal").frame.midY))
    // Whether a changed value makes other books of a query is asked once in a turn of the main queue.
    try await host.wait { (try? count(host)) == "6 books" }
    try host.settle()
    #expect(host.exists("Émile Zola, 1 of 2") && !host.exists(text: "Germinal"))
    try host.tap("Revert")
    try host.settle()
    #expect(try count(host) == "7 books")
    #expect(host.exists("Émile Zola, 2 of 2"))
    #expect(host.messages.isEmpty)
  }

  @Test("A new book brings its writer, and is gone after a revert unless it was saved")
  func insertion() throws {
    let host = try open()
    try host.tap("Add")
    try host.settle()
    #expect(try count(host) == "13 books")
    #expect(host.exists("Unknown, 1 of 1"))
    try host.tap("Save")
    try host.tap("Add")
    try host.settle()
    #expect(try count(host) == "14 books")
    #expect(host.exists("Unknown, 2 of 2"))
    try host.tap("Revert")
    try host.settle()
    #expect(try count(host) == "13 books")
    #expect(host.exists("Unknown, 1 of 1"))
    #expect(host.messages.isEmpty)
  }
}
