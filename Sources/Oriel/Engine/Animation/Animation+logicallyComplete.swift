import Foundation

extension Animation {
  /// Returns the same motion, which counts as complete after `duration` seconds. A duration that isn't positive counts as 0. Mirrors
  /// SwiftUI's `logicallyComplete(after:)`.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(timed: LogicallyCompleteAnimation(base: self, duration: duration > 0 ? duration : 0))
  }
}

private struct LogicallyCompleteAnimation: TimedAnimation {
  let base: Animation
  let duration: TimeInterval

  private struct MergeTime: AnimationStateKey {
    static var defaultValue: TimeInterval { 0 }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let result = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = result == nil || time - context.state[MergeTime.self] >= duration
    return result
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard base.shouldMerge(previous: previous, value: value, time: time, context: &context) else { return false }
    context.state[MergeTime.self] = time
    return true
  }

  func runDuration<V: VectorArithmetic>(for value: V) -> TimeInterval? { base.timed?.runDuration(for: value) }

  var logicalDuration: TimeInterval? { duration }

  var springResponse: Double? { base.timed?.springResponse }
}
