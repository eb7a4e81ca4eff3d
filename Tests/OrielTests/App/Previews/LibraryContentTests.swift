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
@Suite("Xcode's library")
struct LibraryContentTests {
  @Test("a program may say what is in it, and anything may be left out")
  func items() {
    #expect(Library().views.count == 2 && Library().modifiers(base: Image(systemName: "star")).count == 1)
    #expect(Bare().views.isEmpty && Bare().modifiers(base: 1).isEmpty)
  }
}
