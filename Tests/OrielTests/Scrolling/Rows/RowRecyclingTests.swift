import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Row recycling")
struct RowRecyclingTests {
  @MainActor
  fileprivate final class Model {
    var proxy: ScrollViewProxy?
    var log: [String] = []
  }

  private struct Rows<Row: View>: View {
    let model: Model
    @ViewBuilder let row: (Int) -> Row

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<10_000) { row($0).frame(height: 40) }
          }
        }
        .onAppear { model.proxy = proxy }
      }
    }
  }

  private func host<Row: View>(_ model: Model, @ViewBuilder row: @escaping (Int) -> Row) -> TestHost {
    TestHost(size: CGSize(width: 300, height: 400)) { Rows(model: model, row: row) }
  }

  /// Scrolls to the offset and returns the work that this takes.
  private func jump(_ host: TestHost, _ model: Model, to offset: CGFloat) -> Work {
    let mark = host.mark()
    model.proxy?.scrollTo(y: offset)
    host.render()
    return host.work(since: mark)
  }

  @Test("A row without state is reused for another element, and no view is made")
  func stateless() throws {
    let model = Model()
    let host = host(model) { number in
      HStack {
        Color.red.frame(width: 10, height: 10)
        Text(verbatim: "Row \(number)").padding(4).background(Color.yellow)
        if number.isMultiple(of: 2) { Text(verbatim: "even \(number)") }
      }
    }
    _ = jump(host, model, to: 4_000)
    // Eleven rows are visible at most, every other of which has one more view.
    #expect(jump(host, model, to: 80_000).made <= 12)
    for number in 2_000..<2_010 { #expect(host.exists("Row \(number)") && host.exists("even \(number)") == number.isMultiple(of: 2)) }
    #expect(!host.exists("Row 100"))
    #expect(try host.find("Row 2000").frame.midY == 20)
    _ = jump(host, model, to: 4_001)
    #expect(try host.find("Row 100").frame.midY == 19)
  }

  @Test("Entering rows reuse the views of rows that left, in both directions")
  func steps() {
    let model = Model()
    let host = host(model) { Text(verbatim: "Row \($0)") }
    for step in 0...40 { _ = jump(host, model, to: 20_000 + CGFloat(step) * 37) }
    var made = 0
    for step in (0..<40).reversed() { made += jump(host, model, to: 20_000 + CGFloat(step) * 37).made }
    // The first steps back have rows on both sides.
    #expect(made <= 12)
    #expect(host.exists("Row 500") && host.exists("Row 509"))
  }

  private struct Counter: View {
    let number: Int
    @State private var count = 0

    var body: some View { Button("\(number): \(count)") { count += 1 } }
  }

  @Test("State stays with its row")
  func stateful() throws {
    let model = Model()
    let host = host(model) { Counter(number: $0) }
    try host.tap("3: 0")
    _ = jump(host, model, to: 80_000)
    #expect(host.exists("2,003: 0"))
    _ = jump(host, model, to: 0)
    #expect(host.exists("3: 1"))
  }

  @Test("Rows are reused if one of them has another opacity")
  func moving() throws {
    let model = Model()
    let host = host(model) { Text(verbatim: "Row \($0)").opacity($0 == 5 ? 0.5 : 1) }
    let first = host.mark()
    _ = jump(host, model, to: 80_000)
    #expect(host.work(since: first).made <= 12)
    #expect(host.exists("Row 2000"))
  }

  @Test("onAppear and onDisappear are called for each reused row")
  func appearance() {
    let model = Model()
    let host = host(model) { number in
      Text(verbatim: "Row \(number)").onAppear { model.log.append("+\(number)") }.onDisappear { model.log.append("-\(number)") }
    }
    model.log = []
    _ = jump(host, model, to: 80_000)
    #expect(Set(model.log) == Set((0..<10).map { "-\($0)" } + (2_000..<2_010).map { "+\($0)" }))
  }

  @Test("Rows that enter during an animated scroll appear at their final positions immediately")
  func animated() throws {
    let model = Model()
    let host = host(model) { Text(verbatim: "Row \($0)") }
    let mark = host.mark()
    withAnimation(.linear(duration: 1)) { model.proxy?.scrollTo(y: 8_000) }
    for _ in 1...60 {
      host.advance(by: 1 / 60)
      let rows = host.allElements.filter { $0.label.hasPrefix("Row ") }
      let tops = try rows.map { try $0.frame.midY - CGFloat(#require(Int($0.label.dropFirst(4)))) * 40 }
      #expect(Set(rows.map(\.label)).count >= 10 && tops.allSatisfy { abs($0 - tops[0]) < 0.01 })
    }
    host.advance(by: 1)
    #expect(try host.find("Row 200").frame.midY == 20)
    #expect(host.work(since: mark).made <= 24)
  }

  @Test("A reused list row doesn't inherit an open swipe")
  func swipe() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 300, height: 400)) {
      ScrollViewReader { proxy in
        List(0..<1_000, id: \.self) { number in
          Text(verbatim: "Row \(number)").swipeActions { Button("Drop \(number)") {} }
        }
        .onAppear { model.proxy = proxy }
      }
    }
    let row = try host.find("Row 3").frame
    host.drag(from: CGPoint(x: 200, y: row.midY), to: CGPoint(x: 120, y: row.midY))
    try host.settle()
    #expect(host.exists("Drop 3"))
    model.proxy?.scrollTo(500, anchor: .top)
    host.render()
    try host.settle()
    #expect(host.exists("Row 500") && !host.exists("Drop 3"))
    for number in 500..<506 { #expect(try host.find("Row \(number)").frame.minX == host.find("Row 500").frame.minX) }
  }
}
