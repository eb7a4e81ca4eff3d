import Foundation
import Testing

@testable import Oriel

@MainActor @Suite struct HitTestTests {
  @Test func `A tap hits an offset view at each frame of its animation`() {
    let model = TapCount()
    struct Moving: View {
      let model: TapCount
      @State private var isAway = false

      var body: some View {
        let _ = model.willAct { withAnimation(.linear(duration: 1)) { isAway = true } }
        ZStack(alignment: .topLeading) {
          Color.red.frame(width: 40, height: 40).onTapGesture { model.count += 1 }.offset(x: isAway ? 200 : 0)
        }
        .frame(width: 400, height: 300, alignment: .topLeading)
      }
    }
    let window = InputHarness(Moving(model: model))
    model.action?()
    window.frame()
    for _ in 0..<60 {
      window.advance(by: 1.0 / 60)
      let box = window.boxes(GestureBox.self)[0].windowFrame
      model.count = 0
      window.tap(box.midX, box.midY)
      #expect(model.count == 1)
      window.tap(box.maxX + 3, box.midY)
      window.tap(box.minX - 3, box.midY)
      #expect(model.count == 1)
    }
    #expect(window.boxes(GestureBox.self)[0].windowFrame.minX > 190)
  }

  @Test func `Transparent, clear, flattened and hidden views, and those without hit testing, take no taps`() {
    let hits = TapCount()
    let view = VStack(spacing: 0) {
      Color.red.frame(width: 50, height: 50).opacity(0).onTapGesture { hits.count += 1 }
      Color.clear.frame(width: 50, height: 50).onTapGesture { hits.count += 1 }
      Color.red.frame(width: 50, height: 50).scaleEffect(0).onTapGesture { hits.count += 1 }
      Color.red.frame(width: 50, height: 50).allowsHitTesting(false).onTapGesture { hits.count += 1 }
      Color.red.frame(width: 50, height: 50).hidden().onTapGesture { hits.count += 1 }
      Color.red.frame(width: 50, height: 50).onTapGesture { hits.count += 1 }
    }
    let window = InputHarness(view, size: CGSize(width: 50, height: 300))
    for index in 0..<5 { window.tap(25, CGFloat(index) * 50 + 25) }
    #expect(hits.count == 0)
    window.tap(25, 275)
    #expect(hits.count == 1)
  }

  @Test func `A content shape takes taps where nothing is drawn, and none outside of itself`() {
    let hits = TapCount()
    let view = Color.clear.frame(width: 100, height: 100).contentShape(Circle()).onTapGesture { hits.count += 1 }
    let window = InputHarness(view, size: CGSize(width: 100, height: 100))
    window.tap(50, 50)
    #expect(hits.count == 1)
    window.tap(3, 3)
    #expect(hits.count == 1)
  }

  @Test func `Clipping doesn't limit hit testing`() {
    let hits = TapCount()
    let view = Color.red.frame(width: 100, height: 100).onTapGesture { hits.count += 1 }.frame(width: 20, height: 20).clipped()
    let window = InputHarness(view, size: CGSize(width: 200, height: 200))
    window.tap(60, 60)
    #expect(hits.count == 1)
  }

  @Test func `The front view is hit, and a view without hit testing lets taps through`() {
    let hits = TapCount()
    let view = ZStack {
      Color.red.onTapGesture { hits.count += 1 }
      Color.blue.onTapGesture { hits.count += 10 }
      Color.green.onTapGesture { hits.count += 100 }.allowsHitTesting(false)
    }
    let window = InputHarness(view)
    window.tap(20, 20)
    #expect(hits.count == 10)
  }

  @Test func `A tap has its location in the coordinates of a scaled view`() {
    let places = TapCount()
    let view = Color.red.frame(width: 100, height: 100).onTapGesture { places.point = $0 }.scaleEffect(2)
    let window = InputHarness(view, size: CGSize(width: 200, height: 200))
    window.tap(20, 60)
    #expect(places.point == CGPoint(x: 10, y: 30))
  }
}

@MainActor
final class TapCount {
  var count = 0
  var point = CGPoint.zero
  var log: [String] = []
  var action: (() -> Void)?
  nonisolated init() {}

  /// Stores an action with which a test changes a view from outside.
  func willAct(_ action: @escaping () -> Void) { self.action = action }
}
