import Foundation
import Oriel
import Testing

struct AnimationTests {
  private let environment = EnvironmentValues()

  private func value(_ animation: Animation, at time: Double) -> Double? {
    var context = AnimationContext<Double>(environment: environment)
    return animation.animate(value: 100, time: time, context: &context)
  }

  private func isLogicallyComplete(_ animation: Animation, at time: Double) -> Bool {
    var context = AnimationContext<Double>(environment: environment)
    _ = animation.animate(value: 100, time: time, context: &context)
    return context.isLogicallyComplete
  }

  private func velocity(_ animation: Animation, at time: Double) -> Double? {
    animation.velocity(value: 100, time: time, context: AnimationContext<Double>(environment: environment))
  }

  @Test("A curve runs for its duration and then ends")
  func curve() {
    #expect(value(.linear(duration: 2), at: 0) == 0)
    #expect(value(.linear(duration: 2), at: 0.5) == 25)
    #expect(value(.linear(duration: 2), at: 1.999) != nil)
    #expect(value(.linear(duration: 2), at: 2) == nil)
    #expect(velocity(.linear(duration: 2), at: 0.5) == 50)
    #expect(value(.linear, at: 0.175) == 50)
    #expect(value(.easeInOut, at: 0.36) == nil)
    #expect(abs(value(.easeIn(duration: 1), at: 0.5)! - 31.5357) < 1e-3)
    #expect(abs(value(.timingCurve(0, 0, 0.58, 1, duration: 1), at: 0.5)! - 68.4643) < 1e-3)
    #expect(value(.timingCurve(.circularEaseIn, duration: 1), at: 0.6).map { abs($0 - 20) < 1e-9 } == true)
  }

  @Test(
    "An animation with an invalid duration, speed or repeat count ends at once and has a logical duration of 0",
    arguments: [
      Animation.linear(duration: 0), .easeIn(duration: -1), .easeInOut(duration: .nan), .linear(duration: .infinity),
      .spring(response: 0, dampingFraction: 0.5), .spring(response: -2), .spring(duration: .nan), .spring(duration: .infinity),
      .interpolatingSpring(stiffness: 0, damping: 1), .interpolatingSpring(mass: -1, stiffness: 100, damping: 10),
      .linear(duration: 1).speed(0), .linear(duration: 1).speed(-2), .linear(duration: 1).speed(.nan),
      .linear(duration: 1).repeatCount(0), .linear(duration: 1).repeatCount(-4), .linear(duration: 0).repeatForever(),
      .spring(response: 0).repeatForever(),
    ])
  func invalidDuration(animation: Animation) {
    #expect(value(animation, at: 0) == nil)
    #expect(value(animation, at: 1) == nil)
    #expect(animation.logicalDuration == 0)
  }

  @Test("A spring animation follows its spring until it settles")
  func spring() throws {
    let spring = Spring(response: 0.5, dampingRatio: 0.6)
    let animation = Animation.spring(response: 0.5, dampingFraction: 0.6)
    for time in [0, 0.05, 0.2, 0.4, 0.8] {
      #expect(try abs(#require(value(animation, at: time)) - spring.value(target: 100, time: time)) < 1e-9)
      #expect(try abs(#require(velocity(animation, at: time)) - spring.velocity(target: 100, time: time)) < 1e-9)
    }
    var end = 0.0
    while value(animation, at: end) != nil { end += 0.01 }
    #expect(abs(spring.value(target: 100, time: end) - 100) < 0.05)
    #expect(end > 0.8 && end < 2)
  }

