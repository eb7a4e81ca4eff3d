import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Keyboard selection in a list of links")
struct ListLinkKeysTests {
  fileprivate enum Place { case list }

  fileprivate struct Rows: View {
    @State private var selection: Int?
    @FocusState private var focus: Place?

    var body: some View {
      NavigationSplitView {
        List(selection: $selection) {
          ForEach(0..<20, id: \.self) { index in
            NavigationLink(value: index) { Text(verbatim: "Row \(index)") }
          }
        }
        .focused($focus, equals: .list)
      } detail: {
        VStack {
          Text(verbatim: selection.map { "\($0)" } ?? "none").accessibilityIdentifier("selection")
          Text(verbatim: "\(focus == .list)").accessibilityIdentifier("focus")
        }
      }
    }
  }

  @Test("A click on a selecting link focuses the list, and the arrow keys continue from its row")
  func arrows() throws {
    let host = TestHost(size: CGSize(width: 1000, height: 700)) { Rows() }
    try host.tap("Row 2")
    try host.settle()
    #expect(try host.find(identifier: "selection").label == "2")
    #expect(try host.find(identifier: "focus").label == "true")
    host.press(.downArrow)
    host.press(.downArrow)
    try host.settle()
    #expect(try host.find(identifier: "selection").label == "4")
  }
}
