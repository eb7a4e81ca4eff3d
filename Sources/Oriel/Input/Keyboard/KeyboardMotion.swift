import Foundation

/// A keyboard on its way. Pure: it knows no clock.
struct KeyboardMotion {
  /// The inset, and the frame.
  typealias Pose = AnimatablePair<CGFloat, CGRect.AnimatableData>

  let start: Pose
  let end: Pose
  /// Points a second at the start. The spring takes it over; the other curves start anew.
  let velocity: Pose
  let duration: TimeInterval
  let curve: KeyboardCurve

  /// The pose so many seconds after the start; nil once it has arrived.
  func pose(after time: TimeInterval) -> Pose? {
    guard duration > 0 else { return nil }
    if let timing = curve.timing {
      // Sums of frame times fall short by a rounding.
      return time < duration - 1e-6 ? start.interpolated(towards: end, amount: timing.value(at: time / duration)) : nil
    }
    let motion = spring(after: time)
    // Less than can be seen; the clock would run on for hundredths of a point.
    return motion.reach(of: KeyboardCurve.spring) > 0.05 ? end + motion.displacement : nil
  }

  /// Points a second.
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
