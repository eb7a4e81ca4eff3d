import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Scroll observation")
struct ScrollObservingTests {
  @Observable @MainActor
  fileprivate final class Model {
    var phases: [ScrollPhase] = []
    var velocities: [CGFloat?] = []
    var offsets: [CGFloat] = []
    var transforms = 0
    var seen: [[Int]] = []
    var visible: [Int: Bool] = [:]
    var count = 100
    var color = 0
  }

  private struct Rows<Behavior: ScrollTargetBehavior>: View {
    let model: Model
    var behavior: Behavior
    var isLazy = true

    @ViewBuilder private var content: some View {
      if isLazy {
        LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
      } else {
        VStack(spacing: 0) { rows }.scrollTargetLayout()
      }
    }

    private var rows: some View {
      ForEach(0..<model.count, id: \.self) { index in
        Text(verbatim: "Row \(index)").frame(height: 50)
          .onScrollVisibilityChange { model.visible[index] = $0 }
      }
    }

    var body: some View {
      ScrollView { content }
        .scrollTargetBehavior(behavior)
        .onScrollPhaseChange { _, new, context in
          model.phases.append(new)
          model.velocities.append(context.velocity?.dy)
        }
        .onScrollGeometryChange(for: CGFloat.self) { geometry in
          model.transforms += 1
          return geometry.contentOffset.y
        } action: { _, new in
          model.offsets.append(new)
        }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { model.seen.append($0) }
    }
  }

