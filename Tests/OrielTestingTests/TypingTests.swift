import Foundation
import Oriel
import OrielTesting
import Testing

private struct Note: View {
  @State private var text = ""

  var body: some View {
    VStack {
      TextEditor(text: $text).frame(height: 100)
      Text(verbatim: "note \(text.debugDescription)")
    }
  }
}

private struct Search: View {
  @State private var text = ""
  @State private var submitted = "nothing"

  var body: some View {
    VStack {
      TextField("Words", text: $text).onSubmit { submitted = text }
      Text(verbatim: "submitted \(submitted)")
    }
  }
}

@MainActor
struct TypingTests {
  @Test(arguments: ["a\nb", "a\rb", "a\r\nb"])
  func `A typed line break presses Return and begins a new line in a text editor`(text: String) {
    let host = TestHost(size: CGSize(width: 200, height: 160)) { Note() }
    host.tap(at: CGPoint(x: 20, y: 50))
    #expect(host.type(text))
    #expect(host.exists("note \"a\\nb\""))
    #expect(host.messages.isEmpty)
    host.close()
  }

  @Test func `A typed line break submits a text field`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 160)) { Search() }
    try host.tap("Words")
    #expect(host.type("tree\n"))
    #expect(host.exists("submitted tree"))
    host.close()
  }

  @Test func `Typing without a focused view returns false and reports the text`() {
    let host = TestHost { Search() }
    #expect(!host.type("tree"))
    #expect(host.messages.count == 1)
    #expect(host.messages.first?.contains("\"tree\"") == true && host.messages.first?.contains("focus") == true)
    host.close()
  }
}
