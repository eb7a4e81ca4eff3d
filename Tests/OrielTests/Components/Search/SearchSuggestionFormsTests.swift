import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Search fields with a prompt and suggestions")
struct SearchSuggestionFormsTests {
  private struct Page: View {
    let prompt: String
    let isKey: Bool
    @State private var text = ""

    var body: some View {
      if isKey {
        Text("searched").searchable(text: $text, prompt: "Find fruit") { Text("Apple").searchCompletion("apple") }
      } else {
        Text("searched").searchable(
          text: $text, placement: .automatic, prompt: prompt, suggestions: { Text("Apple").searchCompletion("apple") })
      }
    }
  }

  @Test("The prompt can be a string or a key", arguments: [false, true])
  func forms(isKey: Bool) throws {
    let host = TestHost(size: CGSize(width: 400, height: 500)) { Page(prompt: "Find fruit", isKey: isKey) }
    try host.tap("Find fruit")
    try host.settle()
    #expect(host.exists("Apple"))
    host.close()
  }
}
