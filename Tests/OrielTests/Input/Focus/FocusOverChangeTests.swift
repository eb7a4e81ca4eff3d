import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Focus in overlays of changing views")
struct FocusOverChangeTests {
  /// A view that becomes another view once it has appeared.
  private struct Changing: View {
    @State private var isOther = false

    var body: some View {
      if isOther {
        Color.green.frame(height: 80)
      } else {
        Color.yellow.frame(height: 80).onAppear { isOther = true }
      }
    }
  }

  private struct Page<Content: View>: View {
    let content: (Binding<String>, FocusState<Int?>.Binding) -> Content
    @State private var first = ""
    @State private var second = ""
    @FocusState private var field: Int?

    var body: some View {
      VStack {
        TextField("First", text: $first).focused($field, equals: 1)
        content($second, $field)
        Button("Focus") { field = 2 }
        Text(verbatim: "\(first), \(second), \(field ?? 0)")
      }
    }
  }

  private func check(_ host: TestHost) throws {
    try host.settle()
    try host.tap("First")
    host.type("one")
    try host.tap("Focus")
    try host.settle()
    host.type("two")
    try host.settle()
    #expect(host.exists("one, two, 2"))
    host.close()
    #expect(host.leftovers().isEmpty && host.messages.isEmpty)
  }

  @Test("A field in an overlay receives the focus after the view below has been replaced")
  func overlay() throws {
    try check(
      TestHost {
        Page { text, field in Changing().overlay { TextField("Second", text: text).focused(field, equals: 2) } }
      })
  }

  @Test("A field in an overlay of several views receives the focus after another of these views has been removed")
  func severalViews() throws {
    try check(
      TestHost {
        Page { text, field in
          Several().overlay { TextField("Second", text: text).focused(field, equals: 2) }
        }
      })
  }

  /// Two views, of which the second is removed once the first has appeared.
  private struct Several: View {
    @State private var hasBoth = true

    var body: some View {
      Color.green.frame(height: 80).onAppear { hasBoth = false }
      if hasBoth { Color.yellow.frame(height: 80) }
    }
  }
}
