import GallerySections
import OrielTesting
import SwiftUI
import Testing

/// The demos of the Lists section, headless.
@MainActor
@Suite("The Gallery's lists")
struct GalleryListsTests {
  private func open(_ demo: ListDemo) throws -> TestHost {
    let host = TestHost(size: CGSize(width: 980, height: 700)) { GalleryView(section: .lists) }
    host.advance(by: 0.1)
    try host.tap("lists-\(demo.rawValue)")
    host.advance(by: 0.1)
    return host
  }

  /// In the middle of a demo's list.
  private let middle = CGPoint(x: 560, y: 450)

  @Test("The chat opens at its end, sticks to it when a message is sent, and goes to its start and middle")
  func chat() throws {
    let host = try open(.chat)
    let last = try host.find(identifier: "message-999").frame
    #expect(!host.exists("message-900"))
    try host.tap("chat-draft")
    host.type("Here I am")
    host.press(.return)
    try host.settle()
    let sent = try host.find(identifier: "message-1000")
    #expect(sent.label == "Day 26, Here I am")
    #expect(sent.frame.maxY == last.maxY)
    #expect(try host.find(identifier: "list-note").label == "1,001 messages")

    try host.tap("Middle")
    try host.settle()
    #expect(host.exists("message-500") && !host.exists("message-1000"))
    try host.tap("First")
    try host.settle()
    #expect(host.exists("message-0"))
    host.scroll(at: middle, by: CGSize(width: 0, height: 2000))
    try host.settle()
    #expect(!host.exists("message-0"))
    #expect(host.messages.isEmpty)
  }

  @Test("A million rows: the index bar jumps, a header stays on top, and a screenful is all that is built")
  func million() throws {
    let host = try open(.million)
    #expect(host.exists("person-0"))
    let bar = try host.find(identifier: "index-bar").frame
    let y = { (letter: CGFloat) in bar.minY + 6 + (bar.height - 12) * (letter + 0.5) / 26 }
    host.tap(at: CGPoint(x: bar.midX, y: y(12)))
    try host.settle()
    let header = try host.find(identifier: "header-M").frame
    #expect(header.maxX == bar.minX)
    #expect(host.exists("person-\(12 * 1_000_000 / 26)"))

    host.scroll(at: middle, by: CGSize(width: 0, height: 500))
    try host.settle()
    #expect(try host.find(identifier: "header-M").frame == header)
    #expect(!host.exists("person-\(12 * 1_000_000 / 26)"))

    host.drag(from: CGPoint(x: bar.midX, y: y(12)), to: CGPoint(x: bar.midX, y: y(25)))
    try host.settle()
    #expect(try host.find(identifier: "header-Z").frame == header)

    try host.tap("million-row")
    host.type("500000")
    host.press(.return)
    try host.settle()
    #expect(host.exists("person-499999"))
    #expect(host.allElements.count < 60)
    #expect(host.messages.isEmpty)
  }

  @Test("The feed grows above what is read, which keeps its place, and counts what is new")
  func feed() throws {
    let host = try open(.feed)
    try host.tap("Add three above")
    try host.settle()
    #expect(host.exists("post-62"))
    #expect(!host.exists("feed-new"))

    host.scroll(at: middle, by: CGSize(width: 0, height: 1500))
    try host.settle()
    let read = try #require(host.allElements.first { $0.identifier?.hasPrefix("post-") == true && $0.frame.minY > 240 })
    let name = try #require(read.identifier)
    let place = read.frame
    for round in 1...3 {
      try host.tap("Add three above")
      for _ in 0..<20 {
        host.advance(by: TestHost.frameDuration)
        #expect(try abs(host.find(identifier: name).frame.minY - place.minY) <= 0.5)
      }
      #expect(try host.find(identifier: "feed-new").label == "\(3 * round) new above")
    }
    try host.settle()
    try host.tap("feed-new")
    try host.settle()
    #expect(host.exists("post-71"))
    #expect(!host.exists("feed-new"))
    #expect(host.messages.isEmpty)
  }
}
