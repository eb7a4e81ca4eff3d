import OrielKit
import OrielTesting
import SwiftUI
import Testing

/// The helpers that the components use.
@MainActor
@Suite("Components: helpers")
struct HelperTests {
  @Test("getSize and getSafeAreaInsets report the initial values, and getSize each change")
  func geometry() {
    @MainActor final class Log {
      var sizes: [CGSize] = []
      var insets: [EdgeInsets] = []
    }
    let log = Log()
    let host = TestHost(size: CGSize(width: 200, height: 400), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)) {
      Color.white.getSize { log.sizes.append($0) }.getSafeAreaInsets { log.insets.append($0) }
    }
    host.advance(by: 0.1)
    #expect(log.sizes == [CGSize(width: 200, height: 370)])
    #expect(log.insets == [EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)])
    host.resize(to: CGSize(width: 300, height: 400))
    host.advance(by: 0.1)
    #expect(log.sizes.last == CGSize(width: 300, height: 370) && log.sizes.count == 2)
  }

  @Test("frame(size:), frame(dimension:), safeAreaPaddings and the apply modifiers change size, position and identifiers accordingly")
  func layout() throws {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let host = TestHost(size: CGSize(width: 200, height: 200)) {
      VStack(spacing: 0) {
        Probe().frame(size: CGSize(width: 40, height: 20))
        Color.white.accessibilityElement().accessibilityIdentifier("square").frame(dimension: 30)
        Text("a").applyIf(true) { $0.accessibilityIdentifier("applied") }
        Text("b").applyIfLet("let") { $0.accessibilityIdentifier($1) }.applyIfLet(String?.none) { view, _ in view.hidden() }
        Text("c").applyModifier { $0.accessibilityIdentifier("modified") }.eraseToAnyView()
        Color.white.accessibilityElement().accessibilityIdentifier("padded").frame(size: CGSize(width: 10, height: 10))
          .safeAreaPaddings(edges: [.top, .leading], insets: insets)
      }
    }
    #expect(try host.find("probe").frame.size == CGSize(width: 40, height: 20))
    #expect(try host.find("square").frame.size == CGSize(width: 30, height: 30))
    #expect(host.exists("applied") && host.exists("let") && host.exists("modified"))
    #expect(try host.find("padded").frame.minX == 96)
  }

  @Test("blocksHitTesting prevents taps from reaching the view")
  func blocks() {
    for (isBlocked, log) in [(true, []), (false, ["inner"])] {
      let script = Script()
      let host = TestHost(size: CGSize(width: 100, height: 100)) {
        Color.white.contentShape(.rect).onTapGesture { script.log.append("behind") }
          .overlay { Color.pureRed.onTapGesture { script.log.append("inner") }.blocksHitTesting(isBlocked) }
      }
      host.tap(at: CGPoint(x: 50, y: 50))
      #expect(script.log == log)
    }
  }

  @Test("onFirstAppear runs once for the identity of a view")
  func firstAppear() {
    let script = Script()
    let host = TestHost {
      Text("a").onFirstAppear { script.log.append("first") }
    }
    host.advance(by: 0.1)
    host.suspend()
    host.resume()
    host.advance(by: 0.1)
    #expect(script.log == ["first"])
  }

  @Test("A BasicAnimation converts its curve, duration and delay, and without an animation the completion is called at once")
  func animation() {
    let animation = BasicAnimation(curve: .easeIn, duration: 0.4, delay: 0.2)
    #expect(animation.toSwiftUIAnimation == .easeIn(duration: 0.4).delay(0.2))
    #expect(BasicAnimation(curve: .linear, duration: 1).toSwiftUIAnimation == .linear(duration: 1))
    var log: [String] = []
    withBasicAnimation(nil, body: { log.append("body") }, completion: { log.append("completion") })
    #expect(log == ["body", "completion"])
  }

  @Test("An InteractionDefault has separate defaults for touch and pointers until a value is set, which applies to both")
  func interactionDefault() {
    var value = InteractionDefault(touch: 1, pointer: 2)
    #expect(value.value(usesTouch: true) == 1 && value.value(usesTouch: false) == 2)
    value.wrappedValue = 3
    #expect(value.value(usesTouch: true) == 3 && value.value(usesTouch: false) == 3)
  }

  @Test("A touch sets usesTouch in the environment of its window, which a pointer doesn't reset")
  func touchIsSeen() {
    @MainActor final class Log { var values: [Bool] = [] }
    struct Root: View {
      let log: Log
      @Environment(\.usesTouch) private var usesTouch
      var body: some View {
        let _ = log.values.append(usesTouch)
        Color.white
      }
    }
    let log = Log()
    let host = TestHost { Root(log: log) }
    host.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.values == [false])
    host.usesTouch = true
    host.tap(at: CGPoint(x: 10, y: 10))
    host.usesTouch = false
    host.advance(by: 0.1)
    #expect(log.values == [false, true])
  }
}
