import Foundation

/// A function of time that says how an animated value gets where it is going. Mirrors SwiftUI's `CustomAnimation`.
public protocol CustomAnimation: Hashable, Sendable {
  /// How far the value has come, from zero towards `value`, `time` seconds after the start. Nil ends the animation.
  ///
  /// After a merge `time` still counts from the start of the first animation, and `value` reaches from there to the newest target.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// The velocity a second at that time; nil if it isn't known or the animation has ended.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether this animation takes the place of `previous`, whose `value` and `time` are given and whose state is in `context`.
  /// If not, both run and their effects are added.
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

/// An animation that knows its own length.
protocol TimedAnimation: CustomAnimation {
  /// Seconds until the animation of the value ends; nil if it never does or can't be told.
  func runDuration<V: VectorArithmetic>(for value: V) -> TimeInterval?

  /// Seconds until the animation has, to the eye, arrived; nil if it never does or can't be told.
  var logicalDuration: TimeInterval? { get }

  /// The response, in seconds, of the spring that moves the value; nil if none does.
  var springResponse: Double? { get }
}

extension TimedAnimation {
  var springResponse: Double? { nil }
}
