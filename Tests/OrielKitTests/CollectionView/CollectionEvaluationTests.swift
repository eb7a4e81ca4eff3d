import Foundation
import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

@MainActor
@Suite("The cost of evaluating a collection")
struct CollectionEvaluationTests {
  private func host(_ model: EvaluationModel) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 400)) { EvaluatedCells(model: model) }
  }

  @Test("CV-3: An evaluation with the same rows doesn't hash offscreen items")
  func hashes() {
    let model = EvaluationModel(0..<4_000)
    let host = host(model)
    defer { host.close() }
    let before = model.counts.hashed
    #expect(before >= 4_000 && host.leftovers().isEmpty)
    for caption in ["one", "two", "three"] {
      model.caption = caption
      host.render()
    }
    #expect(host.exists("0 three"))
    #expect(model.counts.hashed - before < 1_000, "\(model.counts.hashed - before) of 4,000 items in three evaluations")
  }

  @Test("CV-6, CV-16: Opening a collection and changing its rows don't hash distant items, which are hashed while nothing moves")
  func searchesLater() {
    let model = EvaluationModel(0..<100_000)
    let host = host(model)
    defer { host.close() }
    #expect(model.counts.hashed < 5_000, "\(model.counts.hashed) of 100,000 items")
    model.rows = model.row(Array(0..<50_000) + Array(50_100..<100_100))
    host.render()
    #expect(model.counts.hashed < 15_000, "\(model.counts.hashed) of 100,000 items")
    // While the content moves, the search takes one step per second.
    for _ in 0..<60 { host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 30)) }
    let before = model.counts.hashed
    for _ in 0..<120 {
      host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 30))
      host.advance(by: 1 / 60)
    }
    let steps = Double(model.counts.hashed - before) / Double(DuplicateSearch<Int, Int>.itemsInStep)
    #expect(steps >= 1 && steps < 4)
    host.advance(by: 1)
    let mark = host.mark()
    host.advance(by: 1)
    #expect(host.work(since: mark).made == 0)
    #expect(host.leftovers().isEmpty)
    host.advance(by: 1)
    #expect(host.messages.isEmpty)
  }

  @Test("CV-6: The search for duplicates evaluates no cells, draws nothing, and takes at most one step per frame")
  func searchesAlone() {
    let model = EvaluationModel(0..<100_000)
    let host = host(model)
    defer { host.close() }
    host.advance(by: 0.2)
    let (mark, before) = (host.mark(), model.counts.hashed)
    host.advance(by: 1 / 60)
    let work = host.work(since: mark)
    let hashed = model.counts.hashed - before
    // Items that may be duplicates are hashed once more.
    #expect(hashed >= DuplicateSearch<Int, Int>.itemsInStep && hashed < DuplicateSearch<Int, Int>.itemsInStep + 500)
    #expect(work.bodies == 1 && work.displayed == 0 && work.placed == 0 && work.measured == 0, "\(work)")
  }

  @Test("CV-6: Distant duplicates are both shown until the search finds them, which is reported and removes one of them")
  func foundLater() throws {
    let model = EvaluationModel((0..<30_000).map { $0 == 20_001 ? 20_000 : $0 })
    let host = host(model)
    defer { host.close() }
    model.proxy?.scrollTo(CountedElement(value: 20_003, counts: model.counts), anchor: .top)
    host.render()
    #expect(host.findAll(label: "20000 zero").count == 2)
    host.advance(by: 2)
    #expect(host.findAll(label: "20000 zero").count == 1)
    #expect(host.findAll(label: "20002 zero").count == 1 && host.leftovers().isEmpty)
    let messages = host.messages
    #expect(messages.count == 1 && messages[0].contains("20000"))
  }

  @Test("CV-6: The search finds a duplicate if there is one, and none if there isn't", arguments: 1...20)
  func search(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let sizes = [0, 1, 100, 3_000, 5_000, 20_000]
    var number = 0
    var rows = (0...random.below(6)).map { section in
      CollectionRow(
        section: section,
        items: (0..<sizes[random.below(sizes.count)]).map { _ in
          number += 1
          return "\(number)"
        })
    }
    func expectSearch(_ isFound: Bool) {
      let search = DuplicateSearch(rows)
      var steps = 0
      while search.step != nil {
        search.proceed()
        steps += 1
      }
      #expect(search.hasFound == isFound && !search.isUnderWay, "seed \(seed)")
      #expect(steps <= 2 * number / DuplicateSearch<Int, String>.itemsInStep + 1)
    }
    expectSearch(false)
    let section = random.below(rows.count)
    var items = rows[section].items
    guard items.count > 1 else { return }
    let first = random.below(items.count - 1)
    items[first + 1 + random.below(items.count - first - 1)] = items[first]
    rows[section] = CollectionRow(section: section, items: items)
    expectSearch(true)
  }

  @Test("A value that a layout reads can change on another thread")
  func otherThread() async throws {
    let model = EvaluationModel(0..<4_000)
    let host = TestHost(size: CGSize(width: 400, height: 400)) { EvaluatedCells(model: model) }
    defer { host.close() }
    #expect(try host.find("4 zero").frame.midY == 60)
    let height = model.height
    await Task.detached { height.value = 60 }.value
    try await host.waitForRealTime { (try? host.find("4 zero").frame.midY) == 90 }
  }
}

@Observable
private final class CellHeight: @unchecked Sendable {
  var value: CGFloat = 40
}

@Observable
@MainActor
private final class EvaluationModel {
  var caption = "zero"
  let height = CellHeight()
  @ObservationIgnored let counts = CountedElement.Counts()
  var rows: [CollectionRow<Int, CountedElement>] = []
  @ObservationIgnored var proxy: ScrollViewProxy?

  init(_ numbers: some Sequence<Int>) { rows = row(numbers) }

  func row(_ numbers: some Sequence<Int>) -> [CollectionRow<Int, CountedElement>] {
    [CollectionRow(section: 0, items: numbers.map { CountedElement(value: $0, counts: counts) })]
  }
}

private struct EvaluatedCells: View {
  let model: EvaluationModel

  var body: some View {
    let (caption, height) = (model.caption, model.height)
    ScrollViewReader { proxy in
      CollectionView(rows: model.rows) { _, _ in
        .grid(columns: 4, height: .absolute(height.value), spacing: 0)
      } cell: { _, item in
        Text(verbatim: "\(item.value) \(caption)").frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .onAppear { model.proxy = proxy }
    }
  }
}