  @Test("An interpolating spring starts with its initial velocity, in multiples of the distance")
  func interpolatingSpring() throws {
    let animation = Animation.interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 3)
    #expect(try abs(#require(velocity(animation, at: 0)) - 300) < 1e-9)
    let spring = Spring(stiffness: 100, damping: 10)
    let expected = spring.value(target: 100, initialVelocity: 300, time: 0.2)
    #expect(try abs(#require(value(animation, at: 0.2)) - expected) < 1e-9)
  }

  @Test("Delay, speed and repetition apply in the order in which they wrap an animation")
  func wrapping() {
    let base = Animation.linear(duration: 1)
    #expect(value(base.delay(2), at: 1.9) == 0)
    #expect(value(base.delay(2), at: 2.25) == 25)
    #expect(value(base.delay(2), at: 3) == nil)
    #expect(value(base.delay(-0.5), at: 0.25) == 75)
    #expect(value(base.speed(4), at: 0.125) == 50)
    #expect(velocity(base.speed(4), at: 0.125) == 400)
    #expect(value(base.speed(4), at: 0.25) == nil)
    #expect(value(base.delay(1).speed(2), at: 0.75) == 50)
    #expect(value(base.speed(2).delay(1), at: 1.25) == 50)
    #expect(value(base.repeatCount(3, autoreverses: false), at: 1.25) == 25)
    #expect(value(base.repeatCount(3, autoreverses: false), at: 3) == nil)
    #expect(value(base.repeatCount(3), at: 1.25) == 75)
    #expect(velocity(base.repeatCount(3), at: 1.25) == -100)
    #expect(value(base.repeatCount(3), at: 2.25) == 25)
    #expect(value(base.repeatForever(), at: 1001.25) == 75)
    #expect(value(base.delay(1).repeatForever(autoreverses: false), at: 4.5) == 0)
    #expect(value(base.delay(1).repeatForever(autoreverses: false), at: 5.5) == 50)
    #expect(value(base.repeatForever().delay(1), at: 2.25) == 75)
  }

  @Test("An autoreversed repetition applies the curve from its start and doesn't run it backwards")
  func reversing() throws {
    let animation = Animation.easeIn(duration: 1)
    let forth = try #require(value(animation, at: 0.3))
    let back = try #require(value(animation.repeatForever(), at: 1.3))
    #expect(abs(back - (100 - forth)) < 1e-9)
  }

  @Test("A repeated spring settles at each end before it reverses")
  func repeatedSpring() throws {
    let animation = Animation.spring(duration: 0.4, bounce: 0.2)
    var length = 0.0
    while value(animation, at: length) != nil { length += 0.001 }
    let repeated = animation.repeatCount(2)
    #expect(try abs(#require(value(repeated, at: length - 0.002)) - 100) < 0.06)
    let after = try #require(value(repeated, at: length + 0.1))
    let expected = try 100 - #require(value(animation, at: 0.1))
    #expect(abs(after - expected) < 1)
    #expect(value(repeated, at: 2 * length + 0.002) == nil)
  }

  @Test("The logical duration is a curve's duration, a spring's perceptual duration, or the total of all repetitions")
  func logicalDuration() throws {
    #expect(Animation.linear(duration: 2).logicalDuration == 2)
    #expect(Animation.easeInOut.logicalDuration == 0.35)
    #expect(try abs(#require(Animation.spring(duration: 0.7, bounce: 0.2).logicalDuration) - 0.7) < 1e-12)
    #expect(try abs(#require(Animation.default.logicalDuration) - 0.55) < 1e-12)
    #expect(Animation.linear(duration: 2).delay(1).logicalDuration == 3)
    #expect(Animation.linear(duration: 2).speed(4).logicalDuration == 0.5)
    #expect(Animation.linear(duration: 2).repeatCount(3).logicalDuration == 6)
    #expect(Animation.linear(duration: 2).repeatForever().logicalDuration == nil)
    #expect(Animation.linear(duration: 2).repeatForever().delay(1).logicalDuration == nil)
    #expect(Animation.linear(duration: 2).logicallyComplete(after: 0.25).logicalDuration == 0.25)
    #expect(Animation(Steps(count: 2)).logicalDuration == nil)
  }

  @Test("An animation is logically complete from its logical duration on")
  func logicalCompletion() {
    let animations: [Animation] = [
      .linear(duration: 2), .spring(duration: 0.7, bounce: 0.2), .interpolatingSpring(duration: 0.7, bounce: 0.2),
      .linear(duration: 2).delay(1), .spring.speed(0.5), .linear(duration: 2).repeatCount(3),
      .linear(duration: 2).logicallyComplete(after: 0.25), .spring.delay(0.5),
    ]
    for animation in animations {
      let duration = animation.logicalDuration!
      #expect(!isLogicallyComplete(animation, at: duration - 0.01))
      #expect(isLogicallyComplete(animation, at: duration + 0.01))
    }
  }

  @Test("A repeated spring isn't logically complete while repetitions remain")
  func logicalCompletionOfRounds() {
    let animation = Animation.spring(duration: 0.4).repeatCount(2)
    #expect(!isLogicallyComplete(animation, at: 0.5))
    #expect(!isLogicallyComplete(animation, at: animation.logicalDuration! - 0.2))
    #expect(isLogicallyComplete(animation, at: animation.logicalDuration! + 0.4))
  }

  @Test("Equal animations compare equal regardless of how they were created")
  func equality() {
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.linear != .easeIn)
    #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.spring() == .spring)
    #expect(Animation.interactiveSpring(response: 0.2) != .interactiveSpring)
    #expect(Animation.smooth != .interpolatingSpring)
    #expect(Animation.linear.delay(1) == .linear.delay(1))
    #expect(Animation.linear.delay(1) != .linear.delay(2))
    #expect(Animation(Steps(count: 3)) == Animation(Steps(count: 3)))
    #expect(Animation(Steps(count: 3)) != Animation(Steps(count: 4)))
    #expect(Set([Animation.linear, .linear(duration: 0.35), .easeIn]).count == 2)
    let base = Animation.spring.base
    let rewrapped = Animation(base)
    #expect(rewrapped == .spring)
    #expect(rewrapped.logicalDuration == 0.5)
  }

  /// A custom animation that jumps once every tenth of a second.
  struct Steps: CustomAnimation {
    let count: Int

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      let step = (time * 10).rounded(.down)
      guard step < Double(count) else { return nil }
      var result = value
      result.scale(by: step / Double(count))
      return result
    }
  }

  @Test("A custom animation can be wrapped in speed and delay, and its repetitions follow each other")
  func customAnimation() {
    #expect(value(Animation(Steps(count: 4)).speed(2), at: 0.11) == 50)
    #expect(value(Animation(Steps(count: 4)).delay(1), at: 0.5) == 0)
    let repeated = Animation(Steps(count: 4)).repeatCount(2)
    var context = AnimationContext<Double>(environment: environment)
    func next(_ time: Double) -> Double? { repeated.animate(value: 100, time: time, context: &context) }
    #expect(next(0.05) == 0)
    #expect(next(0.25) == 50)
    // The first frame after the end starts the second repetition, which is reversed.
    #expect(next(0.45) == 100)
    #expect(next(0.70) == 50)
    #expect(next(0.90) == nil)
  }

  /// A custom animation that counts its frames in its state.
  struct Counting: CustomAnimation {
    struct Frames: AnimationStateKey { static var defaultValue: Int { 0 } }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      context.state[Frames.self] += 1
      var result = value
      result.scale(by: Double(context.state[Frames.self]))
      return result
    }
  }

  @Test("The state of a custom animation persists from frame to frame")
  func customState() {
    var running = RunningAnimation(0.0)
    running.move(to: 10, with: Animation(Counting()), at: 0, environment: environment)
    #expect(running.advance(to: 0.1, environment: environment) == 10)
    #expect(running.advance(to: 0.2, environment: environment) == 20)
    #expect(running.advance(to: 0.3, environment: environment) == 30)
  }
}
