import Foundation

/// A value on its way: the presentation value of an animated property, and what moves it.
///
/// Times are seconds of one clock and must not decrease from call to call.
package struct RunningAnimation<Value: VectorArithmetic> {
  /// One animation's share of the way; the shares are added.
  private struct Part {
    var animation: Animation
    var interval: Value
    var begin: TimeInterval
    var state = AnimationState<Value>()
    var isLogicallyComplete = false
  }

  /// What is left of the oldest parts: a smooth way from where they had come, with their velocity, to where they would have ended.
  private struct Remainder {
    var interval: Value
    var begin: TimeInterval
    /// Seconds.
    var duration: TimeInterval
    /// At the beginning: how far of the interval was done, and the velocity a second.
    var offset: Value
    var velocity: Value

    /// The cubic with these values and velocities at the beginning, that rests at the end.
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

  /// So many parts run at a time; a change that adds one more folds the oldest into the remainder.
  private static var partLimit: Int { 16 }

  /// Where the value goes.
  package private(set) var target: Value
  /// Where the oldest part started from.
  private var origin: Value
  private var parts: [Part] = []
  private var remainder: Remainder?

  /// A value at rest.
  package init(_ value: Value) {
    target = value
    origin = value
  }

  /// Whether nothing moves the value any more.
  package var isFinished: Bool { parts.isEmpty && remainder == nil }

  /// Whether an animation moves the value that never ends.
  var isEndless: Bool { parts.contains { $0.animation.isEndless } }

  /// How many animations are added to each other; never more than a few, however often the target changes.
  package var partCount: Int { parts.count + (remainder == nil ? 0 : 1) }

  /// Whether the value has, to the eye, arrived where it goes.
  package var isLogicallyComplete: Bool { remainder == nil && parts.allSatisfy(\.isLogicallyComplete) }

  /// Ends all motion.
  package mutating func jump(to value: Value) { self = RunningAnimation(value) }

  /// Moves the whole way.
  package mutating func shift(by distance: Value) {
    target += distance
    origin += distance
  }

  /// Turns the value towards a new target. It doesn't jump, and its velocity changes only if the animation itself starts with one.
  ///
  /// The animation may merge with the newest part; else it is added. An endless part would never let the value arrive, so it is
  /// dropped, and the new part starts from where the value is.
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

  /// Replaces the oldest part and the remainder by one remainder that goes on with the value and velocity of both.
  private mutating func foldOldestPart(at time: TimeInterval, environment: EnvironmentValues) {
    let part = parts.removeFirst()
    let age = time - part.begin
    var context = AnimationContext(state: part.state, environment: environment)
    let velocity = velocity(of: part, at: time, environment: environment)
    let offset = part.animation.animate(value: part.interval, time: age, context: &context) ?? part.interval
    // A custom animation doesn't tell how long it takes.
    let duration = part.animation.timed?.runDuration(for: part.interval) ?? age + 0.35
    let old = remainder
    remainder = Remainder(
      interval: part.interval + (old?.interval ?? .zero), begin: time,
      duration: max(duration - age, old.map { $0.begin + $0.duration - time } ?? 0, 1.0 / 60),
      offset: offset + (old?.offset(at: time) ?? .zero), velocity: velocity + (old?.velocity(at: time) ?? .zero))
  }

  /// The value at a time.
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
    // Sums of floating-point intervals end near the target; the value has to end on it.
    return isFinished ? target : value
  }

  /// The velocity a second at a time; zero where an animation doesn't tell.
  package func velocity(at time: TimeInterval, environment: EnvironmentValues) -> Value {
    parts.reduce(remainder?.velocity(at: time) ?? .zero) { $0 + velocity(of: $1, at: time, environment: environment) }
  }

  private func velocity(of part: Part, at time: TimeInterval, environment: EnvironmentValues) -> Value {
    let context = AnimationContext(state: part.state, environment: environment)
    return part.animation.velocity(value: part.interval, time: time - part.begin, context: context) ?? .zero
  }
}
