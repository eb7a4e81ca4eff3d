import CGTK
import Foundation
import OrielTesting
import SwiftUI
import Testing
import Widgets

/// Tests of hosted GTK widgets. They require a display, such as that of `xvfb-run`.
@MainActor
@Suite("Widgets of GTK's among views", .enabled(if: ProcessInfo.processInfo.environment["DISPLAY"] != nil))
struct WidgetsTests {
  @Test("A text area takes what is typed, and shows what the program writes")
  func textArea() throws {
    let host = TestHost(size: CGSize(width: 460, height: 420)) { WidgetsScreen() }
    try host.settle()
    #expect(host.exists(text: "2 lines, 0 with “”"))
    host.tap(at: CGPoint(x: 230, y: 200))
    #expect(host.type("\nDig."))
    #expect(host.exists(text: "3 lines, 0 with “”"))
    host.close()
    #expect(host.leftovers().isEmpty && host.messages.isEmpty)
  }

  @Test("A search bar says what is searched for once its delay is over")
  func searchBar() async throws {
    let host = TestHost(size: CGSize(width: 460, height: 420)) { WidgetsScreen() }
    try host.settle()
    host.tap(at: CGPoint(x: 230, y: 30))
    #expect(host.type("seeds"))
    try await host.wait { host.exists(text: "2 lines, 1 with “seeds”") }
    host.close()
  }

  @Test("Widgets are drawn among the views")
  func picture() throws {
    let host = TestHost(size: CGSize(width: 460, height: 420)) { WidgetsScreen() }
    try host.settle()
    let picture = host.snapshot()
    // The rows contain the icon of the search bar and the text of the text area.
    for line in [30, 75] { #expect((0..<picture.width).contains { picture.pixel($0, line).red < 160 }) }
    host.close()
  }
}
