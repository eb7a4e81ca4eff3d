import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

/// The arguments and the state that animations receive in `shouldMerge`.
private final class AnimationLog: Hashable, @unchecked Sendable {
  var times: [TimeInterval] = []
  var frames: [Int] = []
  var previous: [Animation] = []

  static func == (left: AnimationLog, right: AnimationLog) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The number of frames that an animation has run, including those of the animations that it has merged with.
private struct Frames: AnimationStateKey { static var defaultValue: Int { 0 } }

/// A custom animation with a constant velocity.
private struct Even: CustomAnimation {
  var duration: TimeInterval = 1
  var merges = false
  var tellsVelocity = false
  let journal: AnimationLog

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    context.state[Frames.self] += 1
    return time < duration ? value.scaled(by: time / duration) : nil
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    tellsVelocity ? value.scaled(by: 1 / duration) : nil
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    journal.previous.append(previous)
    journal.times.append(time)
    journal.frames.append(context.state[Frames.self])
    return merges
  }
}

@MainActor
@Suite("Custom animations that follow running animations")
struct CustomAnimationMergeTests {
  @MainActor
  @Observable
  fileprivate final class Model {
    var x: CGFloat = 0
  }

  private struct Page: View {
    let model: Model

    var body: some View {
      Color.red.frame(width: 20, height: 20).accessibilityLabel("box").offset(x: model.x)
        .frame(width: 400, height: 40, alignment: .leading)
    }
  }

  private let model = Model()
  private let journal = AnimationLog()

  /// Returns a host with a box that has moved half of 100 points in half a second.
  private func underWay(_ animation: Even) throws -> TestHost {
    let host = TestHost(size: CGSize(width: 400, height: 40)) { Page(model: model) }
    withAnimation(Animation(animation)) { model.x = 100 }
    host.render()
    host.advance(by: 0.5)
    #expect(try abs(place(host) - 50) < 0.01)
    #expect(journal.times.isEmpty, "There is no previous animation to merge with")
    return host
  }

  private func place(_ host: TestHost) throws -> CGFloat { try host.find("box").frame.minX }

  @Test("A merging animation replaces the previous one, and its time and distance count from the previous one's start")
  func merging() throws {
    let first = Even(journal: journal)
    let host = try underWay(first)
    withAnimation(Animation(Even(merges: true, journal: journal))) { model.x = 200 }
    host.render()
    #expect(journal.previous == [Animation(first)])
    #expect(journal.times.count == 1 && abs(journal.times[0] - 0.5) < 0.001)
    host.advance(by: 0.25)
    #expect(try abs(place(host) - 150) < 0.01)
    host.advance(by: 0.3)
    #expect(try place(host) == 200)
    #expect(host.leftovers().isEmpty)
    host.close()
  }

  @Test("Two animations that don't merge run side by side, each over its own distance")
  func adding() throws {
    let host = try underWay(Even(journal: journal))
    withAnimation(Animation(Even(journal: journal))) { model.x = 200 }
    host.render()
    #expect(journal.times.count == 1)
    host.advance(by: 0.25)
    #expect(try abs(place(host) - (75 + 25)) < 0.01)
    host.advance(by: 0.5)
    #expect(try abs(place(host) - (100 + 75)) < 0.01)
    host.advance(by: 0.3)
    #expect(try place(host) == 200)
    #expect(host.leftovers().isEmpty)
    host.close()
  }

  @Test("A merging animation receives the state of the previous one and continues with it")
  func state() throws {
    let host = try underWay(Even(journal: journal))
    for target in [200, 300] as [CGFloat] {
      withAnimation(Animation(Even(merges: true, journal: journal))) { model.x = target }
      host.render()
      host.advance(by: 0.1)
    }
    #expect(journal.frames.count == 2)
    #expect(journal.frames[0] >= 30, "The state includes half a second of the first animation's frames")
    #expect(journal.frames[1] >= journal.frames[0] + 6)
    host.close()
  }

  @Test("A spring starts with the velocity that the previous animation returns")
  func velocity() throws {
    let host = try underWay(Even(tellsVelocity: true, journal: journal))
    let spring = Spring(duration: 0.5, bounce: 0)
    withAnimation(.spring(spring)) { model.x = 50 }
    host.render()
    host.advance(by: 0.1)
    let expected = CGFloat(50 + spring.value(target: 0.0, initialVelocity: 100.0, time: 0.1))
    try #require(expected > 52)
    #expect(try abs(place(host) - expected) < 0.1, "The box moves past its target at first")
    try host.settle()
    #expect(try place(host) == 50)
    host.close()
  }

  @Test("Animation forwards animate, velocity and shouldMerge to its custom animation")
  func passedOn() {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    let animation = Animation(Even(duration: 2, merges: true, tellsVelocity: true, journal: journal))
    let value = animation.animate(value: 100.0, time: 0.5, context: &context)
    #expect(value == 25 && context.state[Frames.self] == 1)
    let velocity = animation.velocity(value: 100.0, time: 0.5, context: context)
    #expect(velocity == 50)
    let merges = animation.shouldMerge(previous: .linear, value: 100.0, time: 0.25, context: &context)
    #expect(merges)
    #expect(journal.previous == [.linear] && journal.times == [0.25] && journal.frames == [1])
  }

  @Test("A custom animation by default has no velocity and doesn't merge")
  func defaults() {
    struct Plain: CustomAnimation {
      func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { nil }
    }
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    let velocity = Plain().velocity(value: 100.0, time: 0.5, context: context)
    let merges = Plain().shouldMerge(previous: Animation(Plain()), value: 100.0, time: 0.5, context: &context)
    #expect(velocity == nil && !merges)
  }
}
