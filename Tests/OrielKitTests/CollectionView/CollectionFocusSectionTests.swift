import Observation
import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

/// A grid of buttons of 100 by 40 points, or orthogonal sections of them, below a button outside of the collection.
@MainActor @Observable
private final class Board {
  var rows: [CollectionStage.Row]
  var columns = 4
  /// The height of the pinned headers, or `nil` without headers.
  var pinned: CGFloat?
  var hasHeaderButtons = false
  var isShelf: (Int) -> Bool = { _ in false }
  var style = AnyPrimitive.plain
  var preference: ((String) -> CollectionPreferredFocus?)?
  @ObservationIgnored var setFocus: (String?) -> Void = { _ in }

  enum AnyPrimitive { case plain, card }

  init(_ rows: [CollectionStage.Row]) { self.rows = rows }
}

private struct BoardView: View {
  let board: Board
  @FocusState private var focus: String?

  private func section(_ index: Int) -> NSCollectionLayoutSection {
    let section =
      board.isShelf(index)
      ? NSCollectionLayoutSection.shelf(width: .absolute(100), height: .absolute(40), spacing: 0)
      : CollectionStage.grid(board.columns)
    if let pinned = board.pinned {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(pinned)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
    }
    return section
  }

  @ViewBuilder private func cell(_ item: String) -> some View {
    let button = Button {
    } label: {
      Text(verbatim: item).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .focused($focus, equals: item)
    if board.style == .card { button.buttonStyle(.card) } else { button.buttonStyle(.plain) }
  }

  var body: some View {
    VStack(spacing: 0) {
      Button("Outside") {}.buttonStyle(.plain).frame(height: 20)
      collection.onAppear { board.setFocus = { focus = $0 } }
    }
  }

  private var collection: some View {
    let collection = CollectionView(rows: board.rows) { index, _ in
      section(index)
    } cell: { _, item in
      cell(item)
    } supplementaryView: { _, path in
      if board.hasHeaderButtons {
        Button {
        } label: {
          Text(verbatim: "Header \(path.section)").frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .buttonStyle(.plain)
      } else {
        Color.gray
      }
    }
    return board.preference.map { collection.preferredFocus($0) } ?? collection
  }
}

@MainActor
@Suite("Collections as focus sections")
struct CollectionFocusSectionTests {
  /// The collection shows ten rows of a grid.
  private func host(_ board: Board) -> TestHost { TestHost(size: CGSize(width: 400, height: 420)) { BoardView(board: board) } }

  private func focused(_ host: TestHost) -> [String] {
    host.allElements.filter { $0.isFocused && $0.traits.contains(.isButton) }.map(\.label)
  }

  private func press(_ keys: [KeyEquivalent], _ host: TestHost) throws {
    for key in keys {
      host.press(key)
      try host.settle()
    }
  }

  private func scroll(_ host: TestHost, by distance: CGFloat) throws {
    host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: distance))
    try host.settle()
  }

  private func isVisible(_ label: String, below top: CGFloat = 20, _ host: TestHost) throws -> Bool {
    let frame = try host.find(label).frame
    return frame.minY > top - 0.5 && frame.maxY < 420.5 && frame.minX > -0.5 && frame.maxX < 400.5
  }

  // MARK: Into the collection

  @Test("Without a focus, an arrow key focuses the first visible cell", arguments: [KeyEquivalent.downArrow, .rightArrow, .upArrow])
  func fromNothing(key: KeyEquivalent) throws {
    let host = host(Board(CollectionStage.rows(1, 400)))
    #expect(focused(host).isEmpty)
    try press([key], host)
    #expect(focused(host) == ["0, 0"])
    let other = self.host(Board(CollectionStage.rows(1, 400)))
    try scroll(other, by: 1_000)
    try press([key], other)
    #expect(focused(other) == ["0, 100"])
  }

