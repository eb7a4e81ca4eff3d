import Foundation

extension Animation {
  /// Returns the animation delayed by `delay` seconds. A negative delay skips the beginning. Mirrors SwiftUI's `delay(_:)`.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(timed: DelayAnimation(base: self, delay: delay.isFinite ? delay : 0))
  }
}

/// An animation with a delay. It never merges: the previous animation of the value continues until the delay is over.
private struct DelayAnimation: TimedAnimation {
  let base: Animation
  let delay: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }

  func runDuration<V: VectorArithmetic>(for value: V) -> TimeInterval? {
    base.timed?.runDuration(for: value).map { max(0, $0 + delay) }
  }

  var logicalDuration: TimeInterval? { base.logicalDuration.map { max(0, $0 + delay) } }

  var springResponse: Double? { base.timed?.springResponse }
}
