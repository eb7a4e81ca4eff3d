import Charts
import Oriel
import Testing

@MainActor
struct StackingTests {
  private let data: [(String, String, Double)] = [("a", "x", 2), ("a", "y", 6), ("a", "z", -3), ("b", "x", 4), ("b", "z", -1)]

  private func spans(_ stacking: MarkStackingMethod) -> [[Double]] {
    model {
      ForEach(data.indices, id: \.self) {
        BarMark(x: .value("x", data[$0].0), y: .value("y", data[$0].2), stacking: stacking).foregroundStyle(by: .value("k", data[$0].1))
      }
    }
    .ySpans
  }

  @Test func `Bars at one position are stacked, and negative ones are stacked downward`() {
    #expect(spans(.standard) == [[0, 2], [2, 8], [0, -3], [0, 4], [0, -1]])
  }

  @Test func `Unstacked bars begin at zero`() { #expect(spans(.unstacked) == [[0, 2], [0, 6], [0, -3], [0, 4], [0, -1]]) }

  @Test func `Normalized bars are fractions of the sum of all lengths`() {
    #expect(spans(.normalized) == [[0, 0.181818], [0.181818, 0.727273], [0, -0.272727], [0, 0.8], [0, -0.2]])
  }

  @Test func `A centered stack is symmetric about zero`() {
    let spans = model {
      BarMark(x: .value("x", "a"), y: .value("y", 2), stacking: .center)
      BarMark(x: .value("x", "a"), y: .value("y", 6), stacking: .center)
    }
    .ySpans
    #expect(spans == [[-4, -2], [-2, 4]])
  }

  @Test func `The groups of a position are stacked separately`() {
    let groups = ["p", "p", "q"]
    let spans = model {
      ForEach(groups.indices, id: \.self) { index in
        BarMark(x: .value("x", "a"), y: .value("y", index + 1)).position(by: .value("g", groups[index]))
      }
    }
    .ySpans
    #expect(spans == [[0, 1], [1, 3], [0, 3]])
  }

  private struct Step: Identifiable {
    let id: Int
    var x: Int { id / 2 }
    var y: Int { id + 1 }
    var kind: String { id % 2 == 0 ? "even" : "odd" }
  }

  @Test func `Areas at one position are stacked, and lines never are`() {
    let steps = (0..<4).map { Step(id: $0) }
    let areas = model {
      ForEach(steps) { AreaMark(x: .value("x", $0.x), y: .value("y", $0.y)).foregroundStyle(by: .value("k", $0.kind)) }
    }
    #expect(areas.ySpans == [[0, 1], [1, 3], [0, 3], [3, 7]])
    let lines = model {
      ForEach(steps) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)).foregroundStyle(by: .value("k", $0.kind)) }
    }
    #expect(lines.ySpans == [[1, 1], [2, 2], [3, 3], [4, 4]])
  }

  @Test func `Bars begin at the axis that isn't numeric`() {
    let sideways = model {
      BarMark(x: .value("n", 3), y: .value("c", "a"))
      BarMark(x: .value("n", 2), y: .value("c", "a"))
    }
    #expect(sideways.xSpans == [[0, 3], [3, 5]])
    #expect(model { BarMark(x: .value("n", 3), y: .value("m", 4)) }.ySpans == [[0, 4]])
    // A value on one axis only is a length along that axis.
    let line = model {
      BarMark(x: .value("n", 3))
      BarMark(x: .value("n", 4))
    }
    #expect(line.xSpans == [[0, 3], [3, 7]])
  }
}
