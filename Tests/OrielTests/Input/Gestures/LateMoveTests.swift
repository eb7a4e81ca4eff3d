import Foundation
import Oriel
import OrielTesting
import Testing

/// Tests flicks that consist of a single move, as after a slow frame.
@MainActor
@Suite("Late pointer moves")
struct LateMoveTests {
  @MainActor
  private final class Record {
    var ends: [DragGesture.Value] = []
    var offset: CGFloat = 0
  }

  private func flick(_ host: TestHost, from start: CGPoint, to end: CGPoint, rest: TimeInterval) {
    host.pointerDown(at: start)
    host.advance(by: 0.125)
    host.pointerMove(to: end)
    host.advance(by: rest)
    host.pointerUp(at: end)
  }

  @Test("A press, one move and a release are a flick, unless the pointer has rested")
  func drag() throws {
    let record = Record()
    let host = TestHost(size: CGSize(width: 400, height: 100)) {
      Color.red.gesture(DragGesture().onEnded { [record] in record.ends.append($0) })
    }
    flick(host, from: CGPoint(x: 20, y: 50), to: CGPoint(x: 270, y: 50), rest: 0.01)
    #expect(try abs(#require(record.ends.last).velocity.width - 2_000) < 150)
    host.advance(by: 1)
    flick(host, from: CGPoint(x: 20, y: 50), to: CGPoint(x: 270, y: 50), rest: 0.2)
    #expect(record.ends.count == 2 && record.ends.last?.velocity == .zero)
  }

  @Test("Content continues to scroll after a flick of one move, unless the touch has rested")
  func scroll() throws {
    func distance(rest: TimeInterval) throws -> CGFloat {
      let record = Record()
      let host = TestHost(size: CGSize(width: 300, height: 400)) {
        ScrollView { VStack(spacing: 0) { ForEach(0..<100) { Text("Row \($0)").frame(height: 40) } } }
          .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { [record] _, new in record.offset = new }
      }
      host.usesTouch = true
      flick(host, from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 150), rest: rest)
      let released = record.offset
      try host.settle()
      return record.offset - released
    }
    #expect(try distance(rest: 0.01) > 100)
    #expect(try abs(distance(rest: 0.2)) < 1)
  }
}
