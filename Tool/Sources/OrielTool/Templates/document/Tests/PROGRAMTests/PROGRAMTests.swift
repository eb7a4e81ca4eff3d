import SwiftUI
import Testing

@testable import PROGRAM

@Suite struct TextDocumentTests {
  @Test func countsWords() {
    #expect(TextDocument(text: "Once upon\na time ").wordCount == 4)
    #expect(TextDocument().wordCount == 0)
  }
}

#if canImport(OrielTesting)
  import OrielTesting

  @MainActor
  @Suite struct ContentViewTests {
    private struct Editing: View {
      @State private var document = TextDocument(text: "Once upon")

      var body: some View { ContentView(document: $document) }
    }

    @Test func theCountFollowsTheText() throws {
      let host = TestHost(size: CGSize(width: 480, height: 360)) { Editing() }
      #expect(try host.find(identifier: "words").label == "2 words")
    }
  }
#endif
