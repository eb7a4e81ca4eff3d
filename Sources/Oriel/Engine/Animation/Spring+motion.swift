import Foundation

/// The state of a spring: its displacement from the target, and its velocity per second.
struct SpringMotion<Value: VectorArithmetic> {
  var displacement: Value
  var velocity: Value

  /// Returns the largest distance from the target that the motion can still reach. It is exact for a spring without damping. It never
  /// grows, since a damped spring only loses energy.
  func reach(of spring: Spring) -> Double {
    if spring.isInstant { return 0 }
    return (displacement.magnitudeSquared + velocity.magnitudeSquared / (spring.frequency * spring.frequency)).squareRoot()
  }
}

extension Spring {
  /// Returns the coefficients of the motion over a duration. The motion is linear in its initial state: the new displacement is `p *
  /// displacement + q * velocity`, the new velocity `dp * displacement + dq * velocity`.
  ///
  /// With the decay `e = exp(-ratio * frequency * t)`, and with `c` and `s` for the cosine and `sin(d t) / d` of the damped frequency d
  /// (their hyperbolic counterparts above critical damping, 1 and t at it), the formulas are the same in all three cases: `p = e (c + ratio
  /// * frequency * s)`, `q = e s`, `dp = -frequency² e s`, `dq = e (c - ratio * frequency * s)`.
  private func factors(after time: Double) -> (p: Double, q: Double, dp: Double, dq: Double) {
    let w = frequency
    let z = dampingRatio
    let ec: Double
    let es: Double
    if z < 1 - 1e-7 {
      let damped = w * ((1 - z) * (1 + z)).squareRoot()
      let decay = exp(-z * w * time)
      ec = decay * cos(damped * time)
      es = decay * sin(damped * time) / damped
    } else if z <= 1 + 1e-7 {
      ec = exp(-w * time)
      es = ec * time
    } else {
      // The decay is folded into the exponentials, which would overflow on their own.
      let root = ((z - 1) * (z + 1)).squareRoot()
      let slow = exp(-w * time / (z + root))
      let fastPart = expm1(-2 * w * root * time)
      ec = slow * (2 + fastPart) / 2
      es = slow * -fastPart / (2 * w * root)
    }
    return (ec + z * w * es, es, -w * w * es, ec - z * w * es)
  }

  /// Returns the motion `time` seconds later. A time that isn't positive changes nothing.
  func motion<V>(from start: SpringMotion<V>, after time: TimeInterval) -> SpringMotion<V> {
    if isInstant || time == .infinity { return SpringMotion(displacement: .zero, velocity: .zero) }
    guard time > 0 else { return start }
    let factors = factors(after: time)
    return SpringMotion(
      displacement: start.displacement.scaled(by: factors.p) + start.velocity.scaled(by: factors.q),
      velocity: start.displacement.scaled(by: factors.dp) + start.velocity.scaled(by: factors.dq))
  }

  /// Returns the number of seconds until the reach of the motion is at most `epsilon`, or infinity if it never is.
  func settlingDuration<V>(from start: SpringMotion<V>, epsilon: Double) -> TimeInterval {
    guard start.reach(of: self) > epsilon else { return 0 }
    guard dampingRatio > 0, epsilon > 0 else { return .infinity }
    func isSettled(_ time: Double) -> Bool { !(motion(from: start, after: time).reach(of: self) > epsilon) }
    var high = 1 / frequency
    while !isSettled(high) {
      high *= 2
      if high > 1e9 / frequency { return .infinity }
    }
    var low = high / 2
    if isSettled(low) { low = 0 }
    while high - low > 1e-9 * high {
      let middle = (low + high) / 2
      if isSettled(middle) { high = middle } else { low = middle }
    }
    return high
  }

  private func start<V: VectorArithmetic>(target: V, initialVelocity: V) -> SpringMotion<V> {
    SpringMotion(displacement: .zero - target, velocity: initialVelocity)
  }

  /// Returns the position after `time` seconds, from zero towards `target`. Negative times count as 0.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    target + motion(from: start(target: target, initialVelocity: initialVelocity), after: time).displacement
  }

  /// Returns the velocity per second after `time` seconds, from zero towards `target`. Negative times count as 0.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    motion(from: start(target: target, initialVelocity: initialVelocity), after: time).velocity
  }

  /// Advances `value` and `velocity` by `deltaTime` seconds. The result is exact for any duration. Negative times count as 0.
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
    let next = motion(from: SpringMotion(displacement: value - target, velocity: velocity), after: deltaTime)
    value = target + next.displacement
    velocity = next.velocity
  }

  /// Returns the force on an object at `position` that moves with `velocity`. It is zero for an instant spring.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    if isInstant { return .zero }
    return (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns an upper bound of the number of seconds until the position stays within `epsilon` of `target`, or infinity if it never does.
  public func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, epsilon: Double) -> TimeInterval {
    settlingDuration(from: start(target: target, initialVelocity: initialVelocity), epsilon: epsilon)
  }
}

extension Spring {
  /// Returns the position after `time` seconds between two animatable values.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = toValue
    let start = fromValue.animatableData
    result.animatableData =
      start
      + value(target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the velocity per second after `time` seconds between two animatable values.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the force on an object at `position` between two animatable values that moves with `velocity`.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return result
  }

  /// Returns an upper bound of the number of seconds until the position stays within `epsilon` of `toValue`, or infinity if it never does.
  public func settlingDuration<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, epsilon: Double) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
}
