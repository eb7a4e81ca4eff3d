import Foundation

/// The motion of content along one axis after a drag, as a function of time that behaves like iOS.
///
/// Inside its bounds, content decelerates exponentially. At a bound, the motion continues as a critically damped spring that ends on the
/// bound, with the velocity that it has there. Beyond a bound, the motion starts with that spring; if its velocity is sufficient to pass
/// the bound, it decelerates freely from there. A motion thus has up to three stages, each of which starts with the position and the
/// velocity at the end of the previous one. With a target there is a single stage, which ends on the target; a brisk one doesn't take much
/// longer than a spring at a bound.
///
/// Offsets are in points, velocities in points per second, times in seconds of any one clock. A nonfinite position is treated as the
/// nearest position inside the bounds, or as their lower end if it is NaN. An infinite velocity is treated as `greatestVelocity`, a NaN
/// velocity as 0, a NaN target as none, and a NaN time as the start.
package struct ScrollMotion: Equatable, Sendable {
  /// The rate at which a free motion decelerates. The values are those of UIKit's `UIScrollView.DecelerationRate`.
  package enum DecelerationRate: Equatable, Sendable {
    case normal, fast

    /// The fraction of the velocity that is left after a millisecond.
    package var perMillisecond: Double {
      switch self {
      case .normal: 0.998
      case .fast: 0.99
      }
    }

    /// The equivalent decay exponent per second.
    var decay: Double { -1000 * log(perMillisecond) }
  }

  /// The frequency of the spring at a bound and behind a target. It brings content back in about half a second.
  static let springFrequency = 10.0

  /// The frequency for a nearby target, such as the next page. The motion takes about half a second; nothing of it is visible after a
  /// third.
  static let briskFrequency = 16.0

  /// The maximum rate of an arrival. Faster stops look like a collision.
  static let greatestArrivalRate = 16.0

  /// The distance below which a target counts as reached, in points. It prevents an infinite rate of arrival.
  private static let shortestDistance = 1e-9

  package static let greatestVelocity = 1e6

  /// The maximum magnitude of positions, bounds and targets. It prevents overflow of sums.
  static let greatestOffset = 1e18

  private struct Stage: Equatable, Sendable {
    var start: Double
    var curve: ScrollCurve
  }

  package private(set) var startTime: Double
  package private(set) var bounds: ClosedRange<Double>
  package let rate: DecelerationRate
  /// The requested target. The motion ends at the nearest position inside the bounds.
  package private(set) var target: Double?
  /// Indicates whether the target is so near that the motion sheds its velocity faster than usual.
  package let isBrisk: Bool

  private var stages: [Stage] = []

  /// The duration in seconds, after which position and velocity differ from the final ones by invisible amounts: 0.1 points, 5 points per
  /// second.
  package private(set) var duration = 0.0

  package init(
    at startTime: Double, position: Double, velocity: Double, bounds: ClosedRange<Double>, rate: DecelerationRate = .normal,
    target: Double? = nil, isBrisk: Bool = false
  ) {
    self.startTime = startTime.isFinite ? startTime : 0
    self.bounds = Self.valid(bounds)
    self.rate = rate
    self.isBrisk = isBrisk
    self.target = target.flatMap { $0.isNaN ? nil : $0 }
    let position = position.isFinite ? position : self.bounds.nearest(to: position.isNaN ? self.bounds.lowerBound : position)
    plan(position: Self.limited(position), velocity: Self.valid(velocity: velocity))
  }

  // MARK: - Reading

  /// The final position: the target, a bound, or a position between the bounds.
  package var finalPosition: Double { stages[stages.count - 1].curve.rest }

  /// Returns the position and the velocity at a time. Times before the start return the initial values; times after the duration return
  /// exactly the final position.
  package func value(at time: Double) -> (position: Double, velocity: Double) {
    if isFinished(at: time) { return (finalPosition, 0) }
    let elapsed = elapsed(at: time)
    let stage = stages.last { $0.start <= elapsed } ?? stages[0]
    return stage.curve.value(after: elapsed - stage.start)
  }

  package func isFinished(at time: Double) -> Bool { time >= endTime || duration == 0 }

  package var endTime: Double { startTime + duration }

  /// Returns a Boolean value that indicates whether the rest of the motion stays within a distance of the final position, in points.
  package func isWithin(_ distance: Double, at time: Double) -> Bool {
    guard !isFinished(at: time) else { return true }
    let elapsed = elapsed(at: time)
    guard let last = stages.last, last.start <= elapsed else { return false }
    return last.curve.reach(after: elapsed - last.start) <= distance
  }

  private func elapsed(at time: Double) -> Double { time.isNaN ? 0 : max(0, time - startTime) }

  /// Returns the position at which a free motion would end without bounds. It is the input of a scroll target behavior.
  package static func restingOffset(position: Double, velocity: Double, rate: DecelerationRate) -> Double {
    (position.isNaN ? 0 : limited(position)) + valid(velocity: velocity) / rate.decay
  }

  /// Returns the range of offsets between two ends. If the content is shorter than its viewport, the ends are in the wrong order, and the
  /// range contains only the first. NaN is treated as 0.
  package static func bounds(from lower: Double, to upper: Double) -> ClosedRange<Double> {
    let lower = lower.isNaN ? 0 : lower
    return lower...max(lower, upper.isNaN ? 0 : upper)
  }

  // MARK: - Changing

  /// Replaces the bounds, for example when the content has changed its size. The motion continues from its current position and velocity.
  package mutating func setBounds(_ bounds: ClosedRange<Double>, at time: Double) {
    let bounds = Self.valid(bounds)
    guard bounds != self.bounds else { return }
    let aim = boundedTarget
    self.bounds = bounds
    if let aim, aim == boundedTarget { return }
    let elapsed = elapsed(at: time)
    let now = value(at: startTime + elapsed)
    startTime += elapsed
    plan(position: now.position, velocity: now.velocity)
  }

  /// Retargets the motion. It continues from its current position and velocity. A NaN target is ignored.
  package mutating func setTarget(_ target: Double, at time: Double) {
    guard !target.isNaN, target != self.target else { return }
    let elapsed = elapsed(at: time)
    let now = value(at: startTime + elapsed)
    self.target = target
    startTime += elapsed
    plan(position: now.position, velocity: now.velocity)
  }

  /// Shifts the motion with its bounds and its target, for example when content above has changed its height. Nonfinite distances are
  /// ignored.
  package mutating func shift(by distance: Double) {
    guard distance.isFinite else { return }
    let distance = Self.limited(distance)
    for index in stages.indices { stages[index].curve.rest += distance }
    bounds = Self.valid(bounds.lowerBound + distance...bounds.upperBound + distance)
    target = target.map { $0 + distance }
  }

  private var boundedTarget: Double? {
    guard let target else { return nil }
    let bounded = bounds.nearest(to: target)
    return bounded.isFinite ? Self.limited(bounded) : nil
  }

  // MARK: - Planning

  private mutating func plan(position: Double, velocity: Double) {
    stages = []
    var end = 0.0
    func add(_ curve: ScrollCurve, until next: Double? = nil, to stages: inout [Stage]) {
      stages.append(Stage(start: end, curve: curve))
      if let next { end += next }
    }

    if let target = boundedTarget {
      add(curve(from: position, velocity: velocity, to: target), to: &stages)
    } else {
      var (position, velocity) = (position, velocity)
      let edge = bounds.nearest(to: position)
      var isInside = true
      if position != edge {
        let spring = ScrollCurve.spring(from: position, velocity: velocity, to: edge, frequency: Self.springFrequency)
        // A crossing that is no longer visible doesn't count.
        let crossing = spring.crossing.flatMap { $0 < spring.duration ? $0 : nil }
        add(spring, until: crossing, to: &stages)
        if let crossing {
          velocity = spring.value(after: crossing).velocity
          position = edge
        } else {
          isInside = false
        }
      }
      if isInside {
        let free = ScrollCurve.decelerating(from: position, velocity: velocity, rate: rate.decay)
        let edge = bounds.nearest(to: free.rest)
        // The velocity decreases in proportion to the distance.
        let left = velocity - rate.decay * (edge - position)
        if edge == free.rest || left * velocity <= 0 {
          add(free, to: &stages)
        } else {
          if position != edge { add(free, until: -log(left / velocity) / rate.decay, to: &stages) }
          add(.spring(from: edge, velocity: left, to: edge, frequency: Self.springFrequency), to: &stages)
        }
      }
    }
    duration = end + stages[stages.count - 1].curve.duration
  }

  /// Returns the curve to a target. If the target is ahead and a free motion would reach it, the motion decelerates somewhat faster than a
  /// free one. If it is farther ahead, a spring pulls the content, which is the stronger the less of the distance a free motion would
  /// cover. If it is behind, the spring reverses the motion.
  private func curve(from position: Double, velocity: Double, to target: Double) -> ScrollCurve {
    let way = target - position
    guard way != 0 || velocity != 0 else { return .resting(at: target) }
    let spring = isBrisk ? Self.briskFrequency : Self.springFrequency
    let strongest = max(spring, rate.decay)
    let decay = isBrisk ? max(spring / 2, rate.decay) : rate.decay
    let reach = velocity / decay
    guard way.magnitude > Self.shortestDistance, way * velocity > 0 else {
      return .spring(from: position, velocity: velocity, to: target, frequency: spring)
    }
    guard way.magnitude > reach.magnitude else {
      return .arriving(from: position, velocity: velocity, at: target, greatestRate: max(Self.greatestArrivalRate, decay))
    }
    let frequency = decay + (strongest - decay) * (1 - reach / way)
    return .spring(from: position, velocity: velocity, to: target, frequency: frequency)
  }

  // MARK: - Input validation

  private static func limited(_ offset: Double) -> Double { max(-greatestOffset, min(offset, greatestOffset)) }

  private static func valid(velocity: Double) -> Double {
    velocity.isNaN ? 0 : max(-greatestVelocity, min(velocity, greatestVelocity))
  }

  /// Limits finite bounds. Infinite bounds are kept, because nothing stops the motion there.
  private static func valid(_ bounds: ClosedRange<Double>) -> ClosedRange<Double> {
    let lower = bounds.lowerBound == -.infinity ? bounds.lowerBound : limited(bounds.lowerBound)
    let upper = bounds.upperBound == .infinity ? bounds.upperBound : limited(bounds.upperBound)
    return lower...upper
  }
}

extension ClosedRange<Double> {
  func nearest(to value: Double) -> Double { Swift.max(lowerBound, Swift.min(value, upperBound)) }
}
