import Foundation

/// A damped spring: how fast it moves and how much it bounces. Mirrors SwiftUI's `Spring`.
///
/// A spring whose response isn't a positive, finite number of seconds is instant: it is at its target at all times. A negative
/// damping ratio counts as 0, and one that isn't a number as 1.
public struct Spring: Hashable, Sendable {
  /// What hangs on the spring.
  public let mass: Double
  /// The ratio of the damping to the least damping that keeps the spring from oscillating: below 1 it bounces.
  public let dampingRatio: Double
  /// Radians a second without damping; 0 marks an instant spring.
  let frequency: Double

  private init(mass: Double, dampingRatio: Double, frequency: Double) {
    self.mass = mass > 0 && mass.isFinite ? mass : 1
    self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(0, dampingRatio), 1e6)
    self.frequency = frequency > 0 && frequency.isFinite ? frequency : 0
  }

  /// A spring by how long it seems to take, in seconds, and its bounce: 0 is none, 1 never comes to rest, and negative ones
  /// flatten the approach. The bounce is limited to -1...1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let bounce = min(max(-0.999, bounce), 1)
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// A spring by the period, in seconds, that it would swing with if nothing damped it.
  public init(response: Double, dampingRatio: Double) {
    self.init(mass: 1, dampingRatio: dampingRatio, frequency: 2 * .pi / response)
  }

  /// A spring by physical quantities. Without `allowOverDamping` more than critical damping counts as critical.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * mass * frequency)
    self.init(mass: mass, dampingRatio: allowOverDamping ? ratio : min(ratio, 1), frequency: mass > 0 ? frequency : 0)
  }

  /// The spring that comes within `epsilon` of a target at distance 1 after `settlingDuration` seconds. Damping ratios below
  /// 0.0001 would never settle, and are raised to that.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = max(0.0001, dampingRatio.isNaN ? 1 : dampingRatio)
    // Time scales with 1 / frequency, so the spring of frequency 1 tells how often its settling time fits.
    let unit = Spring(mass: 1, dampingRatio: ratio, frequency: 1)
    let settling = unit.settlingDuration(target: 1.0, epsilon: epsilon > 0 ? epsilon : 0.001)
    self.init(mass: 1, dampingRatio: ratio, frequency: settlingDuration > 0 ? settling / settlingDuration : 0)
  }

  /// Whether the spring is at its target at once.
  var isInstant: Bool { frequency == 0 }

  /// How long the spring seems to take, in seconds: the same as its response.
  public var duration: TimeInterval { response }

  /// 0 for a critically damped spring, positive for one that bounces, negative for an overdamped one.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// The period without damping, in seconds; 0 for an instant spring.
  public var response: Double { isInstant ? 0 : 2 * .pi / frequency }

  /// The force for each unit of distance; infinite for an instant spring.
  public var stiffness: Double { isInstant ? .infinity : mass * frequency * frequency }

  /// The drag for each unit of velocity; infinite for an instant spring.
  public var damping: Double { isInstant ? .infinity : 2 * mass * dampingRatio * frequency }

  /// Seconds until the spring stays within a thousandth of a target, having started at rest; infinite without damping.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }
}

extension Spring {
  /// A spring without bounce.
  public static var smooth: Spring { smooth() }

  /// A spring without bounce but the one that is added to it.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a bounce of 0.15.
  public static var snappy: Spring { snappy() }

  /// A spring with a bounce of 0.15 and what is added to it.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce of 0.3.
  public static var bouncy: Spring { bouncy() }

  /// A spring with a bounce of 0.3 and what is added to it.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
