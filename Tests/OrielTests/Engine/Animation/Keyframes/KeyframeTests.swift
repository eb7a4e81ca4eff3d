import Foundation
import Observation
import OrielDrawing
import Testing

@testable import Oriel

@Suite("Keyframes")
struct KeyframeTests {
  private struct Pose: Equatable {
    var x = 0.0
    var angle = Angle.zero
  }

  private func isClose(_ left: Double, _ right: Double, _ tolerance: Double = 1e-9) -> Bool { abs(left - right) < tolerance }

  @Test("Linear keyframes interpolate between values by their curves and hold the last value")
  func linear() {
    let timeline = KeyframeTimeline(initialValue: 10.0) {
      LinearKeyframe(20, duration: 1)
      LinearKeyframe(0, duration: 2, timingCurve: .easeIn)
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: -1) == 10)
    #expect(timeline.value(time: 0.5) == 15)
    #expect(timeline.value(time: 1) == 20)
    #expect(isClose(timeline.value(time: 2), 20 - 20 * UnitCurve.easeIn.value(at: 0.5)))
    #expect(timeline.value(time: 9) == 0)
    #expect(timeline.value(progress: 0.5) == timeline.value(time: 1.5))
    #expect(timeline.velocity(time: 0.5) == 10)
    #expect(timeline.velocity(time: 9) == 0)
  }

  @Test("A move keyframe applies its value at once")
  func move() {
    let timeline = KeyframeTimeline(initialValue: 1.0) {
      LinearKeyframe(2, duration: 1)
      MoveKeyframe(8)
      LinearKeyframe(10, duration: 1)
    }
    #expect(timeline.duration == 2)
    #expect(isClose(timeline.value(time: 0.999), 1.999))
    #expect(timeline.value(time: 1) == 8)
    #expect(timeline.value(time: 1.5) == 9)
  }

  @Test("Consecutive cubic keyframes form a Catmull-Rom spline")
  func cubic() {
    let points = [0.0, 10, 5, 30]
    let timeline = KeyframeTimeline(initialValue: points[0]) {
      CubicKeyframe(points[1], duration: 1)
      CubicKeyframe(points[2], duration: 1)
      CubicKeyframe(points[3], duration: 1)
    }
    // The uniform spline between the second and the third point.
    for step in 0...10 {
      let t = Double(step) / 10
      let spline =
        0.5
        * ((2 * points[1]) + (points[2] - points[0]) * t
          + (2 * points[0] - 5 * points[1] + 4 * points[2] - points[3]) * t * t
          + (3 * points[1] - points[0] - 3 * points[2] + points[3]) * t * t * t)
      #expect(isClose(timeline.value(time: 1 + t), spline), "\(t)")
    }
    #expect(timeline.velocity(time: 0) == 0)
    #expect(isClose(timeline.velocity(time: 3), 0))
  }

  @Test("A cubic keyframe has the velocities that it is given, and those of its neighbors by default")
  func velocities() {
    let given = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(10, duration: 2, startVelocity: 3, endVelocity: -4) }
    #expect(isClose(given.velocity(time: 0), 3))
    #expect(isClose(given.velocity(time: 2), -4))
    let mixed = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 2)
      CubicKeyframe(20, duration: 1)
      LinearKeyframe(50, duration: 10)
    }
    #expect(isClose(mixed.velocity(time: 2), 5))
    #expect(isClose(mixed.velocity(time: 3 - 1e-9), 3, 1e-6))
  }

  @Test("The value never jumps for any sequence of linear, cubic and spring keyframes", arguments: 0..<200)
  func continuity(seed: Int) {
    var random = SystemRandomNumberGenerator.seeded(seed)
    let targets = (0..<6).map { _ in
      (kind: random.next() % 3, value: Double(random.next() % 200), length: Double(random.next() % 20 + 1) / 10)
    }
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      for target in targets {
        if target.kind == 0 {
          LinearKeyframe(target.value, duration: target.length)
        } else if target.kind == 1 {
          CubicKeyframe(target.value, duration: target.length)
        } else {
          SpringKeyframe(target.value, duration: target.length, spring: .bouncy)
        }
      }
    }
    #expect(isClose(timeline.duration, targets.map(\.length).reduce(0, +), 1e-6))
    var last = 0.0
    for step in 0...Int(timeline.duration * 1000) {
      let value = timeline.value(time: Double(step) / 1000)
      #expect(abs(value - last) < 12, "seed \(seed)")
      last = value
    }
  }

  @Test("A spring keyframe continues the velocity, runs until it settles, and is cut off by a shorter duration")
  func spring() {
    let spring = Spring(duration: 0.4, bounce: 0.3)
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      SpringKeyframe(20, spring: spring)
      LinearKeyframe(0, duration: 1)
    }
    #expect(isClose(timeline.duration, 2 + spring.settlingDuration))
    #expect(isClose(timeline.value(time: 1.1), 10 + spring.value(target: 10, initialVelocity: 10, time: 0.1)))
    #expect(timeline.value(time: 1 + spring.settlingDuration) == 20)
    let cut = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10, duration: 0.1, spring: spring, startVelocity: 5)
      LinearKeyframe(100, duration: 1)
    }
    let reached = spring.value(target: 10.0, initialVelocity: 5, time: 0.1)
    #expect(isClose(cut.value(time: 0.1), reached))
    #expect(isClose(cut.value(time: 0.6), (reached + 100) / 2))
  }

  @Test("Tracks animate parts of a value side by side, and a part without a track keeps its value")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
      }
      KeyframeTrack(\.angle) {
        LinearKeyframe(.degrees(90), duration: 1)
        LinearKeyframe(.zero, duration: 1)
      }
    }
    #expect(timeline.duration == 2)
    let middle = timeline.value(time: 1.5)
    #expect(middle.x == 10)
    #expect(isClose(middle.angle.degrees, 45))
    #expect(KeyframeTimeline(initialValue: 3.0) {}.value(time: 1) == 3)
  }

  @Test("A custom keyframe type is equivalent to the keyframes in its body")
  func custom() {
    struct Hop: KeyframeTrackContent {
      let height: Double
      var body: some KeyframeTrackContent<Double> {
        LinearKeyframe(height, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
    }
    struct Hops: Keyframes {
      var body: some Keyframes<Pose> {
        KeyframeTrack(\.x) {
          Hop(height: 4)
          Hop(height: 2)
        }
      }
    }
    let timeline = KeyframeTimeline(initialValue: Pose()) { Hops() }
    #expect(timeline.duration == 4)
    #expect([1.0, 2, 3, 4].map { timeline.value(time: $0).x } == [4, 0, 2, 0])
  }

  @Test("A duration that isn't positive counts as zero, and a spring that never settles has an infinite duration")
  func badInput() {
    let none = KeyframeTimeline(initialValue: 1.0) {
      LinearKeyframe(2, duration: -1)
      CubicKeyframe(3, duration: .nan)
    }
    #expect(none.duration == 0)
    #expect(none.value(time: 0) == 3)
    let endless = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: Spring(response: 1, dampingRatio: 0)) }
    #expect(endless.duration == .infinity)
    #expect(isClose(endless.value(time: 0.5), 2, 1e-6))
    #expect(endless.value(progress: 0) == 0)
  }
}

