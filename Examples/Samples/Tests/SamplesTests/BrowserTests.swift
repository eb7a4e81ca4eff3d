import Browser
import Foundation
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("The browser")
struct BrowserTests {
  @Test("What is written is an address, or it isn't")
  func addresses() {
    #expect(Address.url(for: " swift.org ")?.absoluteString == "https://swift.org")
    #expect(Address.url(for: "https://a.example/b?c")?.absoluteString == "https://a.example/b?c")
    #expect(Address.url(for: "localhost:8080")?.absoluteString == "https://localhost:8080")
    #expect(Address.url(for: "about:blank")?.absoluteString == "about:blank")
    for text in ["", "  ", "two words", "word", "javascript:alert(1)"] { #expect(Address.url(for: text) == nil, "\(text)") }
  }

  @Test("Words that are no address are named, and nothing is loaded")
  func words() async {
    let model = BrowserModel()
    model.address = "no address"
    await model.go()
    #expect(model.problem == "“no address” is no address." && model.page.url == nil)
    model.toggleBookmark()
    #expect(model.bookmarks.isEmpty && !model.isBookmarked)
  }

  @Test("The window has the bookmarks, and a bar whose buttons wait for a page")
  func window() throws {
    let url = try #require(URL(string: "https://swift.org"))
    let host = TestHost(size: CGSize(width: 900, height: 640)) {
      BrowserView(model: BrowserModel(bookmarks: [Bookmark(title: "Swift", url: url)]))
    }
    host.advance(by: 0.5)
    #expect(host.exists("Swift") && host.exists("Address"))
    #expect(throws: (any Error).self) { try host.tap("Back") }
    #expect(throws: (any Error).self) { try host.tap("Reload") }
    host.close()
  }
}
