import Foundation

extension Animation {
  /// The animation of changes that specify no other one: a spring with a response of 0.55 seconds and no bounce. Mirrors SwiftUI's
  /// `default`.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)

  /// Returns a spring that keeps the velocity of the animation that it replaces. `response` is in seconds. With a damping fraction below 1
  /// the spring bounces. Within `blendDuration` seconds, the response changes from that of a previous spring.
  ///
  /// A call of `spring()` without arguments resolves to the overload with a duration.
  @_disfavoredOverload
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// Returns a spring that keeps the velocity of the animation that it replaces. `duration` is the perceptual duration in seconds.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// Returns a spring that keeps the velocity of the animation that it replaces. `blendDuration` is limited to 10 seconds.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(timed: SpringAnimation(spring: spring, blendDuration: blendDuration > 0 ? min(blendDuration, 10) : 0))
  }

  /// A spring with a duration of 0.5 seconds and no bounce.
  public static let spring = spring(Spring())

  /// Returns a faster spring, for values that follow a finger. A call of `interactiveSpring()` without arguments resolves to the overload
  /// with a duration.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// Returns a faster spring, for values that follow a finger. Its bounce is 0.14 plus `extraBounce`.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  /// A faster spring, for values that follow a finger.
  public static let interactiveSpring = interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)

  /// Returns a spring whose effect is added to that of other animations. `initialVelocity` is in multiples of the distance per second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true), initialVelocity: initialVelocity)
  }

  /// Returns a spring whose effect is added to that of other animations. `duration` is the perceptual duration in seconds.
  /// `initialVelocity` is in multiples of the distance per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// Returns a spring whose effect is added to that of other animations. `initialVelocity` is in multiples of the distance per second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(timed: InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }

  /// A spring with a duration of 0.5 seconds and no bounce, whose effect is added to that of other animations.
  public static let interpolatingSpring = interpolatingSpring(Spring())

  /// A spring without bounce.
  public static let smooth = spring(.smooth)

  /// Returns a spring whose bounce is `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.15.
  public static let snappy = spring(.snappy)

  /// Returns a spring whose bounce is 0.15 plus `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.3.
  public static let bouncy = spring(.bouncy)

  /// Returns a spring whose bounce is 0.3 plus `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}
