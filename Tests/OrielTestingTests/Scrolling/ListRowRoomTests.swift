import Foundation
import Oriel
import OrielTesting
import Testing

private struct Page: View {
  @State var isOn: Bool
  var isInMiddle = true

  var body: some View {
    Form {
      Section {
        Button("Turn") { withAnimation(.linear(duration: 3)) { isOn.toggle() } }
        if isOn {
          VStack {
            Text("Extra row")
            Text("second line")
            Text("third line")
          }
        }
        if isInMiddle { Text("Below") }
      }
    }
  }
}

@MainActor
@Suite("The room of rows that come and go")
struct ListRowRoomTests {
  private func host(_ page: Page) -> TestHost { TestHost(size: CGSize(width: 300, height: 400)) { page } }

  /// Where the column beside the texts shows the card.
  private func isCard(_ shot: Snapshot, _ y: CGFloat) -> Bool { shot.pixel(22, Int(y)) != shot.pixel(4, Int(y)) }

  @Test func theCardStaysClosedWhileARowGoes() throws {
    let host = host(Page(isOn: true))
    let start = try host.find("Below").frame
    try host.tap("Turn")
    host.advance(by: 1.5)
    let (turn, below) = (try host.find("Turn").frame, try host.find("Below").frame)
    #expect(below.minY < start.minY && below.minY > turn.maxY + 30)
    let shot = host.snapshot()
    #expect(stride(from: turn.midY, to: below.midY, by: 1).allSatisfy { isCard(shot, $0) })
    host.advance(by: 3)
    #expect(!host.exists("Extra row"))
    #expect(host.leftovers().isEmpty)
    host.close()
  }

  @Test func aRowThatComesShowsWhatThereIsRoomFor() throws {
    let host = host(Page(isOn: false))
    try host.tap("Turn")
    host.advance(by: 0.3)
    let (turn, below) = (try host.find("Turn").frame, try host.find("Below").frame)
    let shot = host.snapshot()
    #expect(stride(from: turn.midY, to: below.midY, by: 1).allSatisfy { isCard(shot, $0) })
    // The row below ends its card half a row under its text's middle.
    #expect(stride(from: below.midY + 25, to: below.midY + 60, by: 1).allSatisfy { !isCard(shot, $0) })
    host.advance(by: 3)
    let (extra, end) = (try host.find("third line").frame, try host.find("Below").frame)
    #expect(extra.maxY < end.minY)
    host.close()
  }

  @Test func theLastRowsCardGoesWithItsRoom() throws {
    let host = host(Page(isOn: false, isInMiddle: false))
    let turn = try host.find("Turn").frame
    try host.tap("Turn")
    host.advance(by: 0.3)
    #expect(!isCard(host.snapshot(), turn.midY + 60))
    host.advance(by: 3)
    #expect(isCard(host.snapshot(), turn.midY + 60))
    try host.tap("Turn")
    host.advance(by: 0.3)
    #expect(isCard(host.snapshot(), turn.midY + 60))
    host.advance(by: 2.4)
    #expect(!isCard(host.snapshot(), turn.midY + 60))
    host.close()
  }

  @Test func aRowThatIsCalledBackHasItsRoomAgain() throws {
    let host = host(Page(isOn: true))
    let start = try host.find("Below").frame
    try host.tap("Turn")
    host.advance(by: 1)
    try host.tap("Turn")
    host.advance(by: 4)
    #expect(try abs(host.find("Below").frame.minY - start.minY) < 0.5)
    let shot = host.snapshot()
    let turn = try host.find("Turn").frame
    #expect(stride(from: turn.midY, to: start.midY, by: 1).allSatisfy { isCard(shot, $0) })
    #expect(host.exists("third line"))
    host.close()
  }
}
