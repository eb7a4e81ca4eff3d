import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("View-aligned scrolling")
struct ViewAlignedScrollTests {
  @Observable @MainActor
  fileprivate final class Model {
    var offset: CGFloat = 0
    var id: Int?
    @ObservationIgnored var writes: [Int?] = []
    @ObservationIgnored var taps = 0
  }

  /// A ruler that aligns its marks at the center: its vertical padding leaves no space between.
  private struct Ruler: View {
    let model: Model
    let isLazy: Bool
    var padding: CGFloat = 350

    var body: some View {
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 10) { marks }.scrollTargetLayout()
        } else {
          VStack(spacing: 10) { marks }.scrollTargetLayout()
        }
      }
      .safeAreaPadding(.vertical, padding)
      .scrollTargetBehavior(.viewAligned)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y + $0.contentInsets.top
      } action: { _, new in
        model.offset = new
      }
    }

    private var marks: some View { ForEach(0..<200, id: \.self) { _ in Color.red.frame(width: 40, height: 2) } }
  }

  @Test("Short views settle one by one between margins that leave no space", arguments: [false, true], [350, 400])
  func ruler(isLazy: Bool, padding: CGFloat) throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 300, height: 700)) { Ruler(model: model, isLazy: isLazy, padding: padding) }
    host.usesTouch = true
    host.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 200), duration: 2)
    try host.settle()
    #expect(model.offset > 150 && abs(model.offset.remainder(dividingBy: 12)) < 0.1, "\(model.offset)")
    let rest = model.offset
    host.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 330), duration: 0.1)
    try host.settle()
    #expect(model.offset > rest + 60 && abs(model.offset.remainder(dividingBy: 12)) < 0.1, "\(model.offset)")
    host.close()
  }

  private struct Cards: View {
    let model: Model
    var behavior = ViewAlignedScrollTargetBehavior()
    var width: CGFloat = 280
    var margin: CGFloat = 0
    var count = 20

    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 20) {
          ForEach(0..<count, id: \.self) { index in
            Text(verbatim: "Card \(index)").frame(width: width, height: 100).background(Color.red).onTapGesture { model.taps += 1 }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, margin, for: .scrollContent)
      .scrollTargetBehavior(behavior)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.x + $0.contentInsets.leading
      } action: { _, new in
        model.offset = new
      }
    }
  }

  @Test(
    "A scroll with a limit ends at the next view, however short the scroll view is between its margins", arguments: [0, 60, 140],
    [ViewAlignedScrollTargetBehavior.LimitBehavior.always, .alwaysByFew, .alwaysByOne])
  func limits(margin: CGFloat, limit: ViewAlignedScrollTargetBehavior.LimitBehavior) throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      Cards(model: model, behavior: .viewAligned(limitBehavior: limit), margin: margin)
    }
    host.usesTouch = true
    for (step, way) in [(1, 200.0), (2, 60.0)] {
      // A slow drag by more than half of a view, then a short flick.
      host.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 250 - way, y: 100), duration: way > 100 ? 2 : 0.1)
      try host.settle()
      #expect(abs(model.offset - CGFloat(step) * 300) < 0.5, "\(model.offset)")
    }
    host.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 110, y: 100), duration: 0.1)
    try host.settle()
    #expect(abs(model.offset - 300) < 0.5, "\(model.offset)")
    host.close()
  }

  @Test("Content that was flung to the next view handles clicks within a second")
  func clicks() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 300, height: 200)) { Cards(model: model) }
    host.usesTouch = true
    host.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 130, y: 100), duration: 0.3)
    host.advance(by: 1)
    host.tap(at: CGPoint(x: 150, y: 100))
    #expect(model.taps == 1)
    try host.settle()
    #expect(abs(model.offset - 300) < 0.5)
    host.close()
  }

  /// Binds an id that reads differently from what was written.
  private struct Odd: View {
    let model: Model
    let read: (Int?) -> Int?

    var body: some View {
      let (model, read) = (model, read)
      let id = Binding(
        get: { read(model.id) },
        set: {
          model.id = $0
          model.writes.append($0)
        })
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<60, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 50) } }.scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: id)
      .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, new in model.offset = new }
    }
  }

  @Test("Scrolling follows the touch view by view with a binding that doesn't return the written id", arguments: [0, 1, 2])
  func oddBinding(kind: Int) throws {
    let reads: [(Int?) -> Int?] = [{ _ in nil }, { $0.map { $0 * 2 } }, { _ in 0 }]
    let model = Model()
    let host = TestHost(size: CGSize(width: 200, height: 300)) { Odd(model: model, read: reads[kind]) }
    host.usesTouch = true
    host.drag(from: CGPoint(x: 100, y: 260), to: CGPoint(x: 100, y: 10), duration: 2)
    try host.settle()
    #expect(abs(model.offset - 300) < 0.5, "\(model.offset)")
    #expect(model.writes.drop { $0 == 0 } == [1, 2, 3, 4, 5, 6])
    host.close()
  }

  private struct Anchored: View {
    @Bindable var model: Model
    let anchor: UnitPoint
    let isLazy: Bool
    let isAligned: Bool

    var body: some View {
      ScrollView(.horizontal) {
        if isLazy {
          LazyHStack(spacing: 10) { cards }.scrollTargetLayout()
        } else {
          HStack(spacing: 10) { cards }.scrollTargetLayout()
        }
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: isAligned ? .always : .never))
      .scrollPosition(id: $model.id, anchor: anchor)
      .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.x) { _, new in model.offset = new }
      .onChange(of: model.id) { model.writes.append(model.id) }
    }

    private var cards: some View { ForEach(0..<30, id: \.self) { Text(verbatim: "\($0)").frame(width: 90, height: 100) } }
  }

  @Test("The ids written at an anchor never skip a view", arguments: [UnitPoint.leading, .center, .trailing], [false, true])
  func anchors(anchor: UnitPoint, isLazy: Bool) throws {
    for isAligned in [false, true] {
      let model = Model()
      let host = TestHost(size: CGSize(width: 300, height: 200)) {
        Anchored(model: model, anchor: anchor, isLazy: isLazy, isAligned: isAligned)
      }
      host.usesTouch = true
      for way in [-220.0, -220, 220, 220, 220] {
        host.drag(from: CGPoint(x: 150 - way / 2, y: 100), to: CGPoint(x: 150 + way / 2, y: 100), duration: 1)
        try host.settle()
      }
      let steps = zip(model.writes, model.writes.dropFirst()).map { abs(($0 ?? 0) - ($1 ?? 0)) }
      #expect(steps.allSatisfy { $0 <= 1 }, "\(anchor) \(isLazy) \(isAligned): \(model.writes)")
      host.close()
    }
  }
}
