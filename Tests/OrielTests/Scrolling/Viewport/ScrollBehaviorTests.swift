import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Scroll view modifiers")
struct ScrollBehaviorTests {
  @Observable @MainActor
  fileprivate final class Model {
    var offset: CGFloat = 0
    var frame = CGRect.zero
    var isDisabled = true
    var margin: CGFloat = 20
    var trigger = 0
  }

  private let size = CGSize(width: 300, height: 400)

  private struct Rows: View {
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<40, id: \.self) { index in Text(verbatim: "Row \(index)").frame(maxWidth: .infinity).frame(height: 50) }
      }
    }
  }

  private struct Disabled: View {
    let model: Model

    var body: some View {
      ScrollView { Rows() }
        .scrollDisabled(model.isDisabled)
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, new in model.offset = new }
    }
  }

  @Test("A disabled scroll view handles no wheel, drag or key until it is enabled")
  func disabled() throws {
    let model = Model()
    let host = TestHost(size: size) { Disabled(model: model) }
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 80))
    host.usesTouch = true
    host.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100))
    host.press(.end)
    try host.settle()
    #expect(model.offset == 0)
    model.isDisabled = false
    host.render()
    host.press(.end)
    try host.settle()
    #expect(model.offset == 1600)
  }

  private struct Margins: View {
    let model: Model

    var body: some View {
      ScrollView {
        Rows()
        ScrollView { Text("Inner") }.frame(height: 60)
      }
      .contentMargins(.vertical, model.margin, for: .scrollContent)
      .contentMargins(10)
      .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, new in model.offset = new }
    }
  }

  @Test("Content margins scroll with the content, apply per edge, and don't affect nested scroll views")
  func margins() throws {
    let model = Model()
    let host = TestHost(size: size) { Margins(model: model) }
    #expect(model.offset == -20)
    #expect(try host.find("Row 0").frame.midY == 45)
    host.press(.end)
    try host.settle()
    #expect(model.offset == 1688)
    #expect(try host.find("Inner").frame.minY < 330)
    host.press(.home)
    try host.settle()
    model.margin = 50
    host.render()
    #expect(try host.find("Row 0").frame.midY >= 45)
  }

  private struct Spaces: View {
    let model: Model

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 100)
        ScrollView {
          ScrollView(.horizontal) {
            Text("Here").frame(width: 500, height: 50)
              .onGeometryChange(for: CGRect.self) {
                $0.frame(in: .scrollView(axis: .vertical))
              } action: {
                model.frame = $0
              }
          }
          Color.blue.frame(height: 1000)
        }
      }
    }
  }

  @Test("The scrollView(axis:) coordinate space is that of the nearest scroll view along the axis")
  func spaces() throws {
    let model = Model()
    let host = TestHost(size: size) { Spaces(model: model) }
    #expect(model.frame == CGRect(x: 0, y: 0, width: 500, height: 50))
    host.scroll(at: CGPoint(x: 150, y: 300), by: CGSize(width: 0, height: 30))
    try host.settle()
    #expect(model.frame == CGRect(x: 0, y: -30, width: 500, height: 50))
  }

  private struct Flash: View {
    let model: Model

    var body: some View { ScrollView { Rows() }.scrollIndicatorsFlash(trigger: model.trigger) }
  }

  @Test("Indicators flash when the trigger changes and fade afterwards, and hidden ones are never drawn")
  func flash() throws {
    let model = Model()
    let host = TestHost(size: size) { Flash(model: model) }
    try host.settle()
    let plain = host.displayDump
    model.trigger += 1
    host.render()
    #expect(host.displayDump != plain)
    host.advance(by: 2)
    try host.settle()
    #expect(host.displayDump == plain)
    let shown = TestHost(size: size) { ScrollView { Rows() }.scrollIndicatorsFlash(onAppear: true) }
    let hidden = TestHost(size: size) { ScrollView { Rows() }.scrollIndicators(.hidden).scrollIndicatorsFlash(onAppear: true) }
    #expect(shown.displayDump != plain)
    #expect(hidden.displayDump == plain)
  }

  private struct Bounce: View {
    let model: Model
    var behavior: ScrollBounceBehavior

    var body: some View {
      ScrollView { Text("Short") }
        .scrollBounceBehavior(behavior)
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, new in model.offset = new }
    }
  }

  @Test("Short content bounces on a drag unless the bounce behavior is basedOnSize")
  func bounce() throws {
    for (behavior, gives) in [(ScrollBounceBehavior.always, true), (.basedOnSize, false)] {
      let model = Model()
      let host = TestHost(size: size) { Bounce(model: model, behavior: behavior) }
      host.usesTouch = true
      host.pointerDown(at: CGPoint(x: 150, y: 100))
      host.pointerMove(to: CGPoint(x: 150, y: 130))
      host.pointerMove(to: CGPoint(x: 150, y: 190))
      host.render()
      #expect((model.offset < 0) == gives)
      host.pointerUp(at: CGPoint(x: 150, y: 190))
      try host.settle()
      #expect(model.offset == 0)
    }
  }

  private func faded(_ configuration: ScrollTransitionConfiguration) -> TestHost {
    TestHost(size: size) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { index in
            Text(verbatim: "Row \(index)").frame(height: 100)
              .scrollTransition(configuration) { effect, phase in
                effect.offset(x: phase.value * 40).opacity(phase.isIdentity ? 1 : 0.5)
              }
          }
        }
      }
    }
  }

  @Test("An interactive scroll transition follows the content from the edges inward")
  func interactive() throws {
    let host = faded(.interactive(timingCurve: .linear))
    #expect(try host.find("Row 1").frame.midX == 150)
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 50))
    try host.settle()
    // Half of the first and of the fifth row is visible.
    #expect(try abs(host.find("Row 0").frame.midX - 130) < 0.01)
    #expect(try host.find("Row 2").frame.midX == 150)
    #expect(try abs(host.find("Row 4").frame.midX - 170) < 0.01)
    #expect(host.messages.isEmpty)
  }

  @Test("An animated scroll transition begins at its threshold and runs its animation")
  func animated() throws {
    let host = faded(.animated(.linear(duration: 0.4)).threshold(.visible(0.3)))
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 60))
    try host.settle()
    #expect(try host.find("Row 0").frame.midX == 150)
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 20))
    try host.settle()
    #expect(try abs(host.find("Row 0").frame.midX - 110) < 0.01)
    let other = faded(.identity)
    other.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 80))
    try other.settle()
    #expect(try other.find("Row 0").frame.midX == 150)
  }
}
