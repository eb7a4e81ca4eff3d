import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Links in a container in a list row")
struct RowOfLinksTests {
  private struct Cards: View {
    var body: some View {
      ForEach(0..<4, id: \.self) { number in
        NavigationLink {
          Text(verbatim: "Detail \(number)")
        } label: {
          Text(verbatim: "Card \(number)").frame(width: 70, height: 60)
        }
      }
    }
  }

  private func host(@ViewBuilder _ row: () -> some View) throws -> TestHost {
    let row = row()
    let host = TestHost(size: CGSize(width: 390, height: 400)) {
      NavigationStack { List { row.listRowInsets(EdgeInsets()) }.listStyle(.plain) }
    }
    try host.settle()
    return host
  }

  private func hosts() throws -> [TestHost] {
    try [
      host { ScrollView(.horizontal) { HStack(spacing: 20) { Cards() } } },
      host { ScrollView(.horizontal) { LazyHStack(spacing: 20) { Cards() } }.frame(height: 60) },
      host { LazyVGrid(columns: [GridItem(.fixed(70), spacing: 20), GridItem(.fixed(70))], alignment: .leading) { Cards() } },
    ]
  }

  @Test("Links in a container show no arrows, and each handles its own presses")
  func pressed() throws {
    for host in try hosts() {
      for number in 0...1 { #expect(try host.find("Card \(number)").frame.width == 70) }
      try host.tap("Card 1")
      try host.settle()
      #expect(host.exists("Detail 1") && !host.exists("Detail 0"))
      host.close()
      #expect(host.leftovers().isEmpty)
    }
  }

  @Test("A press between links does nothing and shows no highlight")
  func between() throws {
    for host in try hosts() {
      let card = try host.find("Card 0").frame
      let gap = CGPoint(x: card.maxX + 10, y: card.midY)
      let pixel = host.snapshot().pixel(Int(gap.x), Int(gap.y))
      host.pointerDown(at: gap)
      host.advance(by: 0.1)
      #expect(host.snapshot().pixel(Int(gap.x), Int(gap.y)) == pixel)
      host.pointerUp(at: gap)
      try host.settle()
      #expect(!host.exists("Detail 0") && host.exists("Card 0"))
      host.pointerDown(at: CGPoint(x: card.midX, y: card.midY))
      host.advance(by: 0.1)
      #expect(host.snapshot().pixel(Int(gap.x), Int(gap.y)) == pixel)
      host.pointerCancel(at: CGPoint(x: card.midX, y: card.midY))
    }
  }
}
