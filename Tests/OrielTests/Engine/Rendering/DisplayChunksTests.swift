import Foundation
import OrielDrawing
import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("Drawings of many children in chunks")
struct DisplayChunksTests {
  private func nodes(_ range: Range<Int>) -> [DisplayNode] {
    range.map { DisplayNode(.color(.black, CGRect(x: CGFloat($0), y: 0, width: 1, height: 1))) }
  }

  /// Returns the drawing of the members, and the indices of the members that were requested.
  private func draw(_ chunks: inout DisplayChunks, _ members: [DisplayNode]) -> (node: DisplayNode?, asked: [Int]) {
    var asked: [Int] = []
    let node = chunks.node {
      asked.append($0)
      return members[$0]
    }
    return (node, asked)
  }

  @Test("Members that are inserted and removed at the end don't request the members before them again")
  func end() {
    var members = nodes(0..<100)
    var chunks = DisplayChunks(count: 100)
    #expect(draw(&chunks, members).asked == Array(0..<100))
    members += nodes(100..<102)
    chunks.replaceMembers(from: 100, count: 102)
    #expect(draw(&chunks, members).asked == [100, 101])
    members.removeLast(3)
    chunks.replaceMembers(from: 99, count: 99)
    #expect(draw(&chunks, members).asked == [])
  }

  @Test("The drawing matches the members after any replacement", arguments: SeededGenerator.seeds(1...8))
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var members = nodes(0..<Int.random(in: 0...600, using: &random))
    var chunks = DisplayChunks(count: members.count)
    for step in 0..<200 {
      if Bool.random(using: &random) {
        let start = Int.random(in: 0...members.count, using: &random)
        let length = [0, 1, 9, 70, 600].randomElement(using: &random)!
        members = Array(members[..<start]) + nodes(start..<start + Int.random(in: 0...length, using: &random))
        chunks.replaceMembers(from: start, count: members.count)
      } else if let index = members.indices.randomElement(using: &random) {
        members[index] = nodes(step..<step + 1)[0]
        chunks.invalidate(index)
      }
      if Int.random(in: 0..<4, using: &random) == 0 { continue }
      var fresh = DisplayChunks(count: members.count)
      let expected = draw(&fresh, members).node
      #expect(draw(&chunks, members).node.difference(from: expected) == nil, "step \(step)")
      #expect(chunks.levels.map(\.count) == fresh.levels.map(\.count))
      let checker = InvariantChecker()
      chunks.checkInvariants(checker, children: members, at: "box")
      #expect(checker.violations.isEmpty)
    }
  }
}