extension SystemRandomNumberGenerator {
  fileprivate struct Seeded {
    private var state: UInt64
    init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
    mutating func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33)
    }
  }

  fileprivate static func seeded(_ seed: Int) -> Seeded { Seeded(seed) }
}

@Observable
private final class Trigger {
  var count = 0
  var isThere = true
}

@MainActor
@Suite("Keyframe animators")
struct KeyframeAnimatorTests {
  private func x(_ stage: Stage) -> Double { ((stage.boxes(TextBox.self).first?.windowFrame.minX ?? -1) - 95).rounded() }

  @Test("A keyframe animator repeats its keyframes, or runs them once")
  func repeats() {
    for repeats in [true, false] {
      let stage = Stage(
        Text("a").keyframeAnimator(initialValue: 0.0, repeating: repeats) { view, x in
          view.offset(x: x)
        } keyframes: { _ in
          LinearKeyframe(40, duration: 1)
          LinearKeyframe(20, duration: 1)
        })
      #expect(x(stage) == 0)
      stage.advance(by: 0.5)
      #expect(x(stage) == 20)
      stage.advance(by: 1)
      #expect(x(stage) == 30)
      stage.advance(by: 1)
      #expect(x(stage) == 20)
      #expect(stage.graph.isIdle == !repeats)
      stage.advance(by: 0.25)
      #expect(x(stage) == (repeats ? 30 : 20))
      stage.host.close()
    }
  }

