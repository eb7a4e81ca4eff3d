import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Focus changes of focusable views")
struct FocusChangeTests {
  private struct Page: View {
    @State private var log = ""

    var body: some View {
      Color.red.frame(width: 50, height: 50).focusable(true) { isFocused in log += isFocused ? "in " : "out " }
        .accessibilityElement().accessibilityIdentifier("view")
      Button("Other") {}
      Text(verbatim: "log \(log)").accessibilityIdentifier("log")
    }
  }

  @Test("The closure is called when the view receives and loses the focus")
  func changes() throws {
    let host = TestHost { Page() }
    host.press(.tab)
    host.render()
    #expect(try host.find("log").label == "log in ")
    host.press(.tab)
    host.render()
    #expect(try host.find("log").label == "log in out ")
    host.close()
  }
}
