import Foundation
import Oriel
import Testing

struct SpringTests {
  /// Integrates the equation of motion by fourth-order Runge-Kutta, independently of the closed form.
  private func integrated(
    _ spring: Spring, from start: Double, velocity startVelocity: Double, target: Double, time: Double
  ) -> (position: Double, velocity: Double) {
    let count = 4000
    let h = time / Double(count)
    var x = start
    var v = startVelocity
    func acceleration(_ x: Double, _ v: Double) -> Double {
      (-spring.stiffness * (x - target) - spring.damping * v) / spring.mass
    }
    for _ in 0..<count {
      let (x1, v1) = (v, acceleration(x, v))
      let (x2, v2) = (v + h / 2 * v1, acceleration(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, acceleration(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, acceleration(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return (x, v)
  }

  static let kinds: [Spring] = [
    .smooth, .snappy, .bouncy, Spring(duration: 0.8, bounce: -0.5), Spring(response: 0.3, dampingRatio: 0),
    Spring(response: 0.55, dampingRatio: 0.9999), Spring(response: 0.55, dampingRatio: 1.0001),
    Spring(response: 0.55, dampingRatio: 1 - 1e-8), Spring(mass: 3, stiffness: 40, damping: 5),
    Spring(mass: 0.5, stiffness: 20, damping: 30, allowOverDamping: true), Spring(response: 2, dampingRatio: 6),
  ]

  @Test("The closed form agrees with numerical integration", arguments: kinds)
  func closedForm(spring: Spring) {
    for (target, initialVelocity) in [(100.0, 0.0), (1, 25), (-40, 300), (0, -80)] {
      for time in [0.01, 0.1, 0.35, 0.9, 1.7] {
        let expected = integrated(spring, from: 0, velocity: initialVelocity, target: target, time: time)
        let scale = abs(target) + abs(initialVelocity)
        #expect(abs(spring.value(target: target, initialVelocity: initialVelocity, time: time) - expected.position) < 1e-6 * scale)
        #expect(abs(spring.velocity(target: target, initialVelocity: initialVelocity, time: time) - expected.velocity) < 1e-4 * scale)
      }
    }
  }

  @Test("Steps of several sizes lead to the same value and velocity as one step of their sum", arguments: kinds)
  func steps(spring: Spring) {
    var value = 3.0
    var velocity = -20.0
    for step in [0.001, 0.2, 0.016, 0.5, 0.033] {
      spring.update(value: &value, velocity: &velocity, target: 50, deltaTime: step)
    }
    var whole = 3.0
    var wholeVelocity = -20.0
    spring.update(value: &whole, velocity: &wholeVelocity, target: 50, deltaTime: 0.75)
    #expect(abs(value - whole) < 1e-8)
    #expect(abs(velocity - wholeVelocity) < 1e-6)
  }

  @Test("The force equals the mass times the acceleration", arguments: kinds)
  func force(spring: Spring) {
    let before = spring.velocity(target: 10.0, initialVelocity: 4, time: 0.2 - 1e-6)
    let after = spring.velocity(target: 10.0, initialVelocity: 4, time: 0.2 + 1e-6)
    let force = spring.force(
      target: 10, position: spring.value(target: 10.0, initialVelocity: 4, time: 0.2),
      velocity: spring.velocity(target: 10.0, initialVelocity: 4, time: 0.2))
    #expect(abs(force / spring.mass - (after - before) / 2e-6) < 1e-3 * max(1, abs(force)))
  }

  @Test("The spring stays within epsilon after the settling duration, and exceeds epsilon shortly before")
  func settling() {
    for spring in Self.kinds where spring.dampingRatio > 0 {
      for (target, velocity) in [(1.0, 0.0), (100, -900), (0, 50)] {
        let duration = spring.settlingDuration(target: target, initialVelocity: velocity, epsilon: 0.01)
        for step in 0...400 {
          let value = spring.value(target: target, initialVelocity: velocity, time: duration + Double(step) * 0.005)
          #expect(abs(value - target) <= 0.0100001)
        }
        // The duration is shorter than the time in which the spring reaches a tenfold smaller distance.
        #expect(duration > 0)
        #expect(spring.settlingDuration(target: target, initialVelocity: velocity, epsilon: 0.001) > duration)
        let early = duration - spring.response * max(1, spring.dampingRatio) * 0.75
        if early > 0 {
          let reached = (0...200).map { step in
            abs(spring.value(target: target, initialVelocity: velocity, time: early + Double(step) / 200 * (duration - early)) - target)
          }
          #expect(reached.max()! > 0.01)
        }
      }
    }
    #expect(Spring(response: 1, dampingRatio: 0).settlingDuration == .infinity)
  }

  @Test("A spring created with a settling duration settles in that time", arguments: [0.1, 0.5, 0.9, 1, 1.5])
  func fromSettlingDuration(dampingRatio: Double) {
    let spring = Spring(settlingDuration: 2, dampingRatio: dampingRatio, epsilon: 0.001)
    #expect(abs(spring.settlingDuration - 2) < 1e-6)
    #expect(spring.dampingRatio == dampingRatio)
    #expect(abs(spring.value(target: 1.0, time: 2) - 1) < 0.001)
  }

  @Test("Equivalent descriptions of a spring give the same spring")
  func descriptions() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring == .bouncy)
    #expect(abs(spring.stiffness - 157.913_670) < 1e-5)
    #expect(abs(spring.damping - 17.592_919) < 1e-5)
    #expect(abs(spring.response - 0.5) < 1e-12)
    #expect(abs(spring.bounce - 0.3) < 1e-12)
    let physical = Spring(stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(physical.duration - 0.5) < 1e-12)
    #expect(abs(physical.dampingRatio - 0.7) < 1e-12)
    #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-12)
    #expect(abs(Spring(duration: 1, bounce: -0.5).bounce + 0.5) < 1e-12)
    #expect(Spring(stiffness: 10, damping: 1000).dampingRatio == 1)
    #expect(Spring(stiffness: 10, damping: 1000, allowOverDamping: true).dampingRatio > 100)
    #expect(Spring.snappy.bounce == Spring(duration: 0.5, bounce: 0.15).bounce)
    #expect(Spring.bouncy(duration: 0.7, extraBounce: 0.1) == Spring(duration: 0.7, bounce: 0.3 + 0.1))
  }

  @Test("A spring with an invalid response is at its target at once", arguments: [0, -1, .nan, .infinity] as [Double])
  func instant(response: Double) {
    let spring = Spring(response: response, dampingRatio: 0.5)
    #expect(spring.value(target: 5.0, initialVelocity: 3, time: 0) == 5)
    #expect(spring.velocity(target: 5.0, initialVelocity: 3, time: 0) == 0)
    #expect(spring.settlingDuration == 0)
    #expect(spring.force(target: 5.0, position: 1, velocity: 0) == 0)
    #expect(spring.duration == 0)
  }

  @Test("Springs move animatable values by their animatable data")
  func animatable() {
    let spring = Spring.bouncy
    let point = spring.value(
      fromValue: CGPoint(x: 10, y: 0), toValue: CGPoint(x: 110, y: -50), initialVelocity: CGPoint(x: 7, y: 0), time: 0.2)
    #expect(abs(point.x - 10 - spring.value(target: 100, initialVelocity: 7, time: 0.2)) < 1e-9)
    #expect(abs(point.y - spring.value(target: -50, time: 0.2)) < 1e-9)
    let velocity = spring.velocity(
      fromValue: Angle.degrees(0), toValue: .degrees(90), initialVelocity: .zero, time: 0.1)
    #expect(abs(velocity.degrees - spring.velocity(target: 90.0, time: 0.1)) < 1e-6)
  }

  @Test("Very long times, strong damping and distant targets give finite values")
  func extremes() {
    for spring in [Spring(response: 0.001, dampingRatio: 1e5), .init(duration: 1, bounce: -1), .init(response: 1e-6, dampingRatio: 0.2)] {
      for time in [1e-9, 1, 1e6, .infinity] as [Double] {
        #expect(spring.value(target: 1e9, initialVelocity: 1e9, time: time).isFinite)
      }
    }
    #expect(Spring.smooth.value(target: 8.0, time: .infinity) == 8)
    #expect(Spring.smooth.value(target: 8.0, time: -1) == 0)
  }
}
