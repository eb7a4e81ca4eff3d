import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor @Suite struct FocusTargetsTests {
  private func controls(in box: LayoutBox) -> [ControlBox] {
    ((box as? ControlBox).map { [$0] } ?? []) + box.children.flatMap { controls(in: $0) }
  }

  @Test("Focus targets keep their insertion order when others are removed, and gaps don't accumulate")
  func order() {
    let host = TestHost(size: CGSize(width: 300, height: 300)) { VStack { ForEach(0..<200) { Button("\($0)") {} } } }
    let boxes = controls(in: host.graph.rootBox)
    #expect(boxes.count == 200)
    var targets = FocusTargets()
    for box in boxes {
      let isNew = targets.insert(box)
      let isNewAgain = targets.insert(box)
      #expect(isNew && !isNewAgain)
    }
    var expected = boxes
    for step in 0..<700 {
      let box = boxes[step * 37 % 200]
      if targets.insert(box) {
        expected.append(box)
      } else {
        targets.remove(box)
        targets.remove(box)
        expected.removeAll { $0 === box }
      }
      #expect(targets.count == expected.count)
      #expect(targets.slotCount <= 2 * expected.count + 16)
    }
    #expect(targets.all.map { ObjectIdentifier($0) } == expected.map { ObjectIdentifier($0) })
    for box in expected { targets.remove(box) }
    #expect(targets.all.isEmpty && targets.slotCount <= 16)
    host.close()
  }

  @Test("Tab moves through many buttons in reading order")
  func reading() throws {
    let host = TestHost(size: CGSize(width: 300, height: 300)) {
      HStack { ForEach(0..<3) { column in VStack { ForEach(0..<4) { Button("\(column)\($0)") {} } } } }
    }
    var seen: [ObjectIdentifier] = []
    for _ in 0..<12 {
      host.press(.tab)
      let focused = try #require(host.graph.input.focus.focused)
      seen.append(ObjectIdentifier(focused))
    }
    #expect(seen == controls(in: host.graph.rootBox).map { ObjectIdentifier($0) })
    host.close()
  }
}
