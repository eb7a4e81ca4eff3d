import CGTK
import Foundation
import Oriel
import Testing

@testable import OrielGTK

@MainActor
@Suite("Browser page connection")
struct BrowserPageTests {
  /// The app's end of a connection, and the descriptor of the other end.
  @MainActor private final class Connection {
    let page: BrowserPage
    let other: Int32
    private(set) var copied: [String] = []
    private var rest = LineBuffer(limit: 1 << 20)

    init() throws {
      var ends: [Int32] = [0, 0]
      guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { throw CocoaError(.fileReadUnknown) }
      other = ends[1]
      let write = Box()
      page = BrowserPage(descriptor: ends[0]) { write.call($0) }
      write.call = { [unowned self] in
        copied.append($0)
        // GTK notifies of each change of its clipboard.
        page.clipboardDidChange(to: $0)
      }
    }

    private final class Box { var call: (String) -> Void = { _ in } }

    deinit { close(other) }

    func send(_ text: String) {
      let bytes = Array(text.utf8)
      #expect(write(other, bytes, bytes.count) == bytes.count)
    }

    /// Returns the next lines that the app sends.
    func lines(_ count: Int) async throws -> [String] {
      let other = other
      return try await Task.detached {
        var lines: [String] = []
        var buffer = LineBuffer(limit: 1 << 20)
        var bytes = [UInt8](repeating: 0, count: 4096)
        while lines.count < count {
          let read = recv(other, &bytes, bytes.count, 0)
          guard read > 0 else { throw CocoaError(.fileReadUnknown) }
          lines += (buffer.append(bytes[..<read]) ?? []).map { String(decoding: $0, as: UTF8.self) }
        }
        return lines
      }.value
    }
  }

  private final class Field: BrowserPage.Field {
    private(set) var inputs: [BrowserPageInput] = []
    func take(_ input: BrowserPageInput) { inputs.append(input) }
  }

  private func wait(until isTrue: () -> Bool) async throws {
    let end = Date().addingTimeInterval(20)
    while !isTrue(), Date() < end {
      while g_main_context_iteration(nil, 0) != 0 {}
      try await Task.sleep(for: .milliseconds(2))
    }
    #expect(isTrue())
  }

  private func state(_ caret: CGRect, _ purpose: TextInputState.Purpose = .text) -> TextInputState {
    TextInputState(caret: caret, surroundingText: "", surroundingCaret: 0, purpose: purpose)
  }

  @Test("A message of a page is one JSON object per line, and invalid lines are ignored")
  func inputs() {
    func input(_ line: String) -> BrowserPageInput? { BrowserPageInput(line: Data(line.utf8)) }
    #expect(input(#"{"clipboard": "a\nb"}"#) == .clipboard("a\nb"))
    #expect(input(#"{"commit": "é"}"#) == .commit("é"))
    #expect(input(#"{"preedit": "にほ", "cursor": 1}"#) == .preedit("にほ", caret: 3))
    #expect(input(#"{"preedit": "🙂a", "cursor": 2}"#) == .preedit("🙂a", caret: 4))
    #expect(input(#"{"preedit": "🙂a", "cursor": 1}"#) == .preedit("🙂a", caret: 0), "The cursor is within a character")
    #expect(input(#"{"preedit": "ab", "cursor": 9}"#) == .preedit("ab", caret: 2))
    #expect(input(#"{"preedit": "ab", "cursor": -1}"#) == .preedit("ab", caret: 0))
    #expect(input(#"{"preedit": ""}"#) == .preedit("", caret: 0))
    #expect(input(#"{"key": "BackSpace"}"#) == .key(.backspace))
    #expect(input(#"{"key": "Return"}"#) == .key(.returnKey))
    #expect(input(#"{"key": "Delete"}"#) == .key(.deleteForward))
    for line in ["", "{}", "[]", "{\"key\": \"F1\"}", "{\"commit\": 1}", "{\"later\": \"x\"}", "{"] { #expect(input(line) == nil) }
  }

  @Test("Lines are complete regardless of how their bytes are split, and a line that is too long ends the connection")
  func lines() {
    let text = Array("one\n\ntwo and more\nthe rest".utf8)
    for size in 1...text.count {
      var buffer = LineBuffer(limit: 20)
      var lines: [String] = []
      for start in stride(from: 0, to: text.count, by: size) {
        lines += (buffer.append(text[start..<min(start + size, text.count)]) ?? []).map { String(decoding: $0, as: UTF8.self) }
      }
      #expect(lines == ["one", "", "two and more"])
    }
    var buffer = LineBuffer(limit: 4)
    #expect(buffer.append(Array("abcd".utf8)) == [])
    #expect(buffer.append(Array("e".utf8)) == nil)
  }

  @Test("The page receives the title, the focused field and the copied text when they change")
  func outputs() async throws {
    let connection = try Connection()
    let (page, one, two) = (connection.page, Field(), Field())
    page.title = "Library"
    page.title = "Library"
    page.show(state(CGRect(x: 10.4, y: 20, width: 0, height: 18)), of: one)
    page.show(state(CGRect(x: 10.2, y: 20, width: 0, height: 18)), of: one)
    page.show(state(CGRect(x: 5, y: 6, width: 2, height: 7), .email), of: two)
    page.show(nil, of: one)
    page.clipboardDidChange(to: "a \"b\"")
    page.clipboardDidChange(to: "a \"b\"")
    page.show(nil, of: two)
    let lines = try await connection.lines(6).map { try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) }
    #expect(lines[0] as? [String: String] == ["title": "Library"])
    let first = try #require(lines[1]["textInput"] as? [String: Any])
    #expect([first["x"], first["y"], first["width"], first["height"]].map { $0 as? Int } == [10, 20, 1, 18])
    #expect(first["kind"] as? String == "text")
    #expect((lines[2]["textInput"] as? [String: Any])?["kind"] as? String == "email")
    #expect(lines[3] as? [String: String] == ["clipboard": "a \"b\""])
    #expect(lines[4] as? [String: String] == ["clipboard": "a \"b\""], "Another program may have copied something in between")
    #expect(lines[5]["textInput"] is NSNull, "A field that had already lost the focus doesn't end the text input")
  }

  @Test("Typed text goes to the focused field, and text of the browser goes to the clipboard without being echoed")
  func typing() async throws {
    let connection = try Connection()
    let field = Field()
    connection.send("{\"commit\": \"nobody\"}\n")
    connection.send("{\"clipboard\": \"copied\"}\n")
    try await wait { connection.copied == ["copied"] }
    connection.page.show(state(.zero), of: field)
    connection.send("{\"preedit\": \"a\", \"cursor\": 1}\n{\"preedit\"")
    connection.send(": \"\"}\n{\"commit\": \"á\"}\nnonsense\n{\"key\": \"Return\"}\n")
    try await wait { field.inputs.count == 4 }
    #expect(field.inputs == [.preedit("a", caret: 1), .preedit("", caret: 0), .commit("á"), .key(.returnKey)])
    let line = try await connection.lines(1)
    #expect(line[0].contains("textInput"), "Text from the page isn't sent back to it")
  }

  @Test("An app continues to run after its page has disconnected")
  func gone() async throws {
    let connection = try Connection()
    shutdown(connection.other, Int32(SHUT_RDWR))
    for number in 0..<100 { connection.page.title = "\(number)" }
    try await Task.sleep(for: .milliseconds(20))
    connection.page.title = "last"
    #expect(connection.page.title == "last")
  }
}
