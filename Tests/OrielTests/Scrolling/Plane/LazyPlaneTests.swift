import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("LazyPlane")
struct LazyPlaneTests {
  @MainActor @Observable
  fileprivate final class Model {
    var plan: GridPlan
    var position = ScrollPosition()
    @ObservationIgnored var proxy: ScrollViewProxy?
    @ObservationIgnored var log: [String] = []

    init(_ plan: GridPlan) { self.plan = plan }
  }

  private struct Grid<Cell: View>: View {
    @Bindable var model: Model
    var axes: Axis.Set = .vertical
    @ViewBuilder let cell: (Int) -> Cell

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView(axes) { LazyPlane(model.plan) { cell($0.first) } }.scrollPosition($model.position).onAppear { model.proxy = proxy }
      }
    }
  }

  private func host<Cell: View>(_ model: Model, axes: Axis.Set = .vertical, @ViewBuilder cell: @escaping (Int) -> Cell) -> TestHost {
    TestHost(size: CGSize(width: 300, height: 400)) { Grid(model: model, axes: axes, cell: cell) }
  }

  private func text(_ number: Int) -> Text { Text(verbatim: "Cell \(number)") }

  private func seen(_ host: TestHost) -> [Int] {
    let window = CGRect(origin: .zero, size: host.size)
    return host.findAll(text: "Cell").filter { window.contains($0.center) }.compactMap { Int($0.label.dropFirst(5)) }
  }

  @Test("A LazyPlaneID is ordered by its numbers and returns them")
  func ids() {
    let ids = [LazyPlaneID(-1, 7), LazyPlaneID(0), LazyPlaneID(0, -1, 3), LazyPlaneID(0, 0, 0, 5), LazyPlaneID(2, 1)]
    #expect(ids.sorted().map(\.first) == [-1, 0, 0, 0, 2])
    #expect(ids.sorted()[1].second == -1)
    #expect((ids[0].first, ids[0].second, ids[0].third, ids[3].fourth) == (-1, 7, 0, 5))
  }

  @Test("Cells have exactly the frames of the plan")
  func places() throws {
    let model = Model(GridPlan(columns: 5, count: 1_000_000))
    let host = host(model) { number in GeometryReader { proxy in Text(verbatim: "Cell \(number) \(proxy.size.width) \(proxy.size.height)") }
    }
    #expect(host.exists("Cell 0 60.0 40.0") && host.exists("Cell 49 60.0 40.0"))
    model.proxy?.scrollTo(y: 4_000_010)
    host.render()
    #expect(host.exists("Cell 500000 60.0 40.0") && host.exists("Cell 500054 60.0 40.0"))
    #expect(try host.find("Cell 500000 60.0 40.0").frame.minY == -10)
  }

  @Test("A jump among a million cells reuses the existing views and builds none")
  func jump() {
    let model = Model(GridPlan(columns: 5, count: 1_000_000))
    let host = host(model) { text($0) }
    #expect(seen(host) == Array(0..<50))
    let mark = host.mark()
    model.proxy?.scrollTo(y: 4_000_000)
    host.render()
    #expect(host.work(since: mark).made == 0)
    #expect(seen(host) == Array(500_000..<500_050))
  }

  @Test("A scrolled frame builds nothing, and updates, measures and places only the entering cells")
  func scrolled() {
    let model = Model(GridPlan(columns: 5, count: 1_000_000))
    let host = host(model) { text($0) }
    for step in 0...30 {
      model.proxy?.scrollTo(y: 10_000 + CGFloat(step) * 20)
      host.render()
    }
    let mark = host.mark()
    for step in 1...10 {
      model.proxy?.scrollTo(y: 10_600 + CGFloat(step) * 20)
      host.render()
    }
    let work = host.work(since: mark)
    #expect(work.made == 0)
    // Five rows of five cells enter. The text of each cell is measured, and the plane once per frame.
    #expect(work.measured <= 25 * 2)
    #expect(work.placed <= 25 * 3 + 10)
  }

  @Test("Scrolling along both axes builds entering cells only")
  func bothAxes() {
    let model = Model(GridPlan(columns: 1_000, count: 1_000_000))
    let host = host(model, axes: [.horizontal, .vertical]) { text($0) }
    model.position.scrollTo(point: CGPoint(x: 30_000, y: 20_000))
    host.render()
    #expect(seen(host).count == 50 && seen(host).first == 500_500)
    let mark = host.mark()
    for step in 1...40 {
      model.position.scrollTo(point: CGPoint(x: 30_000 + CGFloat(step) * 30, y: 20_000 + CGFloat(step) * 20))
      host.render()
    }
    #expect(host.work(since: mark).made <= 200 * 2)
    #expect(seen(host).first == 520_520)
  }

  private struct Counter: View {
    let number: Int
    @State private var count = 0

    var body: some View { Button("\(number): \(count)") { count += 1 } }
  }

  @Test("State stays with its cell, and no other cell receives it")
  func state() throws {
    let model = Model(GridPlan(columns: 5, count: 10_000))
    let host = host(model) { Counter(number: $0) }
    try host.tap("7: 0")
    model.proxy?.scrollTo(y: 8_000)
    host.render()
    #expect(host.exists("1,000: 0") && host.findAll(text: ": 1").isEmpty)
    model.proxy?.scrollTo(y: 0)
    host.render()
    #expect(host.exists("7: 1") && host.exists("8: 0"))
  }

  @Test("An animated change of the plan moves cells from frame to frame, and inserts and removes cells")
  func change() throws {
    let model = Model(GridPlan(columns: 5, count: 0, ids: Array(0..<10)))
    let host = host(model) { text($0) }
    withAnimation(.linear(duration: 1)) { model.plan = GridPlan(columns: 5, count: 0, ids: [9, 1, 2, 3, 4, 5, 6, 7, 8, 20]) }
    host.render()
    #expect(try host.find("Cell 9").frame.midX == 270)
    host.advance(by: 0.5)
    #expect(abs(try host.find("Cell 9").frame.midX - 150) < 5)
    #expect(abs(try host.find("Cell 9").frame.midY - 40) < 2)
    #expect(!host.exists("Cell 0") && host.exists("Cell 20"))
    try host.settle()
    #expect(try host.find("Cell 9").frame.midX == 30)
    #expect(host.leftovers().isEmpty)
  }

  @Test("Cells that move between the viewport and an offscreen position are visible during their movement")
  func fromOutside() throws {
    let model = Model(GridPlan(columns: 1, count: 0, ids: Array(0..<100)))
    let host = host(model) { text($0) }
    withAnimation(.linear(duration: 1)) { model.plan = GridPlan(columns: 1, count: 0, ids: [90] + Array(1..<90) + [0] + Array(91..<100)) }
    host.advance(by: 0.5)
    // The cell moves from one viewport length below the edge to the top.
    #expect(abs(try host.find("Cell 90").frame.midY - 420) < 15)
    #expect(try host.find("Cell 0").frame.midY > 1_000)
    try host.settle()
    host.render()
    #expect(try host.find("Cell 90").frame.midY == 20)
    #expect(!host.exists("Cell 0"))
  }

  @Test("The first plan is shown without an animation")
  func first() throws {
    let model = Model(GridPlan(columns: 5, count: 10))
    withAnimation(.linear(duration: 1)) {
      let host = host(model) { text($0) }
      #expect(seen(host).count == 10 && host.leftovers().isEmpty)
    }
  }

  @Test("Content determines the height of a measured cell, and measuring hardly moves the visible cells")
  func measured() throws {
    let plan = GridPlan(columns: 1, count: 200)
    plan.isMeasured = true
    let model = Model(plan)
    let host = host(model) { number in text(number).frame(height: number.isMultiple(of: 2) ? 40 : 70) }
    #expect(try host.find("Cell 3").frame.midY == 40 + 70 + 40 + 35)
    model.proxy?.scrollTo(y: 3_000)
    host.render()
    let first = seen(host)[2]
    var last = try host.find("Cell \(first)").frame.midY
    for _ in 0..<5 {
      host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 10))
      try host.settle()
      let next = try host.find("Cell \(first)").frame.midY
      #expect(abs(next - last) <= 80)
      last = next
    }
    #expect(host.messages.isEmpty)
  }

  @Test("An insertion before the visible cells doesn't move them")
  func insertedBefore() throws {
    let model = Model(GridPlan(columns: 5, count: 0, ids: Array(0..<1_000)))
    let host = host(model) { text($0) }
    model.proxy?.scrollTo(y: 2_010)
    host.render()
    let before = try host.find("Cell 260").frame
    withAnimation(.linear(duration: 1)) { model.plan = GridPlan(columns: 5, count: 0, ids: Array(2_000..<2_010) + Array(0..<1_000)) }
    for _ in 0..<70 {
      host.advance(by: 1 / 60)
      #expect(try host.find("Cell 260").frame == before)
    }
  }

  @Test("A focused cell that is scrolled away keeps the focus and is still focused when it reappears")
  func focus() throws {
    let model = Model(GridPlan(columns: 5, count: 10_000))
    let host = host(model) { number in Button("\(number)") { model.log.append("\(number)") } }
    host.press(.tab)
    #expect(try host.find("0").isFocused)
    model.proxy?.scrollTo(y: 8_000)
    host.render()
    host.press(.space)
    #expect(model.log == ["0"])
    model.proxy?.scrollTo(y: 0)
    host.render()
    #expect(try host.find("0").isFocused)
  }

  @Test("In right-to-left layout x is measured from the right edge")
  func mirrored() throws {
    let model = Model(GridPlan(columns: 5, count: 100))
    let host = TestHost(size: CGSize(width: 300, height: 400), layoutDirection: .rightToLeft) { Grid(model: model) { self.text($0) } }
    #expect(try host.find("Cell 0").frame.midX == 270)
    #expect(try host.find("Cell 9").frame.midX == 30)
    withAnimation(.linear(duration: 1)) { model.plan = GridPlan(columns: 5, count: 0, ids: [1, 0]) }
    host.advance(by: 0.5)
    #expect(abs(try host.find("Cell 0").frame.midX - 240) < 2)
  }

  @Test("Nonfinite frames and content sizes of a plan are ignored")
  func badFrames() {
    final class Bad: LazyPlanePlan {
      let revision = 0
      let contentSize = CGSize(width: CGFloat.nan, height: .infinity)
      func elements(in rect: CGRect, visible: CGRect) -> [LazyPlaneElement] { [element(LazyPlaneID(0), visible: visible)!] }
      func element(_ id: LazyPlaneID, visible: CGRect) -> LazyPlaneElement? {
        LazyPlaneElement(id: id, frame: CGRect(x: CGFloat.nan, y: .infinity, width: -1, height: .nan), zIndex: .nan)
      }
    }
    let host = TestHost(size: CGSize(width: 300, height: 400)) { ScrollView { LazyPlane(Bad()) { _ in Color.red } } }
    host.advance(by: 0.1)
    #expect(host.leftovers().isEmpty)
  }

  @Test("A closed host releases all cells after scrolling and animated changes of the plan")
  func lifeCycle() throws {
    let model = Model(GridPlan(columns: 5, count: 10_000))
    let host = host(model) { Counter(number: $0) }
    for step in 0..<40 {
      model.proxy?.scrollTo(y: CGFloat(step * 777 % 60_000))
      if step.isMultiple(of: 5) { withAnimation { model.plan = GridPlan(columns: 3 + step % 4, count: 10_000 - step) } }
      host.advance(by: 0.05)
    }
    try host.settle()
    host.close()
    #expect(host.leftovers().isEmpty)
  }
}
