import Foundation

extension Animation {
  /// What changes are animated with where nothing else is said: a spring with a response of 0.55 seconds and no bounce.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)

  /// A spring that keeps the velocity of what it takes over from. `response` is in seconds; below a damping fraction of 1 it
  /// bounces; in `blendDuration` seconds the response changes from that of a spring before.
  ///
  /// Written `spring()`, the form with a duration is meant.
  @_disfavoredOverload
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring that keeps the velocity of what it takes over from. `duration` is how long it seems to take, in seconds.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring that keeps the velocity of what it takes over from. `blendDuration` is limited to 10 seconds.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(timed: SpringAnimation(spring: spring, blendDuration: blendDuration > 0 ? min(blendDuration, 10) : 0))
  }

  /// A spring of 0.5 seconds without bounce.
  public static let spring = spring(Spring())

  /// A faster spring, for values that follow a finger. Written `interactiveSpring()`, the form with a duration is meant.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A faster spring, for values that follow a finger; its own bounce of 0.14 and what is added to it.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  /// A faster spring, for values that follow a finger.
  public static let interactiveSpring = interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)

  /// A spring whose effect is added to that of other animations. `initialVelocity` is in multiples of the way to go, a second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true), initialVelocity: initialVelocity)
  }

  /// A spring whose effect is added to that of other animations. `duration` is how long it seems to take, in seconds;
  /// `initialVelocity` is in multiples of the way to go, a second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring whose effect is added to that of other animations. `initialVelocity` is in multiples of the way to go, a second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(timed: InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }

  /// A spring of 0.5 seconds without bounce, whose effect is added to that of other animations.
  public static let interpolatingSpring = interpolatingSpring(Spring())

  /// A spring without bounce.
  public static let smooth = spring(.smooth)

  /// A spring without bounce but the one that is added to it.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.15.
  public static let snappy = spring(.snappy)

  /// A spring with a bounce of 0.15 and what is added to it.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.3.
  public static let bouncy = spring(.bouncy)

  /// A spring with a bounce of 0.3 and what is added to it.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}
