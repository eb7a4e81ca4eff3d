import Observation
import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

@MainActor @Observable
private final class Choice {
  var rows: [CollectionStage.Row]
  var chosen: Set<String> = []
  var one: String?
  @ObservationIgnored var pressed = 0
  @ObservationIgnored var moves: [String] = []
  @ObservationIgnored var isFixed: (String) -> Bool = { _ in false }
  var isShelf: (Int) -> Bool = { _ in false }

  init(_ rows: [CollectionStage.Row]) { self.rows = rows }

  /// Creates a row with one item for each letter.
  static func row(_ name: String, _ items: String) -> CollectionStage.Row { .init(section: name, items: items.map(String.init)) }

  var items: [String] { rows.map { $0.items.joined() } }
}

/// Four columns of cells of 100 by 50 points.
private struct ChoiceView: View {
  enum Kind { case several, one, moves, both }

  @Bindable var choice: Choice
  let kind: Kind
  var columns = 4

  var body: some View {
    let collection = CollectionView(rows: choice.rows) { section, _ in
      choice.isShelf(section)
        ? NSCollectionLayoutSection.shelf(width: .absolute(100), height: .absolute(50), spacing: 0) : CollectionStage.grid(columns, 50)
    } cell: { _, item in
      if kind == .moves {
        Button {
          choice.pressed += 1
        } label: {
          Text(verbatim: item).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .buttonStyle(.plain)
      } else {
        Text(verbatim: item)
      }
    }
    switch kind {
    case .several: collection.selection($choice.chosen)
    case .one: collection.selection($choice.one)
    case .moves: collection.onMove(isEnabled: { !choice.isFixed($0) }) { move($0, $1, $2) }
    case .both: collection.selection($choice.chosen).onMove { move($0, $1, $2) }
    }
  }

  private func move(_ item: String, _ source: IndexPath, _ destination: IndexPath) {
    choice.moves.append("\(item): \(source.section).\(source.item) to \(destination.section).\(destination.item)")
    choice.rows.move(item, from: source, to: destination)
  }
}

@MainActor
@Suite("Keys in collections")
struct CollectionKeysTests {
  private func host(_ choice: Choice, _ kind: ChoiceView.Kind, columns: Int = 4) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 400)) { ChoiceView(choice: choice, kind: kind, columns: columns) }
  }

  private func press(_ keys: [KeyEquivalent], _ modifiers: EventModifiers = [], on host: TestHost) throws {
    for key in keys {
      host.press(key, modifiers: modifiers)
      try host.settle()
    }
  }

  private func focused(_ host: TestHost) -> [String] {
    host.allElements.filter { $0.isFocused && $0.label.count < 8 && !$0.label.isEmpty }.map(\.label)
  }

  // MARK: Selection

  @Test("Arrow keys move the focus between cells, and Space and Return toggle the selection")
  func toggle() throws {
    let choice = Choice([Choice.row("one", "ABCDEFGH")])
    let host = host(choice, .several)
    try press([.downArrow, .rightArrow, .downArrow], on: host)
    #expect(focused(host) == ["F"] && choice.chosen.isEmpty)
    try press([.space], on: host)
    #expect(choice.chosen == ["F"])
    #expect(try host.find("F").isSelected && !host.find("E").isSelected)
    try press([.leftArrow, .return], on: host)
    #expect(choice.chosen == ["E", "F"])
    try press([.space], on: host)
    #expect(choice.chosen == ["F"])
  }

  @Test("With a single selection keys select one item, and range selection and select all do nothing")
  func one() throws {
    let choice = Choice([Choice.row("one", "ABCDEFGH")])
    let host = host(choice, .one)
    try press([.downArrow, .space, .rightArrow, .return], on: host)
    #expect(choice.one == "B")
    try press([.rightArrow], .shift, on: host)
    try press(["a"], .control, on: host)
    #expect(choice.one == "B" && focused(host) == ["B"])
    try press([.return], on: host)
    #expect(choice.one == nil)
  }

  @Test("Arrow keys with Shift select all cells between the anchor and the focused cell")
  func ranges() throws {
    let choice = Choice([Choice.row("one", "ABCDEFGH"), Choice.row("two", "IJKLMNOP")])
    let host = host(choice, .several)
    try press([.downArrow, .rightArrow], on: host)
    try press([.rightArrow], .shift, on: host)
    #expect(choice.chosen == ["B", "C"])
    try press([.downArrow], .shift, on: host)
    #expect(choice.chosen == ["B", "C", "D", "E", "F", "G"] && focused(host) == ["G"])
    try press([.downArrow], .shift, on: host)
    #expect(choice.chosen == Set("BCDEFGHIJK".map(String.init)))
    try press([.upArrow, .upArrow, .leftArrow, .leftArrow], .shift, on: host)
    #expect(choice.chosen == ["A", "B"])
    // Without Shift only the focus moves, and the next range begins at the focused cell.
    try press([.downArrow], on: host)
    #expect(choice.chosen == ["A", "B"] && focused(host) == ["E"])
    try press([.rightArrow], .shift, on: host)
    #expect(choice.chosen == ["E", "F"])
  }

  @Test("A selected range includes cells that aren't built")
  func longRange() throws {
    let choice = Choice(CollectionStage.rows(1, 400))
    let host = host(choice, .several)
    try press([.downArrow], on: host)
    for _ in 0..<60 { host.press(.downArrow, modifiers: .shift) }
    try host.settle()
    #expect(choice.chosen.count == 241)
  }

  @Test("Control-A and Command-A select all items", arguments: [EventModifiers.control, .command])
  func all(modifiers: EventModifiers) throws {
    let choice = Choice(CollectionStage.rows(2, 400))
    let host = host(choice, .several)
    try press(["a"], modifiers, on: host)
    #expect(choice.chosen.isEmpty, "no cell has the focus")
    try press([.downArrow], on: host)
    try press(["a"], modifiers, on: host)
    #expect(choice.chosen.count == 800)
  }

  @Test("A tap focuses its cell, which can begin a range")
  func tapped() throws {
    let choice = Choice([Choice.row("one", "ABCDEFGH")])
    let host = host(choice, .several)
    try host.tap("C")
    try host.settle()
    #expect(choice.chosen == ["C"] && focused(host) == ["C"])
    try press([.rightArrow], .shift, on: host)
    #expect(choice.chosen == ["C", "D"])
  }

  @Test("Assistive technology can select a cell, and the cell reports that it is selected")
  func assistance() throws {
    let choice = Choice([Choice.row("one", "ABCD")])
    let host = host(choice, .several)
    #expect(try host.find("C").activate())
    try host.settle()
    #expect(choice.chosen == ["C"])
    #expect(try host.find("C").isSelected)
    #expect(try host.find("C").actions.isEmpty)
  }

  // MARK: Moves

  @Test("Arrow keys with Option move the item, and the focus stays on it")
  func move() throws {
    let choice = Choice([Choice.row("one", "ABCDEFGH")])
    let host = host(choice, .moves)
    try press([.downArrow], on: host)
    try press([.rightArrow], .option, on: host)
    #expect(choice.items == ["BACDEFGH"] && choice.moves == ["A: 0.0 to 0.1"] && focused(host) == ["A"])
    try press([.downArrow], .option, on: host)
    #expect(choice.items == ["BCDEFAGH"] && focused(host) == ["A"])
    try press([.rightArrow, .rightArrow], .option, on: host)
    #expect(choice.items == ["BCDEFGHA"])
    // There is no position after the last one.
    try press([.rightArrow, .downArrow], .option, on: host)
    #expect(choice.moves.count == 4)
    try press([.upArrow, .leftArrow, .leftArrow, .leftArrow, .leftArrow], .option, on: host)
    #expect(choice.items == ["ABCDEFGH"])
    try press([.leftArrow, .upArrow], .option, on: host)
    #expect(choice.items == ["ABCDEFGH"])
    #expect(try host.find("A").frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("At the end of a line an item moves to the next line")
  func lines() throws {
    let choice = Choice([Choice.row("one", "ABCDEFGH")])
    let host = host(choice, .moves)
    try press([.downArrow, .rightArrow, .rightArrow, .rightArrow], on: host)
    try press([.rightArrow], .option, on: host)
    #expect(choice.items == ["ABCEDFGH"] && focused(host) == ["D"])
  }

  @Test("At the edge of a section an item moves to the next section and keeps the focus")
  func sections() throws {
    let choice = Choice([Choice.row("one", "ABCD"), Choice.row("two", "EFGH"), Choice.row("three", ""), Choice.row("shelf", "XY")])
    choice.isShelf = { $0 == 3 }
    let host = host(choice, .moves)
    try press([.downArrow, .rightArrow], on: host)
    try press([.downArrow], .option, on: host)
    #expect(choice.items == ["ACD", "EBFGH", "", "XY"] && focused(host) == ["B"])
    try press([.downArrow, .downArrow], .option, on: host)
    #expect(choice.items == ["ACD", "EFGH", "B", "XY"])
    try press([.downArrow, .downArrow], .option, on: host)
    #expect(choice.items.last?.contains("B") == true && focused(host) == ["B"])
    try press([.rightArrow], .option, on: host)
    #expect(choice.items.last == "XBY")
  }

  @Test("In a right-to-left layout an item moves in the direction of the arrow")
  func mirrored() throws {
    let choice = Choice([Choice.row("one", "ABCDEFGH"), Choice.row("shelf", "XYZ")])
    choice.isShelf = { $0 == 1 }
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      ChoiceView(choice: choice, kind: .moves).environment(\.layoutDirection, .rightToLeft)
    }
    try press([.downArrow], on: host)
    #expect(focused(host) == ["A"])
    try press([.leftArrow], .option, on: host)
    #expect(choice.items == ["BACDEFGH", "XYZ"])
    try press([.downArrow, .downArrow], .option, on: host)
    #expect(choice.items[0] == "BCDEFGH" && choice.items[1].contains("A"))
    let before = try #require(
      choice.items[1].firstIndex(of: "A").map { choice.items[1].distance(from: choice.items[1].startIndex, to: $0) })
    try press([.leftArrow], .option, on: host)
    #expect(choice.rows[1].items.firstIndex(of: "A") == before + 1)
  }

  @Test("In a list Left and Right move nothing, and Up and Down move an item by one position")
  func list() throws {
    let choice = Choice([Choice.row("one", "ABC"), Choice.row("two", "DE")])
    let host = host(choice, .moves, columns: 1)
    try press([.downArrow], on: host)
    try press([.leftArrow, .rightArrow], .option, on: host)
    #expect(choice.moves.isEmpty)
    try press([.downArrow, .downArrow, .downArrow], .option, on: host)
    #expect(choice.items == ["BC", "ADE"])
    try press([.upArrow], .option, on: host)
    #expect(choice.items == ["BCA", "DE"])
  }

  @Test("An item that can't be moved stays, and the key event isn't handled")
  func fixed() throws {
    let choice = Choice([Choice.row("one", "ABCD")])
    choice.isFixed = { $0 == "A" }
    let host = host(choice, .moves)
    try press([.downArrow], on: host)
    #expect(!host.press(.rightArrow, modifiers: .option))
    #expect(choice.moves.isEmpty)
    #expect(try host.find("A").actions.isEmpty)
  }

  @Test("The accessibility actions of an item move it in the available directions")
  func assistanceMoves() throws {
    let choice = Choice([Choice.row("one", "ABCDEFGH")])
    let host = host(choice, .moves)
    #expect(try host.find("A").actions == ["Move Down", "Move Right"])
    #expect(try host.find("F").actions == ["Move Up", "Move Left", "Move Right"])
    #expect(try host.find("F").perform("Move Up"))
    try host.settle()
    #expect(choice.items == ["AFBCDEGH"])
    #expect(try host.find("A").activate())
    #expect(choice.pressed == 1)
  }

  @Test("Cells that can be selected and moved support both by keys")
  func both() throws {
    let choice = Choice([Choice.row("one", "ABCD")])
    let host = host(choice, .both)
    try press([.downArrow, .space], on: host)
    try press([.rightArrow], .option, on: host)
    #expect(choice.items == ["BACD"] && choice.chosen == ["A"] && focused(host) == ["A"])
    try press([.rightArrow], .shift, on: host)
    #expect(choice.chosen == ["A", "C"])
    #expect(try host.find("C").actions == ["Move Left", "Move Right"])
  }
}
