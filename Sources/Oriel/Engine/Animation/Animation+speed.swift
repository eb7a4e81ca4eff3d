import Foundation

extension Animation {
  /// Returns the animation `speed` times as fast. With a speed that isn't positive and finite, the animation ends at once. Mirrors
  /// SwiftUI's `speed(_:)`.
  public func speed(_ speed: Double) -> Animation {
    Animation(timed: SpeedAnimation(base: self, speed: speed > 0 && speed.isFinite ? speed : 0))
  }
}

private struct SpeedAnimation: TimedAnimation {
  let base: Animation
  /// The factor of the speed. Zero ends the animation at once.
  let speed: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard speed > 0 else {
      context.isLogicallyComplete = true
      return nil
    }
    return base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard speed > 0 else { return nil }
    return base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard speed > 0 else { return false }
    // The base's clock runs faster, so the base receives the previous animation at the inverse speed.
    return base.shouldMerge(previous: previous.speed(1 / speed), value: value, time: time * speed, context: &context)
  }

  func runDuration<V: VectorArithmetic>(for value: V) -> TimeInterval? {
    guard speed > 0 else { return 0 }
    return base.timed?.runDuration(for: value).map { $0 / speed }
  }

  var logicalDuration: TimeInterval? {
    guard speed > 0 else { return 0 }
    return base.logicalDuration.map { $0 / speed }
  }

  var springResponse: Double? {
    guard speed > 0 else { return nil }
    return base.timed?.springResponse.map { $0 / speed }
  }
}
