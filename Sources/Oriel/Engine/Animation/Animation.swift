import Foundation

/// How a change of a value is spread over time. Mirrors SwiftUI's `Animation`.
///
/// A duration or response that isn't a positive, finite number makes an animation that ends at once.
public struct Animation: Hashable, Sendable {
  private enum Storage: Sendable {
    case timed(any TimedAnimation)
    case custom(any CustomAnimation)
  }

  private let storage: Storage

  /// An animation of your own making.
  public init<A: CustomAnimation>(_ base: A) {
    storage = (base as? any TimedAnimation).map(Storage.timed) ?? .custom(base)
  }

  init(timed base: some TimedAnimation) { storage = .timed(base) }

  /// What the animation is made of.
  public var base: any CustomAnimation {
    switch storage {
    case .timed(let base): base
    case .custom(let base): base
    }
  }

  var timed: (any TimedAnimation)? {
    if case .timed(let base) = storage { base } else { nil }
  }

  /// How far the value has come, from zero towards `value`, `time` seconds after the start. Nil once the animation has ended.
  public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// The velocity a second at that time; nil if it isn't known or the animation has ended.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes the place of `previous`, which has run for `time` seconds. If so, `context` holds the state
  /// to go on with: the caller goes on counting time from the start of `previous`, and adds the new interval to its `value`.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// Seconds until the animation has, to the eye, arrived: a curve's duration, a spring's perceptual duration, and the whole of
  /// all repetitions. Nil if it repeats forever, or is a custom animation, which alone knows.
  package var logicalDuration: TimeInterval? { timed?.logicalDuration }

  /// Whether the animation is known to go on for ever.
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
