import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("List rows")
struct ListRowTests {
  private struct Choosing: View {
    @State private var choice: String?
    let disablesAll: Bool

    init(disablesAll: Bool = false) { self.disablesAll = disablesAll }

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: "is \(choice ?? "none")").accessibilityIdentifier("choice")
        List(selection: $choice) {
          Text(verbatim: "a").tag("a")
          Text(verbatim: "b").tag("b").selectionDisabled()
          NavigationLink("c", value: "c").selectionDisabled(true)
          NavigationLink("d", value: "d").selectionDisabled(false)
        }
        .selectionDisabled(disablesAll)
      }
    }
  }

  @Test("A row with selectionDisabled can't be selected by a press or a key")
  func selectionDisabled() throws {
    let host = TestHost { Choosing() }
    func choice() throws -> String { try host.find("choice").label }
    try host.tap("b")
    try host.tap("c")
    #expect(try choice() == "is none")
    try host.tap("d")
    #expect(try choice() == "is d")
    try host.tap("a")
    #expect(try choice() == "is a")
    host.press(.downArrow)
    #expect(try choice() == "is d")
    let none = TestHost { Choosing(disablesAll: true) }
    try none.tap("a")
    try none.tap("d")
    #expect(try none.find("choice").label == "is none")
  }

  @Test("A dragged row is lifted as a whole from any point")
  func drag() {
    let host = TestHost(size: CGSize(width: 200, height: 300)) {
      List {
        Text(verbatim: "A").listRowBackground(Color.red).draggable("a")
        Text(verbatim: "B")
      }
      .listStyle(.plain)
    }
    #expect(host.snapshot().pixel(150, 200).green > 200)
    host.pointerDown(at: CGPoint(x: 150, y: 22))
    host.pointerMove(to: CGPoint(x: 150, y: 60))
    host.pointerMove(to: CGPoint(x: 150, y: 200))
    host.advance(by: 0.05)
    let lifted = host.snapshot()
    for x in [5, 150, 195] { #expect(lifted.pixel(x, 200).red > 200 && lifted.pixel(x, 200).green < 140) }
    host.pointerUp(at: CGPoint(x: 150, y: 200))
  }
}
