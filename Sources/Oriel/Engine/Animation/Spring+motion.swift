import Foundation

/// Where a spring is: its displacement from the target, and its velocity a second.
struct SpringMotion<Value: VectorArithmetic> {
  var displacement: Value
  var velocity: Value

  /// The greatest distance from the target that the motion can still reach, exact for a spring without damping. It never grows,
  /// since a damped spring only loses energy.
  func reach(of spring: Spring) -> Double {
    if spring.isInstant { return 0 }
    return (displacement.magnitudeSquared + velocity.magnitudeSquared / (spring.frequency * spring.frequency)).squareRoot()
  }
}

extension Spring {
  /// The motion is linear in what it starts with, so four numbers carry it through a time: the new displacement is
  /// `p * displacement + q * velocity`, the new velocity `dp * displacement + dq * velocity`.
  ///
  /// With the decay `e = exp(-ratio * frequency * t)`, and with `c` and `s` standing for the cosine and `sin(d t) / d` of the
  /// damped frequency d (their hyperbolic counterparts above critical damping, 1 and t at it), all three cases read the same:
  /// `p = e (c + ratio * frequency * s)`, `q = e s`, `dp = -frequency² e s`, `dq = e (c - ratio * frequency * s)`.
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

  /// The motion `time` seconds later; time that isn't positive changes nothing.
  func motion<V>(from start: SpringMotion<V>, after time: TimeInterval) -> SpringMotion<V> {
    if isInstant || time == .infinity { return SpringMotion(displacement: .zero, velocity: .zero) }
    guard time > 0 else { return start }
    let factors = factors(after: time)
    return SpringMotion(
      displacement: start.displacement.scaled(by: factors.p) + start.velocity.scaled(by: factors.q),
      velocity: start.displacement.scaled(by: factors.dp) + start.velocity.scaled(by: factors.dq))
  }

  /// Seconds until the reach of the motion is no more than `epsilon`; infinity if it never is.
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

  /// The position after `time` seconds, from zero towards `target`. Negative times count as 0.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    target + motion(from: start(target: target, initialVelocity: initialVelocity), after: time).displacement
  }

  /// The velocity a second after `time` seconds, from zero towards `target`. Negative times count as 0.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    motion(from: start(target: target, initialVelocity: initialVelocity), after: time).velocity
  }

  /// Moves `value` and `velocity` on by `deltaTime` seconds, exactly, however long that is. Negative times count as 0.
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
    let next = motion(from: SpringMotion(displacement: value - target, velocity: velocity), after: deltaTime)
    value = target + next.displacement
    velocity = next.velocity
  }

  /// The force on something at `position` that moves with `velocity`; zero for an instant spring.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    if isInstant { return .zero }
    return (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Seconds until the position stays within `epsilon` of `target`, estimated from above; infinity if it never does.
  public func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, epsilon: Double) -> TimeInterval {
    settlingDuration(from: start(target: target, initialVelocity: initialVelocity), epsilon: epsilon)
  }
}

extension Spring {
  /// The position after `time` seconds between two animatable values.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = toValue
    let start = fromValue.animatableData
    result.animatableData =
      start
      + value(target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The velocity a second after `time` seconds between two animatable values.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The force on something at `position` between two animatable values, which moves with `velocity`.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return result
  }

  /// Seconds until the position stays within `epsilon` of `toValue`, estimated from above; infinity if it never does.
  public func settlingDuration<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, epsilon: Double) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
}
