import Foundation
import Oriel
import Testing

struct RunningAnimationTests {
  private let environment = EnvironmentValues()

  private func advance(_ running: inout RunningAnimation<Double>, to time: Double) -> Double {
    running.advance(to: time, environment: environment)
  }

  private func move(_ running: inout RunningAnimation<Double>, to target: Double, _ animation: Animation, at time: Double) {
    running.move(to: target, with: animation, at: time, environment: environment)
  }

  /// Returns the velocity at a time, calculated from the difference of two values.
  private func slope(_ running: RunningAnimation<Double>, at time: Double) -> Double {
    var copy = running
    let before = advance(&copy, to: time)
    return (advance(&copy, to: time + 1e-7) - before) / 1e-7
  }

  static let merging: [Animation] = [
    .spring, .default, .bouncy, .spring(response: 0.3, dampingFraction: 0.5), .interactiveSpring, .spring.speed(2), .smooth.speed(0.5),
    .bouncy.logicallyComplete(after: 0.1), .spring(duration: 0.9, bounce: -0.3, blendDuration: 0.2),
  ]
  static let adding: [Animation] = [
    .linear(duration: 0.5), .easeInOut(duration: 0.6), .interpolatingSpring, .spring.delay(0.1), .easeOut.repeatForever(),
    .easeIn(duration: 0.2).repeatCount(3),
  ]

  @Test("A spring that is retargeted keeps value and velocity", arguments: merging + adding, merging)
  func continuity(first: Animation, second: Animation) {
    var running = RunningAnimation(20.0)
    move(&running, to: 120, first, at: 5)
    let before = advance(&running, to: 5.13)
    let velocityBefore = slope(running, at: 5.13)
    move(&running, to: -30, second, at: 5.13)
    #expect(running.target == -30)
    #expect(abs(advance(&running, to: 5.13) - before) < 1e-9)
    #expect(abs(slope(running, at: 5.13) - velocityBefore) < 0.02)
    #expect(abs(running.velocity(at: 5.13, environment: environment) - velocityBefore) < 0.02)
    var later = before
    for frame in 1..<2000 { later = advance(&running, to: 5.13 + Double(frame) / 60) }
    #expect(later == -30)
    #expect(running.isFinished)
  }

  @Test("A curve is added to a running animation without a jump", arguments: merging + adding)
  func addition(first: Animation) {
    var running = RunningAnimation(0.0)
    move(&running, to: 100, first, at: 0)
    let before = advance(&running, to: 0.13)
    move(&running, to: 300, .linear(duration: 1), at: 0.13)
    #expect(abs(advance(&running, to: 0.13) - before) < 1e-9)
    for frame in 1..<2000 { _ = advance(&running, to: 0.13 + Double(frame) / 60) }
    #expect(advance(&running, to: 40) == 300)
    #expect(running.isFinished)
  }

  @Test("Two curves add up, and each covers its own part of the distance")
  func sumOfCurves() {
    var running = RunningAnimation(0.0)
    move(&running, to: 100, .linear(duration: 1), at: 0)
    move(&running, to: 0, .linear(duration: 1), at: 0.5)
    #expect(abs(advance(&running, to: 0.75) - (75 - 25)) < 1e-9)
    #expect(abs(advance(&running, to: 1.25) - (100 - 75)) < 1e-9)
    #expect(abs(advance(&running, to: 1.375) - (100 - 87.5)) < 1e-9)
    #expect(advance(&running, to: 1.5) == 0)
    #expect(running.isFinished)
  }

  @Test("A merged spring moves as one spring that starts with the position and velocity of the first")
  func mergedMotion() {
    let spring = Spring(duration: 0.4, bounce: 0.2)
    var running = RunningAnimation(0.0)
    move(&running, to: 100, .bouncy, at: 0)
    let position = Spring.bouncy.value(target: 100.0, time: 0.1)
    let velocity = Spring.bouncy.velocity(target: 100.0, time: 0.1)
    move(&running, to: 40, .spring(spring), at: 0.1)
    for time in [0.15, 0.3, 0.5] {
      let expected = position + spring.value(target: 40 - position, initialVelocity: velocity, time: time - 0.1)
      #expect(abs(advance(&running, to: time) - expected) < 1e-9)
    }
  }

