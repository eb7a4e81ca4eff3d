import Observation
import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button {
      count += 1
    } label: {
      Text(verbatim: "\(name): \(count)").frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .buttonStyle(.plain)
  }
}

@MainActor @Observable
private final class Desk {
  var rows: [CollectionStage.Row]
  @ObservationIgnored var moves: [String] = []
  /// Indicates whether the rows are updated when an item has moved.
  @ObservationIgnored var follows = true
  @ObservationIgnored var isFixed: (String) -> Bool = { _ in false }

  init(_ rows: [CollectionStage.Row]) { self.rows = rows }

  func move(_ item: String, _ source: IndexPath, _ destination: IndexPath) {
    moves.append("\(item): \(source.section).\(source.item) to \(destination.section).\(destination.item)")
    if follows { rows.move(item, from: source, to: destination) }
  }
}

/// Four columns of cells of 100 by 50 points, or orthogonal sections if the name of a section begins with "shelf".
private struct DeskView: View {
  let desk: Desk

  var body: some View {
    CollectionView(rows: desk.rows) { section, _ in
      guard desk.rows[section].section.hasPrefix("shelf") else { return .grid(columns: 4, height: .absolute(50), spacing: 0) }
      return .shelf(width: .absolute(100), height: .absolute(50), spacing: 0)
    } cell: {
      Counter(name: $1)
    }
    .onMove(isEnabled: { !desk.isFixed($0) }) { desk.move($0, $1, $2) }
  }
}

@MainActor
@Suite("Moving items of a collection by dragging")
struct CollectionMoveTests {
  private func host(_ desk: Desk) -> TestHost { TestHost(size: CGSize(width: 400, height: 400)) { DeskView(desk: desk) } }

  private func row(_ name: String, _ items: String) -> CollectionStage.Row { .init(section: name, items: items.map(String.init)) }

  private func items(_ desk: Desk) -> [String] { desk.rows.map { $0.items.joined() } }

  /// Presses a cell and drags it to a point, one step per frame.
  private func take(_ name: String, to point: CGPoint, _ host: TestHost) throws {
    let start = try host.find("\(name): 0").frame
    host.pointerDown(at: CGPoint(x: start.midX, y: start.midY))
    if host.usesTouch { host.advance(by: 0.6) }
    for step in 1...10 {
      host.advance(by: 1 / 60)
      let share = CGFloat(step) / 10
      host.pointerMove(to: CGPoint(x: start.midX + (point.x - start.midX) * share, y: start.midY + (point.y - start.midY) * share))
    }
  }

  private func order(_ host: TestHost) -> String {
    host.findAll(text: ": ").sorted { ($0.frame.midY.rounded(), $0.frame.midX) < ($1.frame.midY.rounded(), $1.frame.midX) }
      .map { String($0.label.prefix(1)) }.joined()
  }