  private struct Free: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
  }

  private func host(_ model: Model, _ behavior: some ScrollTargetBehavior = Free(), isLazy: Bool = true) -> TestHost {
    TestHost(size: CGSize(width: 300, height: 400)) { Rows(model: model, behavior: behavior, isLazy: isLazy) }
  }

  private func drag(_ host: TestHost, by distance: CGFloat, duration: TimeInterval = 0.1) throws {
    let start = CGPoint(x: 150, y: 200)
    host.usesTouch = true
    host.drag(from: start, to: CGPoint(x: 150, y: 200 - distance), duration: duration)
    try host.settle()
  }

  @Test("A fling passes through tracking, interacting and decelerating to idle, and reports its velocity")
  func phases() throws {
    let model = Model()
    let host = host(model)
    try drag(host, by: 150)
    #expect(model.phases == [.tracking, .interacting, .decelerating, .idle])
    #expect(model.velocities[1] == nil)
    #expect(try #require(model.velocities[2]) > 300)
    #expect(host.messages.isEmpty)
  }

  @Test("The geometry is reported initially and after each change, and isn't evaluated while nothing moves", arguments: [true, false])
  func geometry(isLazy: Bool) throws {
    let model = Model()
    let host = host(model, isLazy: isLazy)
    #expect(model.offsets == [0])
    try drag(host, by: 150)
    let last = try #require(model.offsets.last)
    #expect(last > 150)
    #expect(zip(model.offsets, model.offsets.dropFirst()).allSatisfy(<))
    #expect(try host.find("Row \(Int(last / 50) + 1)").frame.midY == (last / 50).rounded(.down) * 50 + 75 - last)
    let asked = model.transforms
    for _ in 0..<10 { host.advance(by: 0.1) }
    #expect(model.transforms == asked)
  }

  @Test("The scroll targets that are at least half visible are reported in order, as brute force finds them", arguments: [true, false])
  func targets(isLazy: Bool) throws {
    let model = Model()
    let host = host(model, isLazy: isLazy)
    #expect(model.seen == [Array(0..<8)])
    for distance in [CGFloat(30), 77, 120, -60] {
      host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: distance))
      try host.settle()
      let offset = try #require(model.offsets.last)
      let expected = (0..<100).filter { row in
        let top = CGFloat(row) * 50 - offset
        return min(top + 50, 400) - max(top, 0) >= 25
      }
      #expect(model.seen.last == expected)
      for row in 0..<100 { #expect((model.visible[row] ?? false) == expected.contains(row)) }
    }
    model.count = 3
    host.render()
    #expect(model.seen.last == [0, 1, 2])
    #expect(host.messages.isEmpty)
  }

  @Test("View-aligned content settles at the beginning of a view, after a fling and after a wheel step", arguments: [true, false])
  func viewAligned(isLazy: Bool) throws {
    let model = Model()
    let host = host(model, .viewAligned, isLazy: isLazy)
    for distance in [CGFloat(130), 60, -45, 180] {
      try drag(host, by: distance)
      #expect(try #require(model.offsets.last).truncatingRemainder(dividingBy: 50) == 0)
    }
    let before = try #require(model.offsets.last)
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 10))
    try host.settle()
    #expect(model.offsets.last == before + 50)
    #expect(model.phases.last == .idle)
  }

  @Test("View-aligned content settles within half a second of a few wheel steps")
  func wheelRest() throws {
    for clicks in 1...4 {
      let model = Model()
      let host = host(model, .viewAligned)
      for _ in 0..<clicks {
        host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 190))
        host.advance(by: 0.1)
      }
      host.advance(by: 0.5)
      let soon = try #require(model.offsets.last)
      try host.settle()
      let rest = try #require(model.offsets.last)
      #expect(abs(soon - rest) < 0.5, "\(clicks)")
      #expect(rest == CGFloat(clicks) * 200)
      #expect(model.phases.last == .idle)
    }
  }

  @Test("With alwaysByOne a fling moves to the next view")
  func limited() throws {
    let model = Model()
    let host = host(model, .viewAligned(limitBehavior: .alwaysByOne))
    try drag(host, by: 150)
    #expect(model.offsets.last == 50)
    try drag(host, by: -150)
    #expect(model.offsets.last == 0)
  }

  @Test("Paging moves by one page at most, and a slow drag of less than half a page returns")
  func paging() throws {
    let model = Model()
    let host = host(model, .paging)
    try drag(host, by: 180, duration: 0.05)
    #expect(model.offsets.last == 400)
    try drag(host, by: 20, duration: 0.04)
    #expect(model.offsets.last == 800)
    try drag(host, by: -60, duration: 4)
    #expect(model.offsets.last == 800)
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: -40))
    try host.settle()
    #expect(model.offsets.last == 400)
  }

  private struct ToTop: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      #expect(context.containerSize == CGSize(width: 300, height: 400))
      #expect(context.contentSize.height == 5000)
      #expect(context.axes == .vertical)
      #expect(context.layoutDirection == .leftToRight)
      target.rect.origin.y = context.velocity.dy < 0 ? context.originalTarget.rect.minY : 1234
    }
  }

  @Test("A custom behavior determines the target and receives the scroll view's geometry")
  func custom() throws {
    let model = Model()
    let host = host(model, ToTop())
    try drag(host, by: 150)
    #expect(model.offsets.last == 1234)
    try drag(host, by: -150)
    #expect(model.offsets.last == 1234)
  }

  @Test("onScrollGeometryChange applies to the nearest scroll view inside it only")
  func nested() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 300, height: 400)) {
      ScrollView {
        Color.red.frame(height: 300)
        ScrollView { Color.blue.frame(height: 900) }.frame(height: 300)
        Color.red.frame(height: 300)
      }
      .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, new in model.offsets.append(new) }
    }
    host.scroll(at: CGPoint(x: 150, y: 350), by: CGSize(width: 0, height: 50))
    try host.settle()
    #expect(model.offsets == [0])
  }

  private struct Anchored: View {
    let model: Model

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(-model.color..<100, id: \.self) { index in Text(verbatim: "Row \(index)").frame(height: 50) }
        }
      }
      .scrollAnchor(.top)
    }
  }

  @Test("RT-11 With a top anchor, rows inserted before the first one leave it in place")
  func anchor() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Anchored(model: model) }
    model.color = 10
    host.render()
    #expect(try host.find("Row 0").frame.midY == 25)
  }
}