  @Test("While the response blends, the result doesn't depend on the times of the frames")
  func blending() {
    func result(frames: Int) -> Double {
      var running = RunningAnimation(0.0)
      move(&running, to: 100, .spring(response: 0.8, dampingFraction: 1), at: 0)
      move(&running, to: 0, .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25), at: 0.2)
      for frame in 1..<frames { _ = advance(&running, to: 0.2 + 0.3 * Double(frame) / Double(frames)) }
      return advance(&running, to: 0.5)
    }
    let reference = result(frames: 1)
    for frames in [2, 7, 18, 100] { #expect(abs(result(frames: frames) - reference) < 1e-6) }
    var unblended = RunningAnimation(0.0)
    move(&unblended, to: 100, .spring(response: 0.8, dampingFraction: 1), at: 0)
    move(&unblended, to: 0, .spring(response: 0.15, dampingFraction: 0.86), at: 0.2)
    #expect(reference > abs(advance(&unblended, to: 0.5)) + 1)
  }

  @Test("A running animation continues until the delay of a delayed spring is over")
  func delayedSpring() {
    var running = RunningAnimation(0.0)
    move(&running, to: 100, .linear(duration: 1), at: 0)
    move(&running, to: 200, .spring.delay(0.5), at: 0.2)
    #expect(abs(advance(&running, to: 0.6) - 60) < 1e-9)
    #expect(advance(&running, to: 0.9) > 91)
  }

  @Test("A value that is set without an animation ends the running animation at once")
  func jump() {
    var running = RunningAnimation(0.0)
    move(&running, to: 100, .bouncy, at: 0)
    running.jump(to: 70)
    #expect(running.isFinished)
    #expect(running.target == 70)
    #expect(advance(&running, to: 0.1) == 70)
  }

  @Test("Logical completion occurs before the motion ends, and after a retarget only when the newest target is reached")
  func logicalCompletion() {
    var running = RunningAnimation(0.0)
    move(&running, to: 100, .spring(duration: 0.3), at: 0)
    _ = advance(&running, to: 0.2)
    #expect(!running.isLogicallyComplete)
    _ = advance(&running, to: 0.31)
    #expect(running.isLogicallyComplete)
    #expect(!running.isFinished)
    move(&running, to: 0, .spring(duration: 0.3), at: 0.35)
    _ = advance(&running, to: 0.5)
    #expect(!running.isLogicallyComplete)
    _ = advance(&running, to: 0.66)
    #expect(running.isLogicallyComplete)
  }

  @Test("A retargeted vector keeps its velocity in all components")
  func vectors() {
    var running = RunningAnimation(CGRect.zero.animatableData)
    let target = CGRect(x: 100, y: -50, width: 30, height: 400).animatableData
    running.move(to: target, with: .bouncy, at: 0, environment: environment)
    let value = running.advance(to: 0.1, environment: environment)
    #expect(abs(value.second.second - Spring.bouncy.value(target: 400, time: 0.1)) < 1e-9)
    running.move(to: .zero, with: .smooth, at: 0.1, environment: environment)
    let velocity = running.velocity(at: 0.1, environment: environment)
    #expect(abs(velocity.first.second - Spring.bouncy.velocity(target: -50, time: 0.1)) < 1e-9)
  }

  @Test(
    "A value that is toggled 2,000 times within one duration keeps few parts, stays continuous and reaches its target",
    arguments: adding.prefix(4))
  func manyToggles(animation: Animation) {
    var running = RunningAnimation(0.0)
    var last = 0.0
    var (partCount, jump, kick, reach) = (0, 0.0, 0.0, 0.0)
    let step = 0.5 / 2000
    for index in 1...2000 {
      let time = Double(index) * step
      let before = advance(&running, to: time)
      let velocityBefore = running.velocity(at: time, environment: environment)
      move(&running, to: index.isMultiple(of: 2) ? 0 : 100, animation, at: time)
      let after = advance(&running, to: time)
      partCount = max(partCount, running.partCount)
      jump = max(jump, abs(after - before), abs(after - last) - 10)
      kick = max(kick, abs(running.velocity(at: time, environment: environment) - velocityBefore))
      reach = max(reach, abs(after))
      last = after
    }
    #expect(partCount <= 17)
    #expect(jump < 1e-6)
    // A linear animation has its full velocity at once.
    if animation != .linear(duration: 0.5) { #expect(kick < 0.5) }
    #expect(reach < 200)
    for frame in 1...600 { last = advance(&running, to: 0.5 + Double(frame) / 60) }
    #expect(last == 0 && running.isFinished && running.partCount == 0)
  }
}
