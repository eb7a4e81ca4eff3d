import Foundation

/// The motion of the content along one axis without a touch.
package enum ScrollAxisMotion: Sendable {
  case fling(ScrollMotion)
  case wheel(WheelMotion)

  package func value(at time: TimeInterval) -> (position: Double, velocity: Double) {
    switch self {
    case .fling(let motion): motion.value(at: time)
    case .wheel(let motion): motion.value(at: time)
    }
  }

  /// The final position that was requested, or `nil` if the motion can end at any position.
  package var target: Double? {
    switch self {
    case .fling(let motion): motion.target
    case .wheel(let motion): motion.target
    }
  }

  package func isFinished(at time: TimeInterval) -> Bool {
    switch self {
    case .fling(let motion): motion.isFinished(at: time)
    case .wheel(let motion): motion.isFinished(at: time)
    }
  }

  /// Returns a Boolean value that indicates whether the rest of the motion stays within a distance of the final position, in points.
  package func isWithin(_ distance: Double, at time: TimeInterval) -> Bool {
    switch self {
    case .fling(let motion): motion.isWithin(distance, at: time)
    case .wheel(let motion): motion.isWithin(distance, at: time)
    }
  }

  package mutating func shift(by distance: Double) {
    switch self {
    case .fling(var motion):
      motion.shift(by: distance)
      self = .fling(motion)
    case .wheel(var motion):
      motion.shift(by: distance)
      self = .wheel(motion)
    }
  }

  /// Retargets the motion from its current position and velocity. A motion without a target isn't changed.
  package mutating func setTarget(_ target: Double, at time: TimeInterval) {
    guard let old = self.target, abs(old - target) > 0.01 else { return }
    switch self {
    case .fling(var motion):
      motion.setTarget(target, at: time)
      self = .fling(motion)
    case .wheel(var motion):
      motion.add(target - motion.target, at: time)
      self = .wheel(motion)
    }
  }

  package mutating func setBounds(_ bounds: ClosedRange<Double>, at time: TimeInterval) {
    switch self {
    case .fling(var motion):
      guard motion.bounds != bounds else { return }
      motion.setBounds(bounds, at: time)
      self = .fling(motion)
    case .wheel(var motion):
      guard motion.bounds != bounds else { return }
      motion.setBounds(bounds, at: time)
      self = .wheel(motion)
    }
  }
}
