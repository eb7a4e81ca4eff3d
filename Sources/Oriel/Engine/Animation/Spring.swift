import Foundation

/// A damped spring. Mirrors SwiftUI's `Spring`.
///
/// A spring whose response isn't a positive, finite number of seconds is instant: it is at its target at all times. A negative damping
/// ratio counts as 0, and NaN as 1.
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring.
  public let mass: Double
  /// The ratio of the damping to the critical damping, which is the least that prevents oscillation. A spring with a ratio below 1 bounces.
  public let dampingRatio: Double
  /// The undamped frequency in radians per second, or 0 for an instant spring.
  let frequency: Double

  private init(mass: Double, dampingRatio: Double, frequency: Double) {
    self.mass = mass > 0 && mass.isFinite ? mass : 1
    self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(0, dampingRatio), 1e6)
    self.frequency = frequency > 0 && frequency.isFinite ? frequency : 0
  }

  /// Creates a spring with a perceptual duration, in seconds, and a bounce, which is limited to -1...1. A bounce of 0 is critically damped,
  /// with 1 the spring never settles, and negative values flatten the approach.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let bounce = min(max(-0.999, bounce), 1)
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// Creates a spring with an undamped period, in seconds, and a damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(mass: 1, dampingRatio: dampingRatio, frequency: 2 * .pi / response)
  }

  /// Creates a spring from physical quantities. Without `allowOverDamping`, the damping is limited to critical damping.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * mass * frequency)
    self.init(mass: mass, dampingRatio: allowOverDamping ? ratio : min(ratio, 1), frequency: mass > 0 ? frequency : 0)
  }

  /// Creates the spring that is within `epsilon` of a target at distance 1 after `settlingDuration` seconds. Springs with damping ratios
  /// below 0.0001 wouldn't settle, so this is the minimum.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = max(0.0001, dampingRatio.isNaN ? 1 : dampingRatio)
    // Time scales with 1 / frequency, so the frequency is the settling duration for a frequency of 1, divided by the requested one.
    let unit = Spring(mass: 1, dampingRatio: ratio, frequency: 1)
    let settling = unit.settlingDuration(target: 1.0, epsilon: epsilon > 0 ? epsilon : 0.001)
    self.init(mass: 1, dampingRatio: ratio, frequency: settlingDuration > 0 ? settling / settlingDuration : 0)
  }

  /// Indicates whether the spring is at its target at all times.
  var isInstant: Bool { frequency == 0 }

  /// The perceptual duration in seconds, which equals the response.
  public var duration: TimeInterval { response }

  /// The bounce: 0 for a critically damped spring, positive for one that bounces, negative for an overdamped one.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// The undamped period in seconds, or 0 for an instant spring.
  public var response: Double { isInstant ? 0 : 2 * .pi / frequency }

  /// The force per unit of distance, or infinity for an instant spring.
  public var stiffness: Double { isInstant ? .infinity : mass * frequency * frequency }

  /// The drag per unit of velocity, or infinity for an instant spring.
  public var damping: Double { isInstant ? .infinity : 2 * mass * dampingRatio * frequency }

  /// The number of seconds until a spring that starts at rest stays within a thousandth of its target, or infinity without damping.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }
}

extension Spring {
  /// A spring without bounce.
  public static var smooth: Spring { smooth() }

  /// Returns a spring whose bounce is `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a bounce of 0.15.
  public static var snappy: Spring { snappy() }

  /// Returns a spring whose bounce is 0.15 plus `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce of 0.3.
  public static var bouncy: Spring { bouncy() }

  /// Returns a spring whose bounce is 0.3 plus `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