  @Test("An arrow key enters the collection from outside and leaves it again")
  func fromOutside() throws {
    let host = host(Board(CollectionStage.rows(3, 20)))
    try press([.tab], host)
    #expect(focused(host) == ["Outside"])
    try press([.downArrow], host)
    let entered = try #require(focused(host).first)
    #expect(entered.hasPrefix("0, "))
    try press([.upArrow], host)
    #expect(focused(host) == ["Outside"])
  }

  @Test("Arrow keys enter a collection whose data arrives later, or again after all data was removed")
  func emptied() throws {
    let board = Board([])
    let host = host(board)
    try press([.downArrow], host)
    #expect(focused(host).isEmpty)
    board.rows = CollectionStage.rows(2, 20)
    try host.settle()
    try press([.downArrow, .rightArrow], host)
    #expect(focused(host) == ["0, 1"])
    board.rows = []
    try host.settle()
    #expect(focused(host) == ["Outside"], "no other view can have the focus")
    try press([.downArrow], host)
    #expect(focused(host) == ["Outside"])
    board.rows = CollectionStage.rows(2, 20)
    try host.settle()
    try press([.downArrow], host)
    #expect(focused(host).first?.hasPrefix("0, ") == true)
  }

  @Test("CV-30 When the focused item is removed after Tab, the focus moves to its neighbor")
  func removedAfterTab() throws {
    let board = Board(CollectionStage.rows(1, 40))
    let host = host(board)
    try press([.tab, .tab, .tab, .tab], host)
    #expect(focused(host) == ["0, 2"])
    board.rows = [.init(section: "0", items: board.rows[0].items.filter { $0 != "0, 2" })]
    try host.settle()
    #expect(focused(host) == ["0, 3"])
    // All items are removed: the focus moves to the first view outside.
    board.rows = []
    try host.settle()
    #expect(focused(host) == ["Outside"])
  }

  // MARK: Pinned headers

  @Test("A focused cell is never covered by a pinned header", arguments: [true, false])
  func pinned(isByArrows: Bool) throws {
    let board = Board(CollectionStage.rows(4, 40))
    board.pinned = 30
    let host = host(board)
    try press([.tab, .tab] + Array(repeating: .downArrow, count: 30), host)
    for _ in 0..<(isByArrows ? 29 : 100) {
      if isByArrows { host.press(.upArrow) } else { host.press(.tab, modifiers: .shift) }
      try host.settle()
      let label = try #require(focused(host).first)
      guard label != "Outside" else { break }
      #expect(try isVisible(label, below: 50, host), "\(label)")
    }
  }

  @Test("Up focuses the cells under a pinned header before the header itself, and Down returns to the section")
  func pinnedButton() throws {
    let board = Board(CollectionStage.rows(2, 80))
    board.pinned = 30
    board.hasHeaderButtons = true
    let host = host(board)
    board.setFocus("0, 40")
    try host.settle()
    #expect(focused(host) == ["0, 40"])
    for line in (0..<10).reversed() {
      try press([.upArrow], host)
      #expect(focused(host) == ["0, \(line * 4)"])
      #expect(try isVisible("0, \(line * 4)", below: 50, host))
    }
    try press([.upArrow], host)
    #expect(focused(host) == ["Header 0"])
    try press([.downArrow], host)
    #expect(focused(host) == ["0, 0"])
  }

  // MARK: Page Up, Page Down, Home, End

  @Test("Page Down, Page Up, End and Home move the focus with the content")
  func pages() throws {
    let host = host(Board(CollectionStage.rows(1, 400)))
    try press([.tab, .tab, .rightArrow], host)
    #expect(focused(host) == ["0, 1"])
    try press([.pageDown], host)
    #expect(focused(host) == ["0, 37"])
    #expect(try isVisible("0, 37", host))
    try press([.pageDown, .pageUp], host)
    #expect(focused(host) == ["0, 37"])
    try press([.end], host)
    #expect(focused(host) == ["0, 399"])
    #expect(try isVisible("0, 399", host))
    try press([.home], host)
    #expect(focused(host) == ["0, 0"])
    #expect(try isVisible("0, 0", host))
    // At the end of the content the focus moves to the last row.
    try press([.end, .pageUp, .pageDown, .pageDown], host)
    #expect(focused(host) == ["0, 399"])
  }

