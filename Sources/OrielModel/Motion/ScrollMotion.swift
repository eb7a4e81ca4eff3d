import Foundation

/// How content goes on along one axis after it was let go: a function of time, with the feel of iOS.
///
/// Inside its bounds content loses speed exponentially. At a bound it goes over, with the speed that it has, into a critically damped
/// spring that ends on the bound. Beyond a bound it starts with that spring; if it is thrown back hard enough to pass the bound, it
/// loses speed freely from there. So a motion has up to three stages, each of which starts with the position and the velocity that the one before it
/// ends with. With a target there is a single stage, which ends on the target; a brisk one doesn't take longer than a spring at a bound by much.
///
/// Offsets are points, velocities points a second, times seconds of any one clock. What isn't finite: a position counts as the nearest place
/// inside the bounds (NaN as their lower end), a velocity as `greatestVelocity` or, if NaN, as 0; a NaN target as none; a NaN time as the start.
package struct ScrollMotion: Equatable, Sendable {
  /// How quickly a free motion gets slower. The numbers are those of UIKit's `UIScrollView.DecelerationRate`.
  package enum DecelerationRate: Equatable, Sendable {
    case normal, fast

    /// What is left of the velocity after a millisecond.
    package var perMillisecond: Double {
      switch self {
      case .normal: 0.998
      case .fast: 0.99
      }
    }

    /// The same as an exponent for each second.
    var decay: Double { -1000 * log(perMillisecond) }
  }

  /// Of the spring at a bound and behind a target; it brings content back in about half a second.
  static let springFrequency = 10.0

  /// The same for a target that is near, such as the next page: it is there in about half a second, with nothing left to see after a third.
  static let briskFrequency = 16.0

  /// A stop that is quicker than this looks like a collision.
  static let greatestArrivalRate = 16.0

  /// Points below which a target counts as reached, so that no rate of arrival is infinite.
  private static let shortestWay = 1e-9

  package static let greatestVelocity = 1e6

  /// Where positions, bounds and targets end, so that no sum overflows.
  static let greatestOffset = 1e18

  private struct Stage: Equatable, Sendable {
    var start: Double
    var curve: ScrollCurve
  }

  package private(set) var startTime: Double
  package private(set) var bounds: ClosedRange<Double>
  package let rate: DecelerationRate
  /// As it was asked for; the motion goes to the nearest place inside the bounds.
  package private(set) var target: Double?
  /// Whether the target is so near that nobody waits for the speed to be lost.
  package let isBrisk: Bool

  private var stages: [Stage] = []

  /// Seconds until position and velocity differ from the final ones by what nobody sees: 0.1 points, 5 points a second.
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

  /// Where all ends: the target, a bound or a place between them.
  package var finalPosition: Double { stages[stages.count - 1].curve.rest }

  /// Before the start what the motion starts with, after its duration the final position exactly.
  package func value(at time: Double) -> (position: Double, velocity: Double) {
    if isFinished(at: time) { return (finalPosition, 0) }
    let elapsed = elapsed(at: time)
    let stage = stages.last { $0.start <= elapsed } ?? stages[0]
    return stage.curve.value(after: elapsed - stage.start)
  }

  package func isFinished(at time: Double) -> Bool { time >= endTime || duration == 0 }

  package var endTime: Double { startTime + duration }

  /// Whether all that is left leads nowhere farther from the end than a distance, in points.
  package func isWithin(_ distance: Double, at time: Double) -> Bool {
    guard !isFinished(at: time) else { return true }
    let elapsed = elapsed(at: time)
    guard let last = stages.last, last.start <= elapsed else { return false }
    return last.curve.reach(after: elapsed - last.start) <= distance
  }

  private func elapsed(at time: Double) -> Double { time.isNaN ? 0 : max(0, time - startTime) }

  /// Where a free motion would end if there were no bounds: what a scroll target behaviour starts from.
  package static func restingOffset(position: Double, velocity: Double, rate: DecelerationRate) -> Double {
    (position.isNaN ? 0 : limited(position)) + valid(velocity: velocity) / rate.decay
  }

  /// The offsets between two ends; where the content is shorter than its viewport, and the ends thus the wrong way round, the first of them alone.
  /// NaN counts as 0.
  package static func bounds(from lower: Double, to upper: Double) -> ClosedRange<Double> {
    let lower = lower.isNaN ? 0 : lower
    return lower...max(lower, upper.isNaN ? 0 : upper)
  }

  // MARK: - Changing

  /// Goes on from the position and the velocity of this moment inside other bounds, such as those of content that has changed its size.
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

  /// Goes on from the position and the velocity of this moment to another target. NaN changes nothing.
  package mutating func setTarget(_ target: Double, at time: Double) {
    guard !target.isNaN, target != self.target else { return }
    let elapsed = elapsed(at: time)
    let now = value(at: startTime + elapsed)
    self.target = target
    startTime += elapsed
    plan(position: now.position, velocity: now.velocity)
  }

  /// Moves the whole motion, its bounds and its target, as when content above changes its height. NaN and infinite distances change nothing.
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
        // A crossing that nobody sees any more is none.
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
        // Velocity falls in proportion to the distance.
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

  /// To a target. Ahead, within reach of a free motion, the motion loses its speed somewhat quicker than a free one; farther ahead it is pulled there by a
  /// spring that is the stronger the less of the way it would come by itself. Behind, the spring turns it round.
  private func curve(from position: Double, velocity: Double, to target: Double) -> ScrollCurve {
    let way = target - position
    guard way != 0 || velocity != 0 else { return .resting(at: target) }
    let spring = isBrisk ? Self.briskFrequency : Self.springFrequency
    let strongest = max(spring, rate.decay)
    let decay = isBrisk ? max(spring / 2, rate.decay) : rate.decay
    let reach = velocity / decay
    guard way.magnitude > Self.shortestWay, way * velocity > 0 else {
      return .spring(from: position, velocity: velocity, to: target, frequency: spring)
    }
    guard way.magnitude > reach.magnitude else {
      return .arriving(from: position, velocity: velocity, at: target, greatestRate: max(Self.greatestArrivalRate, decay))
    }
    let frequency = decay + (strongest - decay) * (1 - reach / way)
    return .spring(from: position, velocity: velocity, to: target, frequency: frequency)
  }

  // MARK: - Bad input

  private static func limited(_ offset: Double) -> Double { max(-greatestOffset, min(offset, greatestOffset)) }

  private static func valid(velocity: Double) -> Double {
    velocity.isNaN ? 0 : max(-greatestVelocity, min(velocity, greatestVelocity))
  }

  /// Infinite ends stay: nothing stops there.
  private static func valid(_ bounds: ClosedRange<Double>) -> ClosedRange<Double> {
    let lower = bounds.lowerBound == -.infinity ? bounds.lowerBound : limited(bounds.lowerBound)
    let upper = bounds.upperBound == .infinity ? bounds.upperBound : limited(bounds.upperBound)
    return lower...upper
  }
}

extension ClosedRange<Double> {
  func nearest(to value: Double) -> Double { Swift.max(lowerBound, Swift.min(value, upperBound)) }
}
