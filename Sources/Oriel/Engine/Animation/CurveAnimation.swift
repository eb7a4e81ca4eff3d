import Foundation

/// An animation along a curve with a fixed duration. Curves never merge: a change during the animation adds a second one, and their effects
/// are summed.
struct CurveAnimation: TimedAnimation {
  let curve: UnitCurve
  /// The duration in seconds. Zero ends the animation at once.
  let duration: TimeInterval

  init(curve: UnitCurve, duration: TimeInterval) {
    self.curve = curve
    self.duration = duration > 0 && duration.isFinite ? duration : 0
  }

  // Unspecialized generic code performs a type lookup at each step. The types that most animations use are specialized.
  @specialized(where V == Double)
  @specialized(where V == CGFloat)
  @specialized(where V == AnimatablePair<CGFloat, CGFloat>)
  @specialized(where V == CGRect.AnimatableData)
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < duration else {
      context.isLogicallyComplete = true
      return nil
    }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard time < duration else { return nil }
    let slope = curve.velocity(at: time / duration)
    return slope.isFinite ? value.scaled(by: slope / duration) : .zero
  }

  func runDuration<V: VectorArithmetic>(for value: V) -> TimeInterval? { duration }

  var logicalDuration: TimeInterval? { duration }
}

extension Animation {
  /// Returns an animation of constant velocity. The duration is in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(timed: CurveAnimation(curve: .linear, duration: duration))
  }

  /// An animation of constant velocity, with a duration of 0.35 seconds.
  public static let linear = linear(duration: standardDuration)

  /// Returns an animation that starts slowly. The duration is in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(timed: CurveAnimation(curve: .easeIn, duration: duration))
  }

  /// An animation that starts slowly, with a duration of 0.35 seconds.
  public static let easeIn = easeIn(duration: standardDuration)

  /// Returns an animation that ends slowly. The duration is in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(timed: CurveAnimation(curve: .easeOut, duration: duration))
  }

  /// An animation that ends slowly, with a duration of 0.35 seconds.
  public static let easeOut = easeOut(duration: standardDuration)

  /// Returns an animation that starts and ends slowly. The duration is in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(timed: CurveAnimation(curve: .easeInOut, duration: duration))
  }

  /// An animation that starts and ends slowly, with a duration of 0.35 seconds.
  public static let easeInOut = easeInOut(duration: standardDuration)

  /// Returns an animation along the Bézier curve with the control points `(p1x, p1y)` and `(p2x, p2y)`. The x coordinates are limited to
  /// 0...1. The duration is in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    let curve = UnitCurve.bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y))
    return Animation(timed: CurveAnimation(curve: curve, duration: duration))
  }

  /// Returns an animation along a curve. The duration is in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(timed: CurveAnimation(curve: curve, duration: duration))
  }

  private static let standardDuration: TimeInterval = 0.35
}
