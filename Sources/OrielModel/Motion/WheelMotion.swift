/// How content follows a mouse wheel along one axis: each notch puts the target farther, and the content eases towards it, critically
/// damped, nine tenths of the way in a tenth of a second. Notches that come fast add up without a jolt. What a touchpad sends is followed at once.
///
/// Offsets are points, times seconds. NaN and infinite distances change nothing; positions that aren't finite are taken to the nearest bound.
package struct WheelMotion: Equatable, Sendable {
  static let frequency = 36.0
  /// On the way to a scroll target, which may be a whole page away: half as quick, so that it can be seen.
  package static let targetFrequency = 18.0

  private let frequency: Double
  package private(set) var startTime: Double
  package private(set) var bounds: ClosedRange<Double>
  private var curve: ScrollCurve
  private var duration: Double

  /// - Parameter frequency: Of the spring; nil is that of content that may rest anywhere.
  package init(at time: Double, position: Double, velocity: Double = 0, bounds: ClosedRange<Double>, frequency: Double? = nil) {
    self.frequency = frequency ?? Self.frequency
    // It asks for the same cleaning.
    let motion = ScrollMotion(at: time, position: position, velocity: velocity, bounds: bounds)
    let start = motion.value(at: motion.startTime)
    startTime = motion.startTime
    self.bounds = motion.bounds
    curve = .resting(at: start.position)
    duration = 0
    aim(at: start.position, from: start.position, velocity: start.velocity)
  }

  /// Where the content comes to rest.
  package var target: Double { curve.rest }

  package func value(at time: Double) -> (position: Double, velocity: Double) {
    isFinished(at: time) ? (target, 0) : curve.value(after: elapsed(at: time))
  }

  package func isFinished(at time: Double) -> Bool { time >= endTime || duration == 0 }

  package var endTime: Double { startTime + duration }

  /// Whether all that is left leads nowhere farther from the end than a distance, in points.
  package func isWithin(_ distance: Double, at time: Double) -> Bool {
    isFinished(at: time) || curve.reach(after: elapsed(at: time)) <= distance
  }

  /// A notch: puts the target on by a distance, as far as the bounds let it.
  package mutating func add(_ distance: Double, at time: Double) {
    guard distance.isFinite, bounds.nearest(to: target + distance) != target else { return }
    restart(towards: target + distance, at: time)
  }

  /// A touchpad: moves content and target by a distance, as far as the bounds let the target go.
  package mutating func follow(_ distance: Double) {
    guard distance.isFinite else { return }
    curve.rest = bounds.nearest(to: curve.rest + distance)
  }

  /// The target stays, or goes to the nearest place inside the new bounds.
  package mutating func setBounds(_ bounds: ClosedRange<Double>, at time: Double) {
    self.bounds = bounds
    if bounds.nearest(to: target) != target { restart(towards: target, at: time) }
  }

  /// Moves the whole motion and its bounds, as when content above changes its height.
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
