import Foundation
import Oriel
import OrielTesting
import Testing

/// Contains sections with headers and footers given as views.
private struct Sections: View {
  @available(*, deprecated)
  var body: some View {
    Section(header: Text("Header 1")) { Text("Row 1") }
    Section(footer: Text("Footer 2")) { Text("Row 2") }
    Section(header: Text("Header 3"), footer: Text("Footer 3")) {
      Text("Row 3")
      Text("Row 4")
    }
    Section {
      Text("Row 5")
    } footer: {
      Text("Footer 5")
    }
  }
}

private let order = ["Header 1", "Row 1", "Row 2", "Footer 2", "Header 3", "Row 3", "Row 4", "Footer 3", "Row 5", "Footer 5"]

@MainActor
@Suite("Initializers of sections, and list styles as values")
struct SectionFormsTests {
  /// Returns the frames of the named texts, from top to bottom.
  private func frames(_ host: TestHost) throws -> [CGRect] { try order.map { try host.find($0).frame } }

  private func isColumn(_ frames: [CGRect]) -> Bool { zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY } }

  @Test("In a list headers are above their rows and footers below")
  func inAList() throws {
    let host = TestHost { List { Sections() } }
    let found = try frames(host)
    #expect(isColumn(found))
    host.close()
  }

  @Test("In a list headers and footers are smaller than rows and aren't on a card")
  func looks() throws {
    let host = TestHost { List { Sections() } }
    let picture = host.snapshot()
    func ground(_ name: String) throws -> Snapshot.Pixel { picture.pixel(300, Int(try host.find(name).frame.midY)) }
    let (row, list) = (try ground("Row 1"), picture.pixel(4, 400))
    #expect(row != list)
    for name in order {
      #expect(try ground(name) == (name.hasPrefix("Row") ? row : list), "\(name)")
      let height = try host.find(name).frame.height
      if !name.hasPrefix("Row") { #expect(try height < host.find("Row 1").frame.height, "\(name)") }
    }
    host.close()
  }

  @Test("In lazy and other stacks headers are above their rows and footers below", arguments: [true, false])
  func inAStack(isLazy: Bool) throws {
    let host = TestHost {
      ScrollView { if isLazy { LazyVStack(spacing: 0) { Sections() } } else { VStack(spacing: 0) { Sections() } } }
    }
    let found = try frames(host)
    #expect(isColumn(found))
    // A missing header or footer takes no space.
    for (above, below) in zip(found, found.dropFirst()) { #expect(abs(below.minY - above.maxY) < 1) }
    host.close()
  }

  @Test("Headers of sections from the deprecated initializer stay pinned in a plain list")
  func pinned() throws {
    struct Long: View {
      @available(*, deprecated)
      var body: some View {
        List {
          Section(header: Text("Head")) { ForEach(0..<40) { Text(verbatim: "Row \($0)") } }
        }
        .listStyle(.plain)
      }
    }
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Long() }
    let start = try host.find("Head").frame
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 500))
    try host.settle()
    #expect(try !host.exists("Row 0") || host.find("Row 0").frame.maxY < 0)
    #expect(try abs(host.find("Head").frame.minY - start.minY) < 1)
    host.close()
  }

  @Test("A footer is removed and inserted together with its section")
  func comesAndGoes() throws {
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        List {
          Button("Turn") { isShown.toggle() }
          if isShown {
            Section {
              Text("Row")
            } footer: {
              Text("Foot")
            }
          }
          Text("Last")
        }
      }
    }
    let host = TestHost { Page() }
    let before = try host.find("Last").frame.minY
    #expect(try host.find("Foot").frame.maxY <= before)
    try host.tap("Turn")
    try host.settle()
    #expect(!host.exists("Foot") && !host.exists("Row"))
    #expect(try host.find("Last").frame.minY < before)
    try host.tap("Turn")
    try host.settle()
    #expect(try host.find("Row").frame.maxY <= host.find("Foot").frame.minY)
    #expect(try host.find("Last").frame.minY == before)
    host.close()
  }

  // MARK: Styles

  private func picture<Style: ListStyle>(_ style: Style) throws -> (snapshot: Snapshot, row: CGRect) {
    let host = TestHost(size: CGSize(width: 300, height: 200)) { List(0..<2) { Text(verbatim: "\($0)") }.listStyle(style) }
    defer { host.close() }
    return (host.snapshot(), try host.find("0").frame)
  }

  @Test("InsetGroupedListStyle draws rows on inset cards with rounded corners")
  func insetGrouped() throws {
    let (cards, row) = try picture(InsetGroupedListStyle())
    let y = Int(row.midY)
    let (margin, card) = (cards.pixel(3, y), cards.pixel(250, y))
    #expect(margin != card && cards.pixel(296, y) == margin)
    #expect(cards.pixel(150, 190) == margin, "The background is visible below the last row")
    let left = try #require((0..<150).first { cards.pixel($0, y) == card })
    #expect(left >= 8)
    let top = try #require((0..<y).first { cards.pixel(150, $0) == card })
    #expect(cards.pixel(left, top) == margin, "The corner is clipped")
    #expect(try cards.pngData == picture(.insetGrouped).snapshot.pngData)
    let (plain, plainRow) = try picture(PlainListStyle())
    #expect(plain.pixel(3, Int(plainRow.midY)) == plain.pixel(250, Int(plainRow.midY)))
    #expect(plainRow.minX < row.minX)
  }
}
