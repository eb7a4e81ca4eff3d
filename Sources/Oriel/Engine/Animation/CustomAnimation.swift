import Foundation

/// A type that computes an animated value as a function of time. Mirrors SwiftUI's `CustomAnimation`.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the value `time` seconds after the start, interpolated between zero and `value`, or `nil` to end the animation.
  ///
  /// After a merge, `time` still counts from the start of the first animation, and `value` is the distance from there to the newest target.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// Returns the velocity per second at the given time, or `nil` if it is unknown or the animation has ended.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Returns a Boolean value that indicates whether this animation replaces `previous`, whose value, time and state are passed. If it
  /// doesn't, both run and their effects are added.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// An animation with a known duration.
protocol TimedAnimation: CustomAnimation {
  /// Returns the number of seconds until the animation of the value ends, or `nil` if it never ends or the duration is unknown.
  func runDuration<V: VectorArithmetic>(for value: V) -> TimeInterval?

  /// The number of seconds until the animation is perceptually complete, or `nil` if it never is or the duration is unknown.
  var logicalDuration: TimeInterval? { get }

  /// The response, in seconds, of the spring that moves the value, or `nil` if there is no spring.
  var springResponse: Double? { get }
}

extension TimedAnimation {
  var springResponse: Double? { nil }
}
