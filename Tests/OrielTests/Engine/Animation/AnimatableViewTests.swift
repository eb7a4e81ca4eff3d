import Foundation
import OrielDrawing
import Testing

@testable import Oriel

@MainActor
@Suite("Animatable views")
struct AnimatableViewTests {
  private typealias Remote = ImplicitAnimationTests.Remote
  private typealias Driven = ImplicitAnimationTests.Driven

  private struct Number: View, Animatable {
    var value: Double

    var animatableData: Double {
      get { value }
      set { value = newValue }
    }

    var body: some View { Text(verbatim: "\(Int(value.rounded()))") }
  }

  private struct Padded: AnimatableModifier {
    var amount: CGFloat

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }

    func body(content: Content) -> some View { content.padding(.leading, amount) }
  }

  nonisolated private struct Shake: GeometryEffect {
    var x: CGFloat

    var animatableData: CGFloat {
      get { x }
      set { x = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
    }
  }

  @Test("The body of an animatable view is evaluated with the interpolated values, once per tick, and ends at the last value")
  func view() {
    let remote = Remote<Double>()
    let stage = Stage(Driven(0.0, remote) { Number(value: $0) })
    withAnimation(.linear(duration: 1)) { remote.set(100) }
    stage.render()
    #expect(stage.texts == ["0"])
    let work = stage.work { stage.advance(by: 0.25) }
    #expect(stage.texts == ["25"])
    #expect(work.bodies <= 2)
    stage.advance(by: 0.5)
    #expect(stage.texts == ["75"])
    stage.advance(by: 0.5)
    #expect(stage.texts == ["100"])
    stage.render()
    #expect(stage.graph.isIdle)
  }

  @Test("Without an animation, the body of an animatable view receives the new value at once")
  func plain() {
    let remote = Remote<Double>()
    let stage = Stage(Driven(0.0, remote) { Number(value: $0) })
    remote.set(100)
    stage.render()
    #expect(stage.texts == ["100"])
    #expect(stage.graph.isIdle)
  }

  @Test("The body of an animatable modifier is evaluated with the interpolated values")
  func modifier() {
    let remote = Remote<CGFloat>()
    let stage = Stage(
      Driven(CGFloat(0), remote) { Text("a").modifier(Padded(amount: $0)).frame(width: 200, alignment: .leading) })
    withAnimation(.linear(duration: 1)) { remote.set(40) }
    stage.render()
    stage.advance(by: 0.5)
    #expect(abs(stage.boxes(TextBox.self)[0].windowFrame.minX - 20) < 1e-6)
    stage.advance(by: 0.6)
    #expect(stage.boxes(TextBox.self)[0].windowFrame.minX == 40)
  }

  @Test("An animated geometry effect moves the drawing without evaluating a body or a layout")
  func effect() {
    let remote = Remote<CGFloat>()
    let stage = Stage(Driven(CGFloat(0), remote) { Text("a").modifier(Shake(x: $0)) })
    let start = stage.boxes(TextBox.self)[0].windowFrame.minX
    withAnimation(.linear(duration: 1)) { remote.set(40) }
    stage.render()
    let before = stage.graph.counts
    stage.advance(by: 0.5)
    let work = stage.graph.counts - before
    #expect(abs(stage.boxes(TextBox.self)[0].windowFrame.minX - start - 20) < 1e-6)
    #expect(work.bodies == 0 && work.measured == 0 && work.placed == 0)
  }

  @Test("Removing a view during its animation calls the completion and leaves no work behind")
  func removal() {
    let remote = Remote<Double?>()
    let stage = Stage(Driven(Double?.some(0), remote) { value in VStack { if let value { Number(value: value) } } })
    var completed = 0
    withAnimation(.linear(duration: 1), { remote.set(100) }, completion: { completed += 1 })
    stage.render()
    stage.advance(by: 0.3)
    remote.set(nil)
    stage.render()
    stage.render()
    #expect(completed == 1)
    #expect(stage.graph.isIdle)
  }
}