  @Test("A trigger runs the keyframes once, from the presentation value")
  func trigger() {
    struct Example: View {
      let trigger: Trigger
      var body: some View {
        KeyframeAnimator(initialValue: 0.0, trigger: trigger.count) { x in
          Text("a").offset(x: x)
        } keyframes: { start in
          LinearKeyframe(start + 40, duration: 1)
        }
      }
    }
    let trigger = Trigger()
    let stage = Stage(Example(trigger: trigger))
    stage.advance(by: 1)
    #expect(x(stage) == 0)
    trigger.count += 1
    stage.render()
    stage.advance(by: 0.5)
    #expect(x(stage) == 20)
    trigger.count += 1
    stage.render()
    #expect(x(stage) == 20)
    stage.advance(by: 0.5)
    #expect(x(stage) == 40)
    stage.advance(by: 5)
    #expect(x(stage) == 60)
    #expect(stage.graph.isIdle)
  }

  @Test("A keyframe animator stops when its view is removed")
  func removal() {
    struct Example: View {
      let trigger: Trigger
      var body: some View {
        if trigger.isThere {
          Text("a").keyframeAnimator(initialValue: 0.0) { view, x in
            view.offset(x: x)
          } keyframes: { _ in
            SpringKeyframe(40)
          }
        }
      }
    }
    let trigger = Trigger()
    let stage = Stage(Example(trigger: trigger))
    stage.advance(by: 0.1)
    #expect(!stage.graph.isIdle)
    trigger.isThere = false
    stage.render()
    #expect(stage.graph.isIdle)
  }

  @Test("The modifier animation(_:body:) animates the modifiers in its body and none of the view inside")
  func localAnimation() {
    struct Example: View {
      let trigger: Trigger
      var body: some View {
        Text("a")
          .offset(x: CGFloat(trigger.count) * 40)
          .animation(.linear(duration: 1)) { $0.offset(y: CGFloat(trigger.count) * 20) }
      }
    }
    let trigger = Trigger()
    let stage = Stage(Example(trigger: trigger))
    let top = stage.boxes(TextBox.self)[0].windowFrame.minY
    trigger.count = 1
    stage.render()
    stage.advance(by: 0.5)
    #expect(x(stage) == 40)
    #expect(stage.boxes(TextBox.self)[0].windowFrame.minY - top == 10)
  }

  @Test("In a geometry group, an inserted view moves along with the group")
  func geometryGroup() {
    struct Example: View {
      let trigger: Trigger
      var body: some View {
        HStack(spacing: 0) {
          Color.clear.frame(width: CGFloat(trigger.count) * 100, height: 10)
          VStack(spacing: 0) { if trigger.count > 0 { Text("a").transition(.identity) } }.frame(width: 20, height: 20, alignment: .leading)
            .geometryGroup()
          Spacer(minLength: 0)
        }
      }
    }
    let trigger = Trigger()
    let stage = Stage(Example(trigger: trigger))
    withAnimation(.linear(duration: 1)) { trigger.count = 1 }
    stage.render()
    stage.advance(by: 0.5)
    #expect(stage.boxes(TextBox.self)[0].windowFrame.minX == 50)
  }
}
