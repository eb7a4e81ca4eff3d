import Foundation
import OrielDrawing
import Testing

@testable import Oriel

@MainActor
@Suite("Completions of animations")
struct AnimationCompletionTests {
  private typealias Remote = ImplicitAnimationTests.Remote
  private typealias Driven = ImplicitAnimationTests.Driven

  private func fading(_ remote: Remote<Double>) -> Stage {
    Stage(Driven(0.2, remote) { Text("a").opacity($0) })
  }

  @Test("RT-4: The completion is called once, when the animation has ended")
  func once() {
    let remote = Remote<Double>()
    let stage = fading(remote)
    var calls = 0
    withAnimation(.linear(duration: 1), { remote.set(0.8) }, completion: { calls += 1 })
    stage.render()
    stage.run(for: 0.9)
    #expect(calls == 0)
    stage.run(for: 0.3)
    #expect(calls == 1)
    stage.run(for: 1)
    #expect(calls == 1)
  }

  @Test("RT-4: The completion is called even if the value doesn't change")
  func unchanged() {
    let remote = Remote<Double>()
    let stage = fading(remote)
    var calls = 0
    withAnimation(.linear(duration: 1), { remote.set(0.2) }, completion: { calls += 1 })
    stage.render()
    stage.render()
    #expect(calls == 1)
  }

  @Test("RT-4: The completion is called even if nothing is written")
  func nothing() {
    let stage = fading(Remote<Double>())
    var calls = 0
    withAnimation(.linear(duration: 1), {}, completion: { calls += 1 })
    stage.render()
    stage.render()
    #expect(calls == 1)
  }

  @Test("RT-4: The completion is called even if the animation is nil")
  func noAnimation() {
    let remote = Remote<Double>()
    let stage = fading(remote)
    var calls = 0
    withAnimation(nil, { remote.set(0.8) }, completion: { calls += 1 })
    stage.render()
    stage.render()
    #expect(calls == 1)
  }

  @Test(
    "RT-4: The completion is called once if another animation or an immediate change interrupts the animation", arguments: [true, false])
  func interrupted(isAnimated: Bool) {
    let remote = Remote<Double>()
    let stage = fading(remote)
    var calls = 0
    withAnimation(.linear(duration: 1), { remote.set(0.8) }, completion: { calls += 1 })
    stage.render()
    stage.run(for: 0.5)
    withAnimation(isAnimated ? .linear(duration: 1) : nil) { remote.set(0.4) }
    stage.render()
    stage.run(for: 2)
    #expect(calls == 1)
    #expect(stage.graph.isIdle)
  }

  @Test("RT-4: The completion is called once if another animation replaces an endless animation")
  func endless() {
    let remote = Remote<Double>()
    let stage = fading(remote)
    var calls = 0
    withAnimation(.linear(duration: 1).repeatForever(), { remote.set(0.8) }, completion: { calls += 1 })
    stage.run(for: 3)
    #expect(calls == 0)
    withAnimation(.linear(duration: 0.2)) { remote.set(0.4) }
    stage.run(for: 1)
    #expect(calls == 1)
  }

  @Test("RT-4: A logical completion can run before the motion has ended, and a removal completion runs after it")
  func criteria() {
    let remote = Remote<Double>()
    let stage = fading(remote)
    let journal = Journal()
    withAnimation(
      .spring(duration: 0.5, bounce: 0.4), completionCriteria: .removed, { remote.set(0.5) },
      completion: { journal.note("removed") })
    stage.run(for: 5)
    #expect(journal.entries == ["removed"])
    withAnimation(
      .spring(duration: 0.5, bounce: 0.4), completionCriteria: .logicallyComplete, { remote.set(0.9) },
      completion: { journal.note("logical at \(!stage.graph.isIdle)") })
    stage.run(for: 0.55)
    #expect(journal.entries == ["removed", "logical at true"])
  }

  @Test("Removing a view while its frame animates ends the animation and calls the completion once")
  func removalDuringLayoutAnimation() {
    let remote = Remote<CGFloat?>()
    let stage = Stage(
      Driven(CGFloat?.some(10), remote) { width in
        HStack { if let width { Color.red.frame(width: width) } }
      })
    var calls = 0
    withAnimation(.linear(duration: 1), { remote.set(90) }, completion: { calls += 1 })
    stage.run(for: 0.3)
    remote.set(nil)
    stage.run(for: 2)
    #expect(calls == 1)
    #expect(stage.graph.isIdle)
  }
}
