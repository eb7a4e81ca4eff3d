import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Focus over views that change")
struct FocusOverChangeTests {
  /// Another view than at first, once it has appeared.
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

  @Test("a field in an overlay gets the focus once the view below is another")
  func overlay() throws {
    try check(
      TestHost {
        Page { text, field in Changing().overlay { TextField("Second", text: text).focused(field, equals: 2) } }
      })
  }

  @Test("a field in an overlay of several views gets the focus once another of them has gone")
  func severalViews() throws {
    try check(
      TestHost {
        Page { text, field in
          Several().overlay { TextField("Second", text: text).focused(field, equals: 2) }
        }
      })
  }

  /// Two views, of which one stays.
  private struct Several: View {
    @State private var hasBoth = true

    var body: some View {
      Color.green.frame(height: 80).onAppear { hasBoth = false }
      if hasBoth { Color.yellow.frame(height: 80) }
    }
  }
}
