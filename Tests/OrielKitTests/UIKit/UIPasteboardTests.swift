import Foundation
import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("UIPasteboard")
struct UIPasteboardTests {
  private let pasteboard = UIPasteboard.general

  private func withHost(_ body: (TestHost) throws -> Void) rethrows {
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      VStack {
        Button("Copy") { UIPasteboard.general.string = "a code" }
        TextField("Name", text: .constant("from the field")).accessibilityIdentifier("field")
      }
    }
    defer { host.close() }
    try body(host)
  }

  @Test("A button copies a text to the clipboard for other programs")
  func copying() throws {
    try withHost { host in
      #expect(pasteboard.string == nil && !pasteboard.hasStrings)
      try host.tap("Copy")
      #expect(host.clipboard == "a code")
      #expect(pasteboard.string == "a code" && pasteboard.strings == ["a code"] && pasteboard.hasStrings)
      pasteboard.string = nil
      #expect(host.clipboard == nil && pasteboard.string == nil && !pasteboard.hasStrings)
    }
  }

  @Test("Text that another program has copied isn't available synchronously")
  func others() {
    withHost { host in
      pasteboard.string = "own"
      #expect(pasteboard.string == "own" && pasteboard.hasStrings)
      host.clipboard = "another's"
      #expect(pasteboard.string == nil && pasteboard.strings == nil && !pasteboard.hasStrings)
    }
  }

  @Test("Several strings are one text with lines for other programs, and remain separate for the program itself")
  func several() {
    withHost { host in
      pasteboard.strings = ["one", "two"]
      #expect(host.clipboard == "one\ntwo")
      #expect(pasteboard.strings == ["one", "two"] && pasteboard.string == "one")
      pasteboard.strings = []
      #expect(host.clipboard == nil && pasteboard.strings == nil)
    }
  }

  @Test("A text that is copied from a field is available to the program itself")
  func field() throws {
    try withHost { host in
      pasteboard.strings = ["one", "two"]
      try host.tap(host.find(identifier: "field"))
      host.press("a", modifiers: .control)
      host.press("c", modifiers: .control)
      #expect(host.clipboard == "from the field")
      #expect(pasteboard.strings == ["from the field"])
    }
  }

  @Test("A URL is copied as text, and a text with a scheme is read as a URL")
  func url() throws {
    let address = try #require(URL(string: "mailto:a@example.org"))
    withHost { host in
      pasteboard.url = URL(string: "https://example.org/a")
      #expect(host.clipboard == "https://example.org/a" && pasteboard.hasURLs)
      #expect(pasteboard.string == "https://example.org/a")
      pasteboard.string = "a text"
      #expect(pasteboard.url == nil && !pasteboard.hasURLs)
      pasteboard.string = "mailto:a@example.org"
      #expect(pasteboard.url == address)
    }
  }

  @Test("changeCount counts the changes of the program and of other programs")
  func changes() {
    withHost { host in
      let count = pasteboard.changeCount
      pasteboard.string = "own"
      #expect(pasteboard.changeCount == count + 1)
      host.clipboard = "another's"
      #expect(pasteboard.changeCount == count + 2)
      #expect(!pasteboard.hasStrings && pasteboard.changeCount == count + 2)
    }
  }
}