  @Test("Page Down presses add up while the content still scrolls, and an arrow key continues from the visible cells")
  func fastPages() throws {
    let host = host(Board(CollectionStage.rows(1, 400)))
    try press([.tab, .tab], host)
    for _ in 0..<3 { host.press(.pageDown) }
    try host.settle()
    #expect(focused(host) == ["0, 108"])
    host.press(.end)
    host.press(.upArrow)
    try host.settle()
    #expect(try isVisible(#require(focused(host).first), host))
  }

  @Test("In an orthogonal section Home and End move to its ends first, and Page Down moves across sections")
  func shelfPages() throws {
    let board = Board(CollectionStage.rows(40, 20))
    board.isShelf = { _ in true }
    let host = host(board)
    try press([.tab, .tab, .rightArrow], host)
    try press([.end], host)
    #expect(focused(host) == ["0, 19"])
    try press([.home], host)
    #expect(focused(host) == ["0, 0"])
    try press([.pageDown], host)
    #expect(focused(host) == ["9, 0"])
    try press([.end, .end], host)
    #expect(focused(host).first?.hasPrefix("39, ") == true)
  }

  @Test("Page Down, End and Home move the focus in a lazy stack of a scroll view")
  func lazyStack() throws {
    let host = TestHost(size: CGSize(width: 200, height: 400)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000) { row in
            Button {
            } label: {
              Text(verbatim: "Row \(row)").frame(maxWidth: .infinity, minHeight: 40)
            }
            .buttonStyle(.plain)
          }
        }
      }
    }
    try press([.tab, .pageDown], host)
    #expect(focused(host) == ["Row 9"])
    try press([.end], host)
    #expect(focused(host) == ["Row 999"])
    try press([.home], host)
    #expect(focused(host) == ["Row 0"])
  }

  // MARK: The pointer

  @Test("The card under a resting pointer isn't raised while keys move the focus")
  func restingPointer() throws {
    let board = Board(CollectionStage.rows(1, 400))
    board.style = .card
    let host = host(board)
    let middle = CGPoint(x: 250, y: 120)
    host.pointerMove(to: middle)
    try host.settle()
    // A raised card has a shadow below it.
    let (below, belowFirst) = (CGPoint(x: 250, y: 143), CGPoint(x: 50, y: 63))
    func shade(_ point: CGPoint) -> Double { Double(host.snapshot().pixel(Int(point.x), Int(point.y)).red) }
    host.pointerMove(to: CGPoint(x: 5, y: 5))
    try host.settle()
    let (plain, plainFirst) = (shade(below), shade(belowFirst))
    host.pointerMove(to: middle)
    try host.settle()
    #expect(shade(below) < plain)
    try press([.tab, .tab], host)
    #expect(shade(below) == plain && shade(belowFirst) < plainFirst)
    // A card that scrolls under the pointer isn't raised either.
    try press([.downArrow, .upArrow], host)
    #expect(shade(below) == plain)
    host.pointerMove(to: CGPoint(x: middle.x + 1, y: middle.y))
    try host.settle()
    #expect(shade(below) < plain)
  }

  // MARK: By FocusState

  @Test("A FocusState with the value of an item whose cell isn't built scrolls to the item and focuses it")
  func unbuilt() throws {
    let board = Board(CollectionStage.rows(1, 400))
    let host = host(board)
    #expect(!host.exists("0, 300"))
    board.setFocus("0, 300")
    try host.settle()
    #expect(focused(host) == ["0, 300"])
    #expect(try isVisible("0, 300", host))
    board.setFocus("nowhere")
    try host.settle()
    #expect(try isVisible("0, 300", host))
    board.setFocus("0, 5")
    try host.settle()
    #expect(focused(host) == ["0, 5"])
    #expect(try isVisible("0, 5", host))
  }

  @Test("A FocusState with the value of an unbuilt item of an orthogonal section scrolls to the item and focuses it")
  func unbuiltInShelf() throws {
    let board = Board(CollectionStage.rows(40, 40))
    board.isShelf = { _ in true }
    let host = host(board)
    board.setFocus("30, 25")
    try host.settle()
    #expect(focused(host) == ["30, 25"])
    #expect(try isVisible("30, 25", host))
    board.setFocus("30, 2")
    try host.settle()
    #expect(focused(host) == ["30, 2"])
    #expect(try isVisible("30, 2", host))
  }

  // MARK: Preferred items

  @Test("Without a preference an orthogonal section restores its last focused item, and a grid focuses the nearest one")
  func noPreference() throws {
    let board = Board(CollectionStage.rows(3, 12))
    board.isShelf = { $0 == 1 }
    let host = host(board)
    board.setFocus("1, 3")
    try host.settle()
    try press([.upArrow, .leftArrow, .leftArrow], host)
    #expect(focused(host) == ["0, 9"])
    try press([.downArrow], host)
    #expect(focused(host) == ["1, 3"])
    try press([.downArrow], host)
    #expect(focused(host) == ["2, 3"])
  }

  @Test("With the preference .first the first item of a section is focused at any scroll position", arguments: [true, false])
  func first(isShelf: Bool) throws {
    let board = Board(CollectionStage.rows(3, 40))
    board.isShelf = { $0 == 1 && isShelf }
    board.preference = { $0 == "1" ? .first : nil }
    let host = host(board)
    board.setFocus("1, 30")
    try host.settle()
    board.setFocus("0, 38")
    try host.settle()
    try press([.downArrow], host)
    #expect(focused(host) == ["1, 0"])
    #expect(try isVisible("1, 0", host))
    // Within the section arrow keys move to the neighbors.
    try press([.rightArrow], host)
    #expect(focused(host) == ["1, 1"])
    board.setFocus("2, 1")
    try host.settle()
    try press([.upArrow], host)
    #expect(focused(host) == ["1, 0"])
  }

  @Test("With the preference .lastFocused the last focused item of a section is focused at any scroll position", arguments: [true, false])
  func lastFocused(isShelf: Bool) throws {
    let board = Board(CollectionStage.rows(3, 200))
    board.isShelf = { $0 == 1 && isShelf }
    board.preference = { $0 == "1" ? .lastFocused : nil }
    let host = host(board)
    board.setFocus("1, 150")
    try host.settle()
    board.setFocus("0, 198")
    try host.settle()
    if isShelf {
      let frame = try host.find("0, 198").frame
      host.scroll(at: CGPoint(x: 200, y: frame.maxY + 20), by: CGSize(width: -20_000, height: 0))
      try host.settle()
      #expect(host.exists("1, 0"))
    }
    try press([.downArrow], host)
    #expect(focused(host) == ["1, 150"])
    #expect(try isVisible("1, 150", host))
    // A removed item is no longer preferred.
    board.setFocus("0, 198")
    try host.settle()
    board.rows[1] = .init(section: "1", items: board.rows[1].items.filter { $0 != "1, 150" })
    try host.settle()
    try press([.downArrow], host)
    #expect(focused(host).first?.hasPrefix("1, ") == true)
  }

  @Test("With the preference .nearest the nearest item of an orthogonal section is focused")
  func nearest() throws {
    let board = Board(CollectionStage.rows(3, 12))
    board.isShelf = { $0 == 1 }
    board.preference = { _ in .nearest }
    let host = host(board)
    board.setFocus("1, 3")
    try host.settle()
    try press([.upArrow, .leftArrow, .leftArrow, .downArrow], host)
    #expect(focused(host) == ["1, 1"])
  }
}
