import GallerySections
import OrielTesting
import SwiftUI
import Testing

/// The Data section in a headless host.
@MainActor
@Suite("The Data section of the Gallery")
struct GalleryDataTests {
  private func open(width: CGFloat = 980) throws -> TestHost {
    let host = TestHost(size: CGSize(width: width, height: 760)) { GalleryView(section: .data) }
    try host.settle()
    return host
  }

  private func count(_ host: TestHost) throws -> String { try host.find(identifier: "data-count").label }

  @Test("A search ignores case and accents in titles and writers, and the sort order can change")
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
    #expect(longer.minY < shorter.minY, "a book of 525 pages comes before one of 438")
    host.type("xyz")
    try host.settle()
    #expect(try count(host) == "0 books")
    #expect(host.messages.isEmpty)
  }

  @Test("A book marked as read leaves the unread ones, updates its writer's row, and a revert restores both")
  func change() async throws {
    let host = try open()
    #expect(host.exists("Émile Zola, 2 of 2"))
    try host.tap("Unread only")
    try host.settle()
    #expect(try count(host) == "7 books")
    try host.tap(at: CGPoint(x: 244, y: host.find(text: "Germinal").frame.midY))
    // The query checks at most once in each turn of the main queue whether a changed value alters its results.
    try await host.wait { (try? count(host)) == "6 books" }
    try host.settle()
    #expect(host.exists("Émile Zola, 1 of 2") && !host.exists(text: "Germinal"))
    try host.tap("Revert")
    try host.settle()
    #expect(try count(host) == "7 books")
    #expect(host.exists("Émile Zola, 2 of 2"))
    #expect(host.messages.isEmpty)
  }

  @Test("A new book adds its writer, and a revert removes it unless it was saved")
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
