import Foundation

/// The state of a spring that has replaced another animation.
struct SpringTakeover<Value: VectorArithmetic> {
  /// The time of the merge, in seconds since the start of the first animation.
  let mergeTime: TimeInterval
  /// The response of the previous spring, in seconds, or `nil` if there was none.
  let oldResponse: Double?
  /// The time of the stored motion. It starts at the merge, and advances with the motion while the response blends.
  var time: TimeInterval
  var offset: Value
  var velocity: Value
}

/// A spring that keeps the velocity of the animation that it replaces.
struct SpringAnimation: TimedAnimation {
  let spring: Spring
  /// The number of seconds in which the response changes from that of the previous spring.
  let blendDuration: TimeInterval

  // Unspecialized generic code performs a type lookup at each step. The types that most animations use are specialized.
  @specialized(where V == Double)
  @specialized(where V == CGFloat)
  @specialized(where V == AnimatablePair<CGFloat, CGFloat>)
  @specialized(where V == CGRect.AnimatableData)
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let mergeTime = context.state.takeover?.mergeTime ?? 0
    if time - mergeTime >= spring.duration { context.isLogicallyComplete = true }
    guard let motion = motion(value: value, time: time, takeover: &context.state.takeover) else {
      context.isLogicallyComplete = true
      return nil
    }
    return value + motion.displacement
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    var takeover = context.state.takeover
    return motion(value: value, time: time, takeover: &takeover)?.velocity
  }

  /// Merges with each animation whose velocity is known.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let velocity = previous.velocity(value: value, time: time, context: context),
      let offset = previous.animate(value: value, time: time, context: &context)
    else { return false }
    context.state = AnimationState()
    context.state.takeover = SpringTakeover(
      mergeTime: time, oldResponse: previous.timed?.springResponse, time: time, offset: offset, velocity: velocity)
    context.isLogicallyComplete = false
    return true
  }

  func runDuration<V: VectorArithmetic>(for value: V) -> TimeInterval? {
    spring.restDuration(from: SpringMotion(displacement: .zero - value, velocity: .zero))
  }

  var logicalDuration: TimeInterval? { spring.duration }

  var springResponse: Double? { spring.response }

  /// Returns the motion at a time, or `nil` at rest.
  ///
  /// While the response blends, there is no closed form. The motion advances from the merge in steps of 1/120 s, each with the response at
  /// its middle, and the takeover stores the last step. The result doesn't depend on the times of the frames.
  private func motion<V>(value: V, time: TimeInterval, takeover: inout SpringTakeover<V>?) -> SpringMotion<V>? {
    guard var start = takeover else {
      return spring.unlessAtRest(SpringMotion(displacement: .zero - value, velocity: .zero), after: time)
    }
    guard let oldResponse = start.oldResponse, oldResponse > 0, blendDuration > 0, !spring.isInstant else {
      return spring.unlessAtRest(SpringMotion(displacement: start.offset - value, velocity: start.velocity), after: time - start.time)
    }
    let step = 1.0 / 120
    var motion = SpringMotion(displacement: start.offset - value, velocity: start.velocity)
    while start.time - start.mergeTime < blendDuration, time - start.time >= step {
      motion = blended(from: oldResponse, at: start.time + step / 2 - start.mergeTime).motion(from: motion, after: step)
      start.time += step
    }
    start.offset = value + motion.displacement
    start.velocity = motion.velocity
    takeover = start
    let rest = time - start.time
    return blended(from: oldResponse, at: start.time + rest / 2 - start.mergeTime).unlessAtRest(motion, after: rest)
  }

  private func blended(from oldResponse: Double, at time: TimeInterval) -> Spring {
    let progress = min(1, max(0, time / blendDuration))
    if progress == 1 { return spring }
    return Spring(
      response: oldResponse + (spring.response - oldResponse) * progress, dampingRatio: spring.dampingRatio)
  }
}

/// A spring whose effect is added to that of other animations. It never merges.
struct InterpolatingSpringAnimation: TimedAnimation {
  let spring: Spring
  /// The initial velocity, in multiples of the distance per second.
  let initialVelocity: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if time >= spring.duration { context.isLogicallyComplete = true }
    guard let motion = spring.unlessAtRest(start(value), after: time) else {
      context.isLogicallyComplete = true
      return nil
    }
    return value + motion.displacement
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    spring.unlessAtRest(start(value), after: time)?.velocity
  }

  func runDuration<V: VectorArithmetic>(for value: V) -> TimeInterval? { spring.restDuration(from: start(value)) }

  var logicalDuration: TimeInterval? { spring.duration }

  var springResponse: Double? { spring.response }

  private func start<V: VectorArithmetic>(_ value: V) -> SpringMotion<V> {
    SpringMotion(
      displacement: .zero - value, velocity: value.scaled(by: initialVelocity.isFinite ? initialVelocity : 0))
  }
}

extension Spring {
  /// Returns the reach at which a motion counts as at rest: a thousandth of the initial reach, and at most 0.05, which isn't visible as a
  /// jump in points.
  private func restingReach<V>(from start: SpringMotion<V>) -> Double {
    min(0.05, start.reach(of: self) * 0.001)
  }

  /// Returns the motion after a time, or `nil` if it is at rest or NaN.
  fileprivate func unlessAtRest<V>(_ start: SpringMotion<V>, after time: TimeInterval) -> SpringMotion<V>? {
    let motion = motion(from: start, after: time)
    return motion.reach(of: self) > restingReach(from: start) ? motion : nil
  }

  /// Returns the number of seconds until a motion is at rest, or `nil` if it never is.
  fileprivate func restDuration<V>(from start: SpringMotion<V>) -> TimeInterval? {
    let duration = settlingDuration(from: start, epsilon: restingReach(from: start))
    return duration.isFinite ? duration : nil
  }
}
