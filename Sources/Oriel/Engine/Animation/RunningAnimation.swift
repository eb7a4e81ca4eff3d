import Foundation

/// The presentation value of an animated property, and the animations that move it.
///
/// Times are seconds of one clock, and must not decrease from call to call.
package struct RunningAnimation<Value: VectorArithmetic> {
  /// The contribution of one animation. The contributions are summed.
  private struct Part {
    var animation: Animation
    var interval: Value
    var begin: TimeInterval
    var state = AnimationState<Value>()
    var isLogicallyComplete = false
  }

  /// The remainder of the oldest parts: a smooth motion with their value and velocity at its start, and their target at its end.
  private struct Remainder {
    var interval: Value
    var begin: TimeInterval
    /// The duration in seconds.
    var duration: TimeInterval
    /// The offset within the interval at the start. `velocity` is the velocity per second at the start.
    var offset: Value
    var velocity: Value

    /// Returns the value of the cubic polynomial with this offset and velocity at the start and at rest at the end.
    func offset(at time: TimeInterval) -> Value {
      let x = progress(at: time)
      return interval + (offset - interval).scaled(by: (2 * x - 3) * x * x + 1) + velocity.scaled(by: ((x - 2) * x + 1) * x * duration)
    }

    func velocity(at time: TimeInterval) -> Value {
      let x = progress(at: time)
      return (offset - interval).scaled(by: 6 * (x - 1) * x / duration) + velocity.scaled(by: (3 * x - 4) * x + 1)
    }

    private func progress(at time: TimeInterval) -> Double { min(1, max(0, (time - begin) / duration)) }
  }

  /// The maximum number of parts. A change that adds another one folds the oldest part into the remainder.
  private static var partLimit: Int { 16 }

  /// The target of the motion.
  package private(set) var target: Value
  /// The start of the oldest part.
  private var origin: Value
  private var parts: [Part] = []
  private var remainder: Remainder?

  /// Creates a value at rest.
  package init(_ value: Value) {
    target = value
    origin = value
  }

  /// Indicates whether no animation moves the value.
  package var isFinished: Bool { parts.isEmpty && remainder == nil }

  /// Indicates whether an endless animation moves the value.
  var isEndless: Bool { parts.contains { $0.animation.isEndless } }

  /// The number of animations that are summed. It is limited, however often the target changes.
  package var partCount: Int { parts.count + (remainder == nil ? 0 : 1) }

  /// Indicates whether the value has perceptually reached the target.
  package var isLogicallyComplete: Bool { remainder == nil && parts.allSatisfy(\.isLogicallyComplete) }

  /// Stops all motion and sets the value.
  package mutating func jump(to value: Value) { self = RunningAnimation(value) }

  /// Moves the start and the target by the same distance.
  package mutating func shift(by distance: Value) {
    target += distance
    origin += distance
  }

  /// Retargets the motion. The value is continuous, and its velocity changes only if the animation itself starts with one.
  ///
  /// The animation may merge with the newest part; otherwise it is added. An endless part would keep the value from reaching the target, so
  /// it is removed, and the new part starts from the current value.
  package mutating func move(
    to newTarget: Value, with animation: Animation, at time: TimeInterval, environment: EnvironmentValues
  ) {
    let current = advance(to: time, environment: environment)
    if let last = parts.indices.last {
      var context = AnimationContext(state: parts[last].state, environment: environment)
      let part = parts[last]
      if animation.shouldMerge(previous: part.animation, value: part.interval, time: time - part.begin, context: &context) {
        parts[last].animation = animation
        parts[last].interval += newTarget - target
        parts[last].state = context.state
        parts[last].isLogicallyComplete = false
        target = newTarget
        return
      }
    }
    if parts.contains(where: \.animation.isEndless) {
      parts = []
      remainder = nil
      origin = current
      target = current
    }
    parts.append(Part(animation: animation, interval: newTarget - target, begin: time))
    target = newTarget
    while parts.count > Self.partLimit { foldOldestPart(at: time, environment: environment) }
  }

  /// Replaces the oldest part and the remainder by one remainder that continues with the value and the velocity of both.
  private mutating func foldOldestPart(at time: TimeInterval, environment: EnvironmentValues) {
    let part = parts.removeFirst()
    let age = time - part.begin
    var context = AnimationContext(state: part.state, environment: environment)
    let velocity = velocity(of: part, at: time, environment: environment)
    let offset = part.animation.animate(value: part.interval, time: age, context: &context) ?? part.interval
    // The duration of a custom animation is unknown.
    let duration = part.animation.timed?.runDuration(for: part.interval) ?? age + 0.35
    let old = remainder
    remainder = Remainder(
      interval: part.interval + (old?.interval ?? .zero), begin: time,
      duration: max(duration - age, old.map { $0.begin + $0.duration - time } ?? 0, 1.0 / 60),
      offset: offset + (old?.offset(at: time) ?? .zero), velocity: velocity + (old?.velocity(at: time) ?? .zero))
  }

  /// Returns the presentation value at a time.
  @specialized(where Value == Double)
  @specialized(where Value == CGFloat)
  @specialized(where Value == AnimatablePair<CGFloat, CGFloat>)
  @specialized(where Value == CGRect.AnimatableData)
  package mutating func advance(to time: TimeInterval, environment: EnvironmentValues) -> Value {
    guard !isFinished else { return target }
    var value = origin
    if let remainder {
      value += remainder.offset(at: time)
      if time >= remainder.begin + remainder.duration {
        origin += remainder.interval
        self.remainder = nil
      }
    }
    for index in parts.indices {
      let part = parts[index]
      var context = AnimationContext(state: part.state, environment: environment, isLogicallyComplete: part.isLogicallyComplete)
      if let offset = part.animation.animate(value: part.interval, time: time - part.begin, context: &context) {
        value += offset
        parts[index].state = context.state
        parts[index].isLogicallyComplete = part.isLogicallyComplete || context.isLogicallyComplete
      } else {
        value += part.interval
        origin += part.interval
        parts[index].begin = .infinity
      }
    }
    parts.removeAll { $0.begin == .infinity }
    // Sums of floating-point intervals end near the target; the final value must equal it.
    return isFinished ? target : value
  }

  /// Returns the velocity per second at a time. Animations of unknown velocity count as zero.
  package func velocity(at time: TimeInterval, environment: EnvironmentValues) -> Value {
    parts.reduce(remainder?.velocity(at: time) ?? .zero) { $0 + velocity(of: $1, at: time, environment: environment) }
  }

  private func velocity(of part: Part, at time: TimeInterval, environment: EnvironmentValues) -> Value {
    let context = AnimationContext(state: part.state, environment: environment)
    return part.animation.velocity(value: part.interval, time: time - part.begin, context: context) ?? .zero
  }
}
