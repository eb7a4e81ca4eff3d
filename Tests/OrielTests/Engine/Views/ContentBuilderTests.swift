import Oriel
import OrielTesting
import Testing

/// A view whose content is built with the builder under its second name.
private struct Card<Content: View>: View {
  let content: Content
  @ContentBuilder let footer: () -> Text

  init(@ContentBuilder content: () -> Content, @ContentBuilder footer: @escaping () -> Text) {
    self.content = content()
    self.footer = footer
  }

  var body: some View {
    VStack {
      content
      rows(isLong: true)
      footer()
    }
  }

  @ContentBuilder private func rows(isLong: Bool) -> some View {
    Text("Row")
    if isLong { Text("Another") } else { EmptyView() }
  }
}

@MainActor
@Suite("ContentBuilder")
struct ContentBuilderTests {
  @Test("Functions, properties and initializers build views with ContentBuilder as with ViewBuilder")
  func builds() {
    let host = TestHost {
      Card {
        Text("One")
        Text("Two")
      } footer: {
        Text("Footer")
      }
    }
    for name in ["One", "Two", "Row", "Another", "Footer"] { #expect(host.exists(name)) }
    host.close()
  }

  private struct Screen: View {
    let hasSecond: Bool

    var body: some View { NavigationStack { Text("Base").toolbar { items } } }

    @ContentBuilder private var items: some ToolbarContent {
      ToolbarItem { Button("First") {} }
      if hasSecond { ToolbarItem { Button("Second") {} } }
      footer(isLong: hasSecond)
    }

    @ContentBuilder private func footer(isLong: Bool) -> some ToolbarContent {
      if isLong {
        ToolbarItem(placement: .bottomBar) { Button("Long") {} }
      } else {
        ToolbarItem(placement: .bottomBar) { Button("Short") {} }
      }
    }
  }

  @Test("Properties and functions build the content of toolbars with ContentBuilder", arguments: [false, true])
  func toolbar(hasSecond: Bool) throws {
    let host = TestHost { Screen(hasSecond: hasSecond) }
    try host.settle()
    #expect(host.exists("First") && host.exists("Second") == hasSecond && host.exists(hasSecond ? "Long" : "Short"))
    host.close()
  }
}
