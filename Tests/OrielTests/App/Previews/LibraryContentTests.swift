import Oriel
import Testing

private struct Card: View {
  let title: String

  var body: some View { Text(title) }
}

private struct Library: LibraryContentProvider {
  var views: [LibraryItem] {
    LibraryItem(Card(title: "a"), title: "Card", category: .control)
    LibraryItem(Card(title: "b"), visible: false)
  }

  func modifiers(base: Image) -> [LibraryItem] {
    LibraryItem(base.resizable(), category: .effects, matchingSignature: "resizable")
  }
}

private struct Bare: LibraryContentProvider {}

@MainActor
@Suite("LibraryContentProvider")
struct LibraryContentTests {
  @Test("A library content provider declares views and modifiers, and both are optional")
  func items() {
    #expect(Library().views.count == 2 && Library().modifiers(base: Image(systemName: "star")).count == 1)
    #expect(Bare().views.isEmpty && Bare().modifiers(base: 1).isEmpty)
  }
}
