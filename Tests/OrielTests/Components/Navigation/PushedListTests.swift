import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Lists on pushed screens")
struct PushedListTests {
  @Test("A list on a pushed screen has its rows during the push and afterwards", arguments: [false, true])
  func rows(isMirrored: Bool) throws {
    let host = TestHost(layoutDirection: isMirrored ? .rightToLeft : .leftToRight) {
      NavigationStack {
        List { NavigationLink("Go") { List(0..<3) { Text(verbatim: "Row \($0)") }.navigationTitle("Rows") } }
          .navigationTitle("Root")
      }
    }
    try host.tap("Go")
    host.advance(by: 0.1)
    #expect(host.exists("Row 0"))
    try host.settle()
    #expect(host.exists("Row 0") && host.exists("Row 2"))
    try host.tap("Back")
    try host.settle()
    #expect(host.exists("Go"))
    host.close()
    #expect(host.leftovers().isEmpty && host.messages.isEmpty)
  }
}
