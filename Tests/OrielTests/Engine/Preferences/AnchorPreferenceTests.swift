import Foundation
import Observation
import OrielTesting
import Testing

@testable import Oriel

private struct Frames: PreferenceKey {
  static var defaultValue: [Int: Anchor<CGRect>] { [:] }
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

private struct Corner: PreferenceKey {
  static var defaultValue: Anchor<CGPoint>? { nil }
  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) { value = value ?? nextValue() }
}

@Observable
@MainActor
private final class Model {
  var selected = 0
  var width: CGFloat = 40
  var isShown = true
}

/// A view that marks the selected one of three views with a rectangle.
private struct Marked: View {
  let model: Model

  var body: some View {
    HStack(spacing: 10) {
      ForEach(0..<3) { index in
        if index < 2 || model.isShown {
          Color.red.frame(width: model.width, height: 20).anchorPreference(key: Frames.self, value: .bounds) { [index: $0] }
        }
      }
    }
    .overlayPreferenceValue(Frames.self) { frames in
      GeometryReader { proxy in
        if let anchor = frames[model.selected] {
          let frame = proxy[anchor]
          Color.blue.frame(width: frame.width, height: frame.height)
            .accessibilityElement().accessibilityLabel("mark")
            .offset(x: frame.minX, y: frame.minY)
        }
      }
    }
  }
}

@MainActor
@Suite("Anchor preferences")
struct AnchorPreferenceTests {
  private func mark(_ host: TestHost) throws -> CGRect { try host.find(label: "mark").frame }

  @Test("An anchor is available in the first frame, in the coordinate space of the reader")
  func firstFrame() throws {
    let host = TestHost(size: CGSize(width: 300, height: 100)) { Marked(model: Model()) }
    #expect(try mark(host) == CGRect(x: 80, y: 40, width: 40, height: 20))
    #expect(host.messages.isEmpty)
  }

