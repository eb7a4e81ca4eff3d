import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@Observable
private final class Model {
  var items: [GridItem]
  var spacing: CGFloat = 0

  init(_ items: [GridItem]) { self.items = items }
}

private struct Columns: View {
  let model: Model

  var body: some View {
    ScrollView {
      LazyVGrid(columns: model.items, spacing: model.spacing) {
        ForEach(0..<9) { Text(verbatim: "\($0)").frame(width: 40, height: 50) }
      }
    }
  }
}

private struct Rows: View {
  let model: Model

  var body: some View {
    ScrollView(.horizontal) {
      LazyHGrid(rows: model.items, spacing: model.spacing) {
        ForEach(0..<9) { Text(verbatim: "\($0)").frame(width: 50, height: 40) }
      }
    }
  }
}

/// Tests grids in a window of 300 by 300 points.
@MainActor
@Suite("Lazy grids with changing items")
struct LazyGridChangeTests {
  private let size = CGSize(width: 300, height: 300)

  private func equal(_ count: Int) -> [GridItem] { Array(repeating: GridItem(.flexible(), spacing: 0), count: count) }

  private func middle(_ index: Int, in host: TestHost) throws -> CGPoint {
    let frame = try host.find("\(index)").frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func isNear(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool { abs(point.x - x) < 0.1 && abs(point.y - y) < 0.1 }

  @Test("Cells are laid out in the current number of columns after each change", arguments: [false, true])
  func columns(isAnimated: Bool) throws {
    let model = Model(equal(3))
    let host = TestHost(size: size) { Columns(model: model) }
    try host.settle()
    for count in [3, 2, 4, 1, 5] {
      withAnimation(isAnimated ? .linear(duration: 0.3) : nil) { model.items = equal(count) }
      try host.settle()
      let width = 300 / CGFloat(count)
      for index in 0..<6 {
        let (line, column) = index.quotientAndRemainder(dividingBy: count)
        #expect(try isNear(middle(index, in: host), (CGFloat(column) + 0.5) * width, CGFloat(line) * 50 + 25), "\(index) of \(count)")
      }
    }
    host.close()
    #expect(host.leftovers().isEmpty && host.messages.isEmpty)
  }

  @Test("Cells are laid out in the current number of rows after each change")
  func rows() throws {
    let model = Model(equal(3))
    let host = TestHost(size: size) { Rows(model: model) }
    try host.settle()
    for count in [3, 2, 4, 1, 5] {
      model.items = equal(count)
      try host.settle()
      let height = 300 / CGFloat(count)
      for index in 0..<6 {
        let (line, row) = index.quotientAndRemainder(dividingBy: count)
        #expect(try isNear(middle(index, in: host), CGFloat(line) * 50 + 25, (CGFloat(row) + 0.5) * height), "\(index) of \(count)")
      }
    }
  }

  @Test("Cells follow changed sizes, spacings and alignments of the columns")
  func tracks() throws {
    let model = Model([GridItem(.fixed(60), spacing: 0), GridItem(.fixed(60))])
    let host = TestHost(size: size) { Columns(model: model) }
    try host.settle()
    #expect(try isNear(middle(0, in: host), 120, 25) && isNear(middle(1, in: host), 180, 25))
    model.items = [GridItem(.fixed(100), spacing: 0), GridItem(.fixed(80))]
    try host.settle()
    #expect(try isNear(middle(0, in: host), 110, 25) && isNear(middle(1, in: host), 200, 25))
    model.items = [GridItem(.fixed(100), spacing: 20), GridItem(.fixed(80))]
    try host.settle()
    #expect(try isNear(middle(0, in: host), 100, 25) && isNear(middle(1, in: host), 210, 25))
    model.items = [GridItem(.fixed(100), spacing: 20, alignment: .leading), GridItem(.fixed(80), alignment: .trailing)]
    try host.settle()
    #expect(try isNear(middle(0, in: host), 70, 25) && isNear(middle(1, in: host), 230, 25))
    model.spacing = 30
    try host.settle()
    #expect(try isNear(middle(2, in: host), 70, 105))
    model.items = [GridItem(.adaptive(minimum: 90), spacing: 0)]
    try host.settle()
    #expect(try isNear(middle(2, in: host), 250, 25) && isNear(middle(3, in: host), 50, 105))
    model.items = [GridItem(.adaptive(minimum: 140), spacing: 0)]
    try host.settle()
    #expect(try isNear(middle(1, in: host), 225, 25) && isNear(middle(2, in: host), 75, 105))
  }

  @Test("A single column has its fixed width and alignment")
  func onlyColumn() throws {
    let model = Model([GridItem(.fixed(100), alignment: .leading)])
    let host = TestHost(size: size) { Columns(model: model) }
    try host.settle()
    #expect(try isNear(middle(0, in: host), 120, 25) && isNear(middle(1, in: host), 120, 75))
    model.items = [GridItem(.fixed(100), alignment: .trailing)]
    try host.settle()
    #expect(try isNear(middle(0, in: host), 180, 25))
  }
}
