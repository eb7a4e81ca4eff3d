import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor @Suite struct DirectionalFocusTests {
  private func focused(_ host: TestHost) -> String? { host.allElements.filter(\.isFocused).last?.label }

  /// A grid of buttons, labeled with their row and column.
  private struct Board: View {
    let columns: Int
    var rows = 3

    var body: some View {
      VStack(spacing: 10) {
        ForEach(0..<rows, id: \.self) { row in
          HStack(spacing: 10) {
            ForEach(0..<columns, id: \.self) { column in
              Button(action: {}) { Text("\(row),\(column)").frame(width: 60, height: 30) }
            }
          }
        }
      }
    }
  }

  @Test func `Arrow keys move the focus in two dimensions and stop at the edge`() throws {
    let host = TestHost { Board(columns: 3) }
    host.press(.tab)
    #expect(focused(host) == "0,0")
    for (key, label) in [
      (KeyEquivalent.rightArrow, "0,1"), (.downArrow, "1,1"), (.downArrow, "2,1"), (.downArrow, "2,1"), (.leftArrow, "2,0"),
      (.upArrow, "1,0"),
    ] {
      host.press(key)
      #expect(focused(host) == label)
    }
  }

  @Test func `Arrow keys aren't handled while no view has the focus`() {
    let host = TestHost { Board(columns: 3) }
    #expect(!host.press(.rightArrow))
    #expect(focused(host) == nil)
    host.press(.tab)
    #expect(host.press(.rightArrow))
    #expect(focused(host) == "0,1")
  }

  @Test func `A focus move and the move back end at the initial view`() throws {
    // Above the wide button the middle button is nearest, regardless of the button that the focus has come from.
    let host = TestHost {
      VStack {
        HStack { ForEach(0..<3, id: \.self) { index in Button(action: {}) { Text("top \(index)").frame(width: 80, height: 30) } } }
        Button(action: {}) { Text("wide").frame(width: 300, height: 30) }
      }
    }
    host.press(.tab)
    host.press(.rightArrow)
    host.press(.rightArrow)
    #expect(focused(host) == "top 2")
    host.press(.downArrow)
    #expect(focused(host) == "wide")
    host.press(.upArrow)
    #expect(focused(host) == "top 2")
  }

  @Test func `Arrow keys that point at a section's frame reach the views inside it`() {
    // The short row has no view below the trailing end of the long one.
    let host = TestHost(size: CGSize(width: 600, height: 400)) {
      VStack(alignment: .leading, spacing: 20) {
        HStack { ForEach(0..<5, id: \.self) { index in Button(action: {}) { Text("long \(index)").frame(width: 80, height: 30) } } }
        HStack {
          Button(action: {}) { Text("short").frame(width: 80, height: 30) }
          Spacer()
        }
        .focusSection()
        HStack { ForEach(0..<5, id: \.self) { index in Button(action: {}) { Text("last \(index)").frame(width: 80, height: 30) } } }
      }
    }
    host.press(.tab)
    for _ in 0..<4 { host.press(.rightArrow) }
    #expect(focused(host) == "long 4")
    host.press(.downArrow)
    #expect(focused(host) == "short")
    host.press(.upArrow)
    #expect(focused(host) == "long 4")
  }

  @Test func `A focus section restores the focus to the view that had it last`() {
    let host = TestHost(size: CGSize(width: 600, height: 400)) {
      HStack(spacing: 30) {
        VStack { ForEach(0..<3, id: \.self) { index in Button(action: {}) { Text("side \(index)").frame(width: 80, height: 40) } } }
          .focusSection()
        Board(columns: 3).focusSection()
      }
    }
    host.press(.tab)
    host.press(.downArrow)
    #expect(focused(host) == "side 1")
    for key in [KeyEquivalent.rightArrow, .rightArrow, .downArrow, .leftArrow] { host.press(key) }
    #expect(focused(host) == "2,0")
    host.press(.leftArrow)
    #expect(focused(host) == "side 1")
    host.press(.upArrow)
    host.press(.rightArrow)
    #expect(focused(host) == "2,0")
  }

  // MARK: Scrolling

  private struct Shelves: View {
    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 20) {
          ForEach(0..<40, id: \.self) { shelf in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 10) {
                ForEach(0..<20, id: \.self) { card in
                  Button(action: {}) { Text("\(shelf),\(card)").frame(width: 120, height: 80) }
                }
              }
            }
          }
        }
      }
    }
  }

  private func isVisible(_ label: String, in host: TestHost) -> Bool {
    guard let element = try? host.find(label: label) else { return false }
    return CGRect(origin: .zero, size: host.size).insetBy(dx: -0.5, dy: -0.5).contains(element.frame)
  }

  @Test func `The focus moves through shelves of unbuilt rows, and the focused view is visible`() throws {
    let host = TestHost(size: CGSize(width: 500, height: 400)) { Shelves() }
    host.press(.tab)
    try #require(focused(host) == "0,0")
    for card in 1..<20 {
      host.press(.rightArrow)
      #expect(focused(host) == "0,\(card)")
      try host.settle()
      #expect(isVisible("0,\(card)", in: host))
    }
    // The focus stops at the end of the row.
    host.press(.rightArrow)
    #expect(focused(host) == "0,19")
    for shelf in 1..<40 {
      host.press(.downArrow)
      try host.settle()
      let label = try #require(focused(host))
      try #require(label.hasPrefix("\(shelf),"))
      #expect(isVisible(label, in: host))
    }
    host.press(.downArrow)
    #expect(focused(host)?.hasPrefix("39,") == true)
    for shelf in (0..<39).reversed() {
      host.press(.upArrow)
      try host.settle()
      try #require(focused(host)?.hasPrefix("\(shelf),") == true)
    }
  }

  @Test func `Views that are built to find the next focus aren't kept`() throws {
    let host = TestHost(size: CGSize(width: 500, height: 400)) { Shelves() }
    host.press(.tab)
    try host.settle()
    let nodes = host.liveNodeCount
    for _ in 0..<10 {
      host.press(.downArrow)
      try host.settle()
    }
    for _ in 0..<10 {
      host.press(.upArrow)
      try host.settle()
    }
    #expect(focused(host) == "0,0")
    #expect(host.liveNodeCount <= nodes * 9 / 4)
  }

  @Test func `Arrow keys scroll if there is no view to focus`() throws {
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      ScrollView {
        VStack(spacing: 0) {
          Button("only") {}
          ForEach(0..<50, id: \.self) { Text("line \($0)").frame(height: 20) }
        }
      }
    }
    host.press(.tab)
    let before = try host.find(label: "line 5").frame.minY
    #expect(host.press(.downArrow))
    try host.settle()
    #expect(focused(host) == "only")
    #expect(try host.find(label: "line 5").frame.minY < before - 20)
  }

  // MARK: Removal

  private struct Removable: View {
    @State private var cards = Array(0..<9)

    var body: some View {
      VStack {
        Button("outside") {}
        LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.fixed(80)), GridItem(.fixed(80))]) {
          ForEach(cards, id: \.self) { card in
            Button("card \(card)") { cards.removeAll { $0 == card } }.frame(height: 40)
          }
        }
        .focusSection()
      }
    }
  }

  @Test("CV-30: The nearest remaining view in the group receives the focus when the focused view is removed")
  func removal() throws {
    let host = TestHost { Removable() }
    host.press(.tab)
    host.press(.downArrow)
    host.press(.rightArrow)
    host.press(.downArrow)
    let first = try #require(focused(host))
    let place = try host.find(label: first).frame
    host.press(.return)
    try host.settle()
    #expect(!host.exists(first))
    let next = try #require(focused(host))
    #expect(next.hasPrefix("card"))
    #expect(abs(try host.find(label: next).frame.midY - place.midY) < 60)
    for _ in 0..<8 {
      host.press(.return)
      try host.settle()
    }
    // When the last card is removed, the focus leaves the section.
    #expect(focused(host) == "outside")
  }

  @Test func `No view has the focus after a view that Tab has focused is removed`() throws {
    let host = TestHost { Removable() }
    for _ in 0..<3 { host.press(.tab) }
    let card = try #require(focused(host))
    #expect(card.hasPrefix("card"))
    host.press(.return)
    try host.settle()
    #expect(!host.exists(card) && focused(host) == nil)
  }

  // MARK: Text fields

  private struct Lock: View {
    @State var pin: String

    var body: some View {
      HStack(spacing: 30) {
        Button(action: {}) { Text("side").frame(width: 80, height: 30) }
        VStack(spacing: 20) {
          Button(action: {}) { Text("above").frame(width: 180, height: 30) }
          TextField("PIN", text: $pin).frame(width: 200)
          Button(action: {}) { Text("below").frame(width: 180, height: 30) }
        }
      }
    }
  }

  @Test func `Arrow keys leave a text field that they have focused, if they can't move its insertion point`() throws {
    let host = TestHost(size: CGSize(width: 600, height: 400)) { Lock(pin: "") }
    host.press(.tab)
    for (key, label) in [
      (KeyEquivalent.rightArrow, "PIN"), (.upArrow, "above"), (.downArrow, "PIN"), (.downArrow, "below"), (.upArrow, "PIN"),
      (.leftArrow, "side"),
    ] {
      host.press(key)
      #expect(focused(host) == label)
    }
  }

  @Test func `Arrow keys move the insertion point first, and a held key stops at the end of the text`() throws {
    let host = TestHost(size: CGSize(width: 600, height: 400)) { Lock(pin: "12") }
    host.press(.tab)
    host.press(.rightArrow)
    // The first press leaves the selection that the field has on arrival.
    host.press(.leftArrow)
    #expect(focused(host) == "PIN")
    host.content.handle(KeyEvent(phase: .repeat, key: .leftArrow, time: host.time))
    host.render()
    #expect(focused(host) == "PIN")
    host.press(.leftArrow)
    #expect(focused(host) == "side")
  }

  @Test func `A text field that Tab or a press has focused keeps its arrow keys`() throws {
    let host = TestHost(size: CGSize(width: 600, height: 400)) { Lock(pin: "") }
    for key in [KeyEquivalent.tab, .rightArrow, .upArrow, .tab] { host.press(key) }
    #expect(focused(host) == "PIN")
    host.press(.upArrow)
    #expect(focused(host) == "PIN")
    host.press(.tab)
    host.press(.upArrow)
    #expect(focused(host) == "PIN")
    try host.tap("PIN")
    host.press(.upArrow)
    #expect(focused(host) == "PIN")
  }
}
