/// The motion of content that follows a mouse wheel along one axis. Each notch moves the target, and a critically damped spring moves the
/// content nine tenths of the distance in a tenth of a second. Notches in quick succession accumulate smoothly. The content follows scroll
/// events of a touchpad immediately.
///
/// Offsets are in points, times in seconds. Nonfinite distances are ignored; a nonfinite position is moved to the nearest bound.
package struct WheelMotion: Equatable, Sendable {
  static let frequency = 36.0
  /// The frequency of the spring for a scroll target, which can be a whole page away. It is half of the default, so that the motion is
  /// visible.
  package static let targetFrequency = 18.0

  private let frequency: Double
  package private(set) var startTime: Double
  package private(set) var bounds: ClosedRange<Double>
  private var curve: ScrollCurve
  private var duration: Double

  /// - Parameter frequency: The frequency of the spring, or `nil` for the default, which is for content without scroll targets.
  package init(at time: Double, position: Double, velocity: Double = 0, bounds: ClosedRange<Double>, frequency: Double? = nil) {
    self.frequency = frequency ?? Self.frequency
    // `ScrollMotion` requires the same validation.
    let motion = ScrollMotion(at: time, position: position, velocity: velocity, bounds: bounds)
    let start = motion.value(at: motion.startTime)
    startTime = motion.startTime
    self.bounds = motion.bounds
    curve = .resting(at: start.position)
    duration = 0
    aim(at: start.position, from: start.position, velocity: start.velocity)
  }

  /// The final position of the content.
  package var target: Double { curve.rest }

  package func value(at time: Double) -> (position: Double, velocity: Double) {
    isFinished(at: time) ? (target, 0) : curve.value(after: elapsed(at: time))
  }

  package func isFinished(at time: Double) -> Bool { time >= endTime || duration == 0 }

  package var endTime: Double { startTime + duration }

  /// Returns a Boolean value that indicates whether the rest of the motion stays within a distance of the final position, in points.
  package func isWithin(_ distance: Double, at time: Double) -> Bool {
    isFinished(at: time) || curve.reach(after: elapsed(at: time)) <= distance
  }

  /// Moves the target by a distance within the bounds, for a notch of a wheel.
  package mutating func add(_ distance: Double, at time: Double) {
    guard distance.isFinite, bounds.nearest(to: target + distance) != target else { return }
    restart(towards: target + distance, at: time)
  }

  /// Moves the content and the target by a distance within the bounds, for a touchpad.
  package mutating func follow(_ distance: Double) {
    guard distance.isFinite else { return }
    curve.rest = bounds.nearest(to: curve.rest + distance)
  }

  /// Replaces the bounds. The target stays, or moves to the nearest position inside the new bounds.
  package mutating func setBounds(_ bounds: ClosedRange<Double>, at time: Double) {
    self.bounds = bounds
    if bounds.nearest(to: target) != target { restart(towards: target, at: time) }
  }

  /// Shifts the motion and its bounds, for example when content above has changed its height.
  package mutating func shift(by distance: Double) {
    guard distance.isFinite else { return }
    curve.rest += distance
    bounds = bounds.lowerBound + distance...bounds.upperBound + distance
  }

  private mutating func restart(towards target: Double, at time: Double) {
    let elapsed = elapsed(at: time)
    let now = value(at: startTime + elapsed)
    startTime += elapsed
    aim(at: target, from: now.position, velocity: now.velocity)
  }

  private mutating func aim(at target: Double, from position: Double, velocity: Double) {
    curve = .spring(from: position, velocity: velocity, to: bounds.nearest(to: target), frequency: frequency)
    duration = curve.duration
  }

  private func elapsed(at time: Double) -> Double { time.isNaN ? 0 : max(0, time - startTime) }
}
