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

  /// Where the value goes.
  package private(set) var target: Value
  /// Where the oldest part started from.
  private var origin: Value
  private var parts: [Part] = []

  /// A value at rest.
  package init(_ value: Value) {
    target = value
    origin = value
  }

  /// Whether nothing moves the value any more.
  package var isFinished: Bool { parts.isEmpty }

  /// Whether the value has, to the eye, arrived where it goes.
  package var isLogicallyComplete: Bool { parts.allSatisfy(\.isLogicallyComplete) }

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
      origin = current
      target = current
    }
    parts.append(Part(animation: animation, interval: newTarget - target, begin: time))
    target = newTarget
  }

  /// The value at a time.
  package mutating func advance(to time: TimeInterval, environment: EnvironmentValues) -> Value {
    guard !parts.isEmpty else { return target }
    var value = origin
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
    return parts.isEmpty ? target : value
  }

  /// The velocity a second at a time; zero where an animation doesn't tell.
  package func velocity(at time: TimeInterval, environment: EnvironmentValues) -> Value {
    parts.reduce(.zero) { sum, part in
      let context = AnimationContext(state: part.state, environment: environment)
      return sum
        + (part.animation.velocity(value: part.interval, time: time - part.begin, context: context) ?? .zero)
    }
  }
}
