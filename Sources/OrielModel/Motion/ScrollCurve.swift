import Foundation

/// An asymptotic motion towards a final position: `rest + (a + b t) exp(-rate t) + c exp(-quickRate t)`.
///
/// A free deceleration uses `a` only, a critically damped spring uses `a` and `b`, and an arrival that has to lose velocity first uses `a`
/// and `c`. All scroll motions thus share one formula, and a shift of the content is one addition.
package struct ScrollCurve: Equatable, Sendable {
  var rest: Double
  var a = 0.0
  var b = 0.0
  var rate = 1.0
  var c = 0.0
  var quickRate = 1.0

  /// The limits below which a motion is invisible, in points and in points per second.
  static let invisibleDistance = 0.1
  static let invisibleSpeed = 5.0

  static func resting(at position: Double) -> ScrollCurve { ScrollCurve(rest: position) }

  /// Returns a curve that decelerates exponentially, with a rate per second.
  static func decelerating(from position: Double, velocity: Double, rate: Double) -> ScrollCurve {
    ScrollCurve(rest: position + velocity / rate, a: -velocity / rate, rate: rate)
  }

  /// Returns the curve of a critically damped spring. It crosses its final position once if the velocity there is greater than `frequency`
  /// times the distance.
  static func spring(from position: Double, velocity: Double, to rest: Double, frequency: Double) -> ScrollCurve {
    let distance = position - rest
    return ScrollCurve(rest: rest, a: distance, b: velocity + frequency * distance, rate: frequency)
  }

  /// Returns a curve that decelerates towards a final position in the direction of the velocity. If that requires a rate above
  /// `greatestRate`, half of the distance decays with that rate, and the other half loses the velocity, so that the arrival is visible.
  static func arriving(from position: Double, velocity: Double, at rest: Double, greatestRate: Double) -> ScrollCurve {
    let distance = position - rest
    let rate = -velocity / distance
    if rate <= greatestRate { return ScrollCurve(rest: rest, a: distance, rate: rate) }
    return ScrollCurve(rest: rest, a: distance / 2, rate: greatestRate, c: distance / 2, quickRate: 2 * rate - greatestRate)
  }

  /// Returns the position and the velocity at a time in seconds from the start. Negative times are treated as 0.
  func value(after time: Double) -> (position: Double, velocity: Double) {
    let time = max(0, time)
    let decay = exp(-rate * time)
    let quickDecay = exp(-quickRate * time)
    let linear = a + b * time
    return (rest + linear * decay + c * quickDecay, (b - rate * linear) * decay - quickRate * c * quickDecay)
  }

  /// The time at which a spring passes its final position, or `nil` if it never does.
  var crossing: Double? { a * b < 0 ? -a / b : nil }

  /// Returns an upper bound of the remaining distance from the final position, in points. The bound is constant until the peak of the
  /// curve, so that it never increases. Negative times are treated as 0.
  func reach(after time: Double) -> Double {
    let peak = b == 0 ? 0 : max(0, 1 / rate - (a / b).magnitude)
    let late = max(time, peak)
    return (a.magnitude + b.magnitude * late) * exp(-rate * late) + c.magnitude * exp(-quickRate * late)
  }

  /// The duration after which the rest of the motion is invisible, in seconds.
  var duration: Double {
    func isVisible(_ time: Double) -> Bool {
      let linear = b.magnitude + rate * (a.magnitude + b.magnitude * time)
      let speed = linear * exp(-rate * time) + quickRate * c.magnitude * exp(-quickRate * time)
      return reach(after: time) > Self.invisibleDistance || speed > Self.invisibleSpeed
    }
    guard isVisible(0) else { return 0 }
    var seen = 0.0
    var unseen = 1.0
    while isVisible(unseen) {
      seen = unseen
      unseen *= 2
    }
    while unseen - seen > 1e-4 {
      let middle = (seen + unseen) / 2
      if isVisible(middle) { seen = middle } else { unseen = middle }
    }
    return unseen
  }
}
