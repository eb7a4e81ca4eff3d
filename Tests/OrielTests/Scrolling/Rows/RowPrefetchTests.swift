import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Rows that are built before they are visible")
struct RowPrefetchTests {
  @MainActor
  fileprivate final class Model {
    var proxy: ScrollViewProxy?
    var built = 0
    var log: [String] = []
    var offset: CGFloat = 0

    var appeared: [Int] { log.filter { $0.hasPrefix("+") }.compactMap { Int($0.dropFirst()) } }
    var disappeared: [Int] { log.filter { $0.hasPrefix("-") }.compactMap { Int($0.dropFirst()) } }
  }

  private struct Row: View {
    let number: Int
    let model: Model

    var body: some View {
      model.built += 1
      return Text(verbatim: "Row \(number)").frame(width: 40, height: 40)
    }
  }

  private struct Page<Content: View>: View {
    let model: Model
    var axes: Axis.Set = .vertical
    @ViewBuilder let content: () -> Content

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView(axes) { content() }.onAppear { model.proxy = proxy }
      }
    }
  }

  private func host<Content: View>(
    _ model: Model, _ axes: Axis.Set = .vertical, @ViewBuilder content: @escaping () -> Content
  ) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 400)) { Page(model: model, axes: axes, content: content) }
  }

  private func rows(_ model: Model) -> some View {
    LazyVStack(spacing: 0) { ForEach(0..<10_000, id: \.self) { Row(number: $0, model: model) } }
  }

  private func loggedRows(_ model: Model) -> some View {
    LazyVStack(spacing: 0) {
      ForEach(0..<10_000, id: \.self) { number in
        Row(number: number, model: model).onAppear { model.log.append("+\(number)") }.onDisappear { model.log.append("-\(number)") }
      }
    }
  }

  /// Scrolls by a distance in each of several frames, and returns the number of rows that each of them builds.
  @discardableResult
  private func scroll(_ host: TestHost, _ model: Model, by distance: CGFloat, frames: Int, each check: () -> Void = {}) -> [Int] {
    (0..<frames).map { _ in
      let before = model.built
      model.offset += distance
      model.proxy?.scrollTo(y: model.offset)
      host.advance(by: 1.0 / 60)
      check()
      return model.built - before
    }
  }

  @Test("A container that is scrolled builds several rows in one frame and none in the frames that follow")
  func batches() {
    let model = Model()
    let host = host(model) { rows(model) }
    #expect(model.built == 10)
    let built = scroll(host, model, by: 40, frames: 30)
    // The second missing row establishes the direction. From then on the rows of 100 points, a quarter of the viewport, are built with it.
    #expect(Array(built.prefix(10)) == [1, 4, 0, 0, 0, 4, 0, 0, 0, 4])
    #expect(built.reduce(0, +) == 33)
    #expect(host.exists("Row 39"))
  }

  @Test("Rows appear when they become visible, and not before")
  func appearing() {
    let model = Model()
    let host = host(model) { loggedRows(model) }
    #expect(model.appeared == Array(0..<10))
    var most = 0
    scroll(host, model, by: 30, frames: 40) {
      #expect(model.appeared == Array(0..<Int(((model.offset + 400) / 40).rounded(.up))))
      most = max(most, model.built - model.appeared.count)
    }
    #expect(most > 0)
  }

  @Test("A row that is left before it is visible neither appears nor disappears")
  func turning() {
    let model = Model()
    let host = host(model) { loggedRows(model) }
    scroll(host, model, by: 40, frames: 20)
    scroll(host, model, by: -40, frames: 20)
    #expect(model.built > 31)
    #expect(model.appeared.max() == 29)
    #expect(model.disappeared.max() == 29)
    #expect(Set(model.disappeared).isSubset(of: model.appeared))
    // Upward, rows are prefetched as well.
    model.log = []
    scroll(host, model, by: 40, frames: 100)
    model.log = []
    scroll(host, model, by: -40, frames: 20)
    #expect(model.appeared.min() == 80)
  }

  @Test("A task starts when its row becomes visible")
  func tasks() async throws {
    let model = Model()
    let host = host(model) {
      LazyVStack(spacing: 0) {
        ForEach(0..<10_000, id: \.self) { number in
          Row(number: number, model: model).task { model.log.append("+\(number)") }
        }
      }
    }
    scroll(host, model, by: 40, frames: 20)
    try await host.runTasks()
    #expect(model.built == 31)
    #expect(model.appeared.sorted() == Array(0..<30))
  }

  @Test("A row that another screen covers appears once it is visible and uncovered")
  func covered() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      TabView {
        Page(model: model) { loggedRows(model) }.tabItem { Text(verbatim: "First") }
        Text(verbatim: "Other").tabItem { Text(verbatim: "Second") }
      }
    }
    scroll(host, model, by: 40, frames: 6)
    let kept = Set(model.appeared).subtracting(model.disappeared)
    #expect(model.built > model.appeared.count)
    try host.tap("Second")
    try host.settle()
    model.log = []
    try host.tap("First")
    try host.settle()
    #expect(Set(model.appeared) == kept)
  }

  @Test("Rows of many views are built one at a time")
  func heavy() {
    let model = Model()
    let host = host(model) {
      LazyVStack(spacing: 0) {
        ForEach(0..<10_000, id: \.self) { number in
          HStack(spacing: 0) {
            Row(number: number, model: model)
            ForEach(0..<100) { _ in Color.red.frame(width: 1, height: 10) }
          }
        }
      }
    }
    #expect(scroll(host, model, by: 40, frames: 12) == Array(repeating: 1, count: 12))
  }

  @Test("Movements with a pause between them build only what they show")
  func pauses() {
    let model = Model()
    let host = host(model) { rows(model) }
    for _ in 0..<6 {
      #expect(scroll(host, model, by: 40, frames: 1) == [1])
      host.advance(by: 0.5)
    }
  }

  @Test("Cells of a grid are prefetched by lines, and the views after them aren't")
  func grids() {
    let model = Model()
    let columns = Array(repeating: GridItem(.fixed(60), spacing: 0), count: 3)
    let host = host(model) {
      LazyVGrid(columns: columns, spacing: 0) {
        ForEach(0..<60, id: \.self) { number in
          Row(number: number, model: model).onAppear { model.log.append("+\(number)") }
        }
        Text(verbatim: "The end").frame(height: 40).onAppear { model.log.append("+1000") }
      }
    }
    let built = scroll(host, model, by: 40, frames: 10) {
      #expect(model.appeared.filter { $0 < 1000 }.count == min(60, Int((model.offset + 400) / 40) * 3))
    }
    #expect(built == [3, 12, 0, 0, 0, 12, 0, 0, 0, 3])
    #expect(!model.appeared.contains(1000))
    scroll(host, model, by: 40, frames: 1)
    #expect(model.appeared.last == 1000)
  }

  @Test("A row from right to left is prefetched like one from left to right", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func directions(_ direction: LayoutDirection) {
    let model = Model()
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      Page(model: model, axes: .horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { number in
            Row(number: number, model: model).onAppear { model.log.append("+\(number)") }
          }
        }
      }
      .environment(\.layoutDirection, direction)
    }
    var built: [Int] = []
    for step in 1...9 {
      let before = model.built
      model.proxy?.scrollTo(step + 9, anchor: .trailing)
      host.advance(by: 1.0 / 60)
      built.append(model.built - before)
      #expect(model.appeared == Array(0...step + 9))
    }
    #expect(built.contains(0) && built.contains(4))
  }

  @Test("A wheel that scrolls a list prefetches rows")
  func list() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      List(0..<1000, id: \.self) { number in
        Row(number: number, model: model).onAppear { model.log.append("+\(number)") }
      }
    }
    var frames = 0
    var building = 0
    for _ in 0..<10 {
      host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 60))
      for _ in 0..<6 {
        let before = model.built
        host.advance(by: 1.0 / 60)
        frames += 1
        if model.built > before { building += 1 }
      }
    }
    try host.settle()
    #expect(building > 0 && building * 4 < frames)
    #expect(model.appeared == Array(0..<model.appeared.count))
    #expect(model.appeared.count < model.built)
  }
}
