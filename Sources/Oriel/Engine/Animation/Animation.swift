import Foundation

/// The motion of a value over time when the value changes. Mirrors SwiftUI's `Animation`.
///
/// With a duration or a response that isn't positive and finite, an animation ends at once.
public struct Animation: Hashable, Sendable {
  private enum Storage: Sendable {
    case timed(any TimedAnimation)
    case custom(any CustomAnimation)
  }

  private let storage: Storage

  /// Creates an animation from a custom one.
  public init<A: CustomAnimation>(_ base: A) {
    storage = (base as? any TimedAnimation).map(Storage.timed) ?? .custom(base)
  }

  init(timed base: some TimedAnimation) { storage = .timed(base) }

  /// The custom or built-in animation that this one wraps.
  public var base: any CustomAnimation {
    switch storage {
    case .timed(let base): base
    case .custom(let base): base
    }
  }

  var timed: (any TimedAnimation)? {
    if case .timed(let base) = storage { base } else { nil }
  }

  /// Returns the value `time` seconds after the start, interpolated between zero and `value`, or `nil` if the animation has ended.
  public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// Returns the velocity per second at the given time, or `nil` if it is unknown or the animation has ended.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Returns a Boolean value that indicates whether this animation replaces `previous`, which has run for `time` seconds. If it does,
  /// `context` contains the state for the merged animation. The caller continues to count time from the start of `previous`, and adds the
  /// new interval to its `value`.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// The perceptual duration in seconds: the duration of a curve, the perceptual duration of a spring, or the sum over all repetitions. It
  /// is `nil` for an endless animation, and for a custom one, whose duration is unknown.
  package var logicalDuration: TimeInterval? { timed?.logicalDuration }

  /// Indicates whether the animation is known to be endless.
  package var isEndless: Bool { timed.map { $0.runDuration(for: 1.0) == nil } ?? false }

  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    func equals<A: CustomAnimation>(_ base: A) -> Bool { (rhs.base as? A) == base }
    return equals(lhs.base)
  }

  public func hash(into hasher: inout Hasher) {
    let base = base
    hasher.combine(ObjectIdentifier(type(of: base)))
    base.hash(into: &hasher)
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { String(describing: base) }

  public var debugDescription: String { "Animation(\(String(reflecting: base)))" }

  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}
