import Foundation

/// The motion of a keyboard, as a pure function of time.
struct KeyboardMotion {
  /// The inset and the frame.
  typealias Pose = AnimatablePair<CGFloat, CGRect.AnimatableData>

  let start: Pose
  let end: Pose
  /// The velocity at the start, in points per second. The spring preserves it; the other curves ignore it.
  let velocity: Pose
  let duration: TimeInterval
  let curve: KeyboardCurve

  /// Returns the pose a number of seconds after the start, or `nil` if the motion is complete.
  func pose(after time: TimeInterval) -> Pose? {
    guard duration > 0 else { return nil }
    if let timing = curve.timing {
      // Sums of frame times are too small by rounding errors.
      return time < duration - 1e-6 ? start.interpolated(towards: end, amount: timing.value(at: time / duration)) : nil
    }
    let motion = spring(after: time)
    // The difference is invisible, and the clock would run on for hundredths of a point.
    return motion.reach(of: KeyboardCurve.spring) > 0.05 ? end + motion.displacement : nil
  }

  /// Returns the velocity a number of seconds after the start, in points per second.
  func velocity(after time: TimeInterval) -> Pose {
    guard duration > 0 else { return .zero }
    guard let timing = curve.timing else { return spring(after: time).velocity }
    let slope = time < duration ? timing.velocity(at: time / duration) / duration : 0
    return slope.isFinite ? (end - start).scaled(by: slope) : .zero
  }

  private func spring(after time: TimeInterval) -> SpringMotion<Pose> {
    KeyboardCurve.spring.motion(from: SpringMotion(displacement: start - end, velocity: velocity), after: time)
  }
}
