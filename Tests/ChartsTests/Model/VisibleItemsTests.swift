import Charts
import Foundation
import Oriel
import Testing

@testable import Charts

@MainActor
struct VisibleItemsTests {
  @Test func `The items between two positions include all that a linear search finds`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededNumbers(seed)
    let values = (0..<400).map { _ in (random.next(in: 0...100), random.next(in: 0...3)) }
    let model = model {
      ForEach(values.indices, id: \.self) { index in
        let (start, length) = values[index]
        RectangleMark(xStart: .value("x", start), xEnd: .value("x", start + length), yStart: .value("y", 0), yEnd: .value("y", 1))
      }
    }
    for _ in 0..<50 {
      let start = random.next(in: 0...0.9)
      let end = start + random.next(in: 0.01...0.3)
      let found = model.items(from: start, to: end).compactMap(model.firstMark)
      let expected = model.marks.indices.filter { model.extents[$0].y >= start && model.extents[$0].x <= end }
      #expect(Set(found).isSuperset(of: expected), "seed \(seed)")
      #expect(found == found.sorted(), "seed \(seed)")
      #expect(found.count <= expected.count + 40, "seed \(seed)")
    }
  }
}