  @Test("A dragged cell is lifted and follows the pointer, others make space, and onMove is called once on release")
  func within() throws {
    let desk = Desk([row("one", "ABCDEFGH")])
    let host = host(desk)
    try take("A", to: CGPoint(x: 250, y: 25), host)
    host.advance(by: 0.4)
    let frame = try host.find("A: 0").frame
    #expect(abs(frame.midX - 250) < 0.5 && abs(frame.midY - 25) < 0.5 && abs(frame.width - 105) < 0.5)
    #expect(try host.find("B: 0").frame.midX == 50 && host.find("C: 0").frame.midX == 150 && host.find("D: 0").frame.midX == 350)
    #expect(desk.moves.isEmpty && items(desk) == ["ABCDEFGH"])
    host.pointerUp(at: CGPoint(x: 250, y: 25))
    try host.settle()
    #expect(desk.moves == ["A: 0.0 to 0.2"])
    #expect(items(desk) == ["BCADEFGH"] && order(host) == "BCADEFGH")
    #expect(try host.find("A: 0").frame == CGRect(x: 200, y: 0, width: 100, height: 50))
    // A press still reaches the button of the cell.
    try host.tap("A: 0")
    #expect(host.exists("A: 1"))
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test(
    "A cell can be dragged to another section, an empty one or an orthogonal one, and keeps its state",
    arguments: [
      ("E", 1, 1, "BCD EA  XY"), ("empty", 2, 0, "BCD E A XY"), ("X", 3, 0, "BCD E  AXY"), ("end", 3, 2, "BCD E  XYA"),
    ])
  func across(target: String, section: Int, index: Int, result: String) throws {
    let desk = Desk([row("one", "ABCD"), row("two", "E"), row("three", ""), row("shelf", "XY")])
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      CollectionView(rows: desk.rows) { section, _ in
        if desk.rows[section].section == "shelf" { return .shelf(width: .absolute(100), height: .absolute(50), spacing: 0) }
        let grid = NSCollectionLayoutSection.grid(columns: 4, height: .absolute(50), spacing: 0)
        grid.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0)
        return grid
      } cell: {
        Counter(name: $1)
      }
      .onMove { desk.move($0, $1, $2) }
    }
    try host.tap("A: 0")
    let start = try host.find("A: 1").frame
    let point =
      switch target {
      case "E": CGPoint(x: 150, y: 105)
      case "empty": CGPoint(x: 200, y: 175)
      case "X": CGPoint(x: 40, y: 215)
      default: CGPoint(x: 320, y: 215)
      }
    host.pointerDown(at: CGPoint(x: start.midX, y: start.midY))
    for step in 1...20 {
      host.advance(by: 1 / 60)
      let share = CGFloat(step) / 20
      host.pointerMove(to: CGPoint(x: start.midX + (point.x - start.midX) * share, y: start.midY + (point.y - start.midY) * share))
    }
    host.advance(by: 0.5)
    let frame = try host.find("A: 1").frame
    #expect(abs(frame.midX - point.x) < 0.5 && abs(frame.midY - point.y) < 0.5)
    host.pointerUp(at: point)
    try host.settle()
    #expect(desk.moves.count == 1)
    #expect(items(desk).joined(separator: " ") == result)
    #expect(desk.rows[section].items.firstIndex(of: "A") == index)
    #expect(host.exists("A: 1"))
  }

  @Test("Escape and a cancelled pointer return the dragged item to its position", arguments: [true, false])
  func cancelled(isEscape: Bool) throws {
    let desk = Desk([row("one", "ABCDEFGH")])
    let host = host(desk)
    try take("A", to: CGPoint(x: 250, y: 75), host)
    if isEscape { #expect(host.press(.escape)) } else { host.pointerCancel(at: CGPoint(x: 250, y: 75)) }
    try host.settle()
    #expect(desk.moves.isEmpty && order(host) == "ABCDEFGH")
    #expect(try host.find("A: 0").frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    if isEscape { host.pointerUp(at: CGPoint(x: 250, y: 75)) }
    try take("B", to: CGPoint(x: 350, y: 25), host)
    host.pointerUp(at: CGPoint(x: 350, y: 25))
    try host.settle()
    #expect(desk.moves == ["B: 0.1 to 0.3"])
  }

  @Test("A touch lifts a cell after a long press, and a quick drag scrolls")
  func touch() throws {
    let desk = Desk([.init(section: "one", items: (0..<80).map { "\($0)" })])
    let host = host(desk)
    host.usesTouch = true
    host.drag(from: CGPoint(x: 50, y: 225), to: CGPoint(x: 50, y: 75))
    try host.settle()
    #expect(desk.moves.isEmpty)
    #expect(!host.exists("0: 0"))
    let cell = try #require(host.findAll(text: ": 0").first { $0.frame.minY > 150 && $0.frame.minX == 100 })
    let name = String(cell.label.dropLast(3))
    try take(name, to: CGPoint(x: cell.frame.midX + 100, y: cell.frame.midY), host)
    host.pointerUp(at: CGPoint(x: cell.frame.midX + 100, y: cell.frame.midY))
    try host.settle()
    #expect(desk.moves == ["\(name): 0.\(name) to 0.\(Int(name)! + 1)"])
  }

  @Test("The collection scrolls while an item is dragged at its edge, and the item stays under the pointer")
  func autoscroll() throws {
    let desk = Desk([.init(section: "one", items: (0..<400).map { "\($0)" })])
    let host = host(desk)
    let end = CGPoint(x: 50, y: 390)
    try take("0", to: end, host)
    host.advance(by: 3)
    let frame = try host.find("0: 0").frame
    #expect(abs(frame.midX - end.x) < 0.5 && abs(frame.midY - end.y) < 0.5)
    host.pointerUp(at: end)
    try host.settle()
    #expect(desk.moves.count == 1)
    #expect(desk.rows[0].items.firstIndex(of: "0")! > 80)
    #expect(try host.find("0: 0").frame.contains(end))
  }

  @Test("An orthogonal section scrolls while an item is dragged at its edge")
  func shelfAutoscroll() throws {
    let desk = Desk([.init(section: "shelf", items: (0..<60).map { "\($0)" }), row("two", "ABCD")])
    let host = host(desk)
    let end = CGPoint(x: 390, y: 25)
    try take("A", to: CGPoint(x: 200, y: 25), host)
    host.pointerMove(to: end)
    host.advance(by: 2)
    host.pointerUp(at: end)
    try host.settle()
    let index = try #require(desk.rows[0].items.firstIndex(of: "A"))
    #expect(index > 8, "\(index)")
    #expect(try host.find("A: 0").frame.contains(end))
    #expect(desk.rows[1].items.joined() == "BCD")
  }

  @Test("An item returns if the data doesn't change after its move, and an item that can't be moved isn't lifted")
  func refused() throws {
    let desk = Desk([row("one", "ABCDEFGH")])
    let host = host(desk)
    desk.follows = false
    try take("A", to: CGPoint(x: 250, y: 25), host)
    host.pointerUp(at: CGPoint(x: 250, y: 25))
    try host.settle()
    #expect(desk.moves == ["A: 0.0 to 0.2"] && order(host) == "ABCDEFGH")
    desk.isFixed = { $0 == "A" }
    try take("A", to: CGPoint(x: 250, y: 25), host)
    #expect(try host.find("A: 0").frame.minX == 0)
    host.pointerUp(at: CGPoint(x: 250, y: 25))
    try host.settle()
    #expect(desk.moves.count == 1)
  }

  @Test("Data changes during a drag are shown, and removing the dragged item ends its move")
  func changesMeanwhile() throws {
    let desk = Desk([row("one", "ABCDEFGH")])
    let host = host(desk)
    try take("A", to: CGPoint(x: 250, y: 25), host)
    desk.rows = [row("one", "ZABCDEFGH")]
    host.advance(by: 0.5)
    #expect(abs(try host.find("A: 0").frame.midX - 250) < 0.5)
    #expect(try host.find("Z: 0").frame.midX == 50)
    host.pointerUp(at: CGPoint(x: 250, y: 25))
    try host.settle()
    #expect(items(desk) == ["ZBACDEFGH"] && desk.moves == ["A: 0.1 to 0.2"])
    try take("A", to: CGPoint(x: 50, y: 75), host)
    desk.rows = [row("one", "ZBCDEFGH")]
    host.advance(by: 0.5)
    host.pointerUp(at: CGPoint(x: 50, y: 75))
    try host.settle()
    #expect(desk.moves.count == 1 && order(host) == "ZBCDEFGH")
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  fileprivate struct Note: Identifiable {
    let id: Int
  }

  @MainActor @Observable
  fileprivate final class Notes {
    var list = (0..<8).map { Note(id: $0) }
  }

  @Test("A move updates the binding of the collection")
  func binding() throws {
    let notes = Notes()
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      CollectionView(
        Binding {
          notes.list
        } set: {
          notes.list = $0
        }
      ) { _ in
        .grid(columns: 4, height: .absolute(50), spacing: 0)
      } cell: {
        Text(verbatim: "\($0.id): 0").frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
      }
    }
    try take("1", to: CGPoint(x: 350, y: 75), host)
    host.pointerUp(at: CGPoint(x: 350, y: 75))
    try host.settle()
    #expect(notes.list.map(\.id) == [0, 2, 3, 4, 5, 6, 7, 1])
  }
}
