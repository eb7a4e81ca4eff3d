import Foundation

/// Where a spring took over from another animation.
struct SpringTakeover<Value: VectorArithmetic> {
  /// When, in seconds since the start of the first animation.
  let mergeTime: TimeInterval
  /// The response, in seconds, of the spring before; nil if none was.
  let oldResponse: Double?
  /// The motion at `time`; both start at the merge and move on while the response blends.
  var time: TimeInterval
  var offset: Value
  var velocity: Value
}

/// A spring that keeps the velocity of what it takes over from.
struct SpringAnimation: TimedAnimation {
  let spring: Spring
  /// Seconds in which the response changes from that of the spring before.
  let blendDuration: TimeInterval

  // Generic code looks up a type at each step; the values that most animations move have code of their own.
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

  /// Takes over from every animation that tells its velocity.
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

  /// The motion at a time, nil at rest.
  ///
  /// While the response blends there is no closed form. The blend is walked in steps of 1/120 s from the merge on, each with the
  /// response of its middle, and the takeover remembers how far: the result is the same however the frames fall.
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
  /// As a multiple of the way to go, a second.
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
  /// The reach at which a motion counts as at rest: a thousandth of the whole, and never enough to be seen as a jump in points.
  private func restingReach<V>(from start: SpringMotion<V>) -> Double {
    min(0.05, start.reach(of: self) * 0.001)
  }

  /// The motion after a time, nil once it is at rest or isn't a number.
  fileprivate func unlessAtRest<V>(_ start: SpringMotion<V>, after time: TimeInterval) -> SpringMotion<V>? {
    let motion = motion(from: start, after: time)
    return motion.reach(of: self) > restingReach(from: start) ? motion : nil
  }

  /// Seconds until a motion is at rest; nil if it never is.
  fileprivate func restDuration<V>(from start: SpringMotion<V>) -> TimeInterval? {
    let duration = settlingDuration(from: start, epsilon: restingReach(from: start))
    return duration.isFinite ? duration : nil
  }
}