  @Test("An anchor follows a layout change and a new selection within the same frame")
  func follows() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 300, height: 100)) { Marked(model: model) }
    model.width = 60
    host.render()
    #expect(try mark(host) == CGRect(x: 50, y: 40, width: 60, height: 20))
    model.selected = 2
    host.render()
    #expect(try mark(host) == CGRect(x: 190, y: 40, width: 60, height: 20))
    host.resize(to: CGSize(width: 400, height: 100))
    #expect(try mark(host) == CGRect(x: 240, y: 40, width: 60, height: 20))
    model.isShown = false
    host.render()
    #expect(host.findAll(label: "mark").isEmpty)
    #expect(host.messages.isEmpty)
  }

  @Test("A view that follows an anchor is animated with an animated change")
  func animated() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 300, height: 100)) { Marked(model: model) }
    withAnimation(.linear(duration: 1)) { model.selected = 1 }
    host.advance(by: 0.5)
    #expect(abs(try mark(host).minX - 105) < 2)
    try host.settle()
    #expect(try mark(host).minX == 130)
  }

  @Test("An idle frame evaluates nothing")
  func idle() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 300, height: 100)) { Marked(model: model) }
    try host.settle()
    let mark = host.mark()
    host.advance(by: 1)
    #expect(host.work(since: mark).bodies == 0)
    model.width = 60
    host.render()
    #expect(host.work(since: mark) != Work())
  }

  @Test("Anchors of points, unit points, rectangles, arrays and optionals are converted to the reader's coordinate space")
  func sources() {
    final class Values { var points: [CGPoint] = []; var rect = CGRect.zero; var none: CGPoint? = .zero }
    let values = Values()
    struct Points: PreferenceKey {
      static var defaultValue: Anchor<[CGPoint]>? { nil }
      static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) { value = value ?? nextValue() }
    }
    struct Rect: PreferenceKey {
      static var defaultValue: Anchor<CGRect>? { nil }
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
    }
    struct Optionals: PreferenceKey {
      static var defaultValue: Anchor<CGPoint?>? { nil }
      static func reduce(value: inout Anchor<CGPoint?>?, nextValue: () -> Anchor<CGPoint?>?) { value = value ?? nextValue() }
    }
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 40, height: 20)
        .anchorPreference(
          key: Points.self,
          value: .init([
            .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
            .point(CGPoint(x: 3, y: 4)),
            .unitPoint(UnitPoint(x: 0.25, y: 2)),
          ])
        ) { $0 }
        .anchorPreference(key: Rect.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))) { $0 }
        .anchorPreference(key: Optionals.self, value: .init(nil as Anchor<CGPoint>.Source?)) { $0 }
        .padding(EdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 0))
        .backgroundPreferenceValue(Points.self, alignment: .topLeading) { anchor in
          GeometryReader { proxy in let _ = values.points = anchor.map { proxy[$0] } ?? [] }
        }
        .backgroundPreferenceValue(Rect.self) { anchor in
          GeometryReader { proxy in let _ = values.rect = anchor.map { proxy[$0] } ?? .zero }
        }
        .overlayPreferenceValue(Optionals.self, alignment: .bottom) { anchor in
          GeometryReader { proxy in let _ = values.none = anchor.flatMap { proxy[$0] } }
        }
    }
    #expect(host.messages.isEmpty)
    #expect(
      values.points == [
        CGPoint(x: 20, y: 10), CGPoint(x: 40, y: 10), CGPoint(x: 60, y: 10), CGPoint(x: 20, y: 20), CGPoint(x: 40, y: 20),
        CGPoint(x: 60, y: 20),
        CGPoint(x: 20, y: 30), CGPoint(x: 40, y: 30), CGPoint(x: 60, y: 30), CGPoint(x: 23, y: 14), CGPoint(x: 30, y: 50),
      ])
    #expect(values.rect == CGRect(x: 21, y: 12, width: 3, height: 4))
    #expect(values.none == nil)
  }

  @Test("The modifier transformAnchorPreference adds to the values of inner views, and anchorPreference replaces them")
  func transform() throws {
    final class Values { var frames: [Int: CGRect] = [:]; var corner: CGPoint? }
    let values = Values()
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 40, height: 20)
        .anchorPreference(key: Frames.self, value: .bounds) { [0: $0] }
        .padding(10)
        .transformAnchorPreference(key: Frames.self, value: .bounds) { $0[1] = $1 }
        .anchorPreference(key: Corner.self, value: .topLeading) { $0 }
        .padding(5)
        .anchorPreference(key: Corner.self, value: .bottomTrailing) { $0 }
        .overlayPreferenceValue(Frames.self) { frames in
          GeometryReader { proxy in let _ = values.frames = frames.mapValues { proxy[$0] } }
        }
        .overlayPreferenceValue(Corner.self) { corner in
          GeometryReader { proxy in let _ = values.corner = corner.map { proxy[$0] } }
        }
    }
    #expect(host.messages.isEmpty)
    #expect(values.frames == [0: CGRect(x: 15, y: 15, width: 40, height: 20), 1: CGRect(x: 5, y: 5, width: 60, height: 40)])
    #expect(values.corner == CGPoint(x: 70, y: 50))
  }

  @Test("An anchor equals itself, and anchors of different views aren't equal")
  func equality() {
    struct Pair: PreferenceKey {
      static var defaultValue: [Anchor<CGPoint>] { [] }
      static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
    }
    final class Values { var anchors: [Anchor<CGPoint>] = [] }
    let values = Values()
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      HStack {
        Color.red
          .transformAnchorPreference(key: Pair.self, value: .center) { $0.append($1) }
        Color.red.transformAnchorPreference(key: Pair.self, value: .center) { $0.append($1) }
      }
      .overlayPreferenceValue(Pair.self) { anchors in let _ = values.anchors = anchors }
    }
    host.render()
    #expect(values.anchors.count == 2)
    #expect(values.anchors[0] == values.anchors[0])
    #expect(values.anchors[0] != values.anchors[1])
    #expect(Anchor<CGPoint>.Source.top == .unitPoint(.top))
    #expect(Anchor<CGPoint>.Source.top != .bottom)
  }
}
