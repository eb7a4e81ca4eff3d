import Foundation

/// A way towards a resting place that is only ever approached: `rest + (a + b t) exp(-rate t) + c exp(-quickRate t)`.
///
/// A free deceleration is `a` alone, a critically damped spring `a` and `b`, an arrival that has to lose speed first `a` and `c`.
/// So scrolling knows one formula, and a shift of the content is one addition.
package struct ScrollCurve: Equatable, Sendable {
  var rest: Double
  var a = 0.0
  var b = 0.0
  var rate = 1.0
  var c = 0.0
  var quickRate = 1.0

  /// What can't be seen any more: points, and points a second.
  static let invisibleDistance = 0.1
  static let invisibleSpeed = 5.0

  static func resting(at position: Double) -> ScrollCurve { ScrollCurve(rest: position) }

  /// Loses speed at a rate a second.
  static func decelerating(from position: Double, velocity: Double, rate: Double) -> ScrollCurve {
    ScrollCurve(rest: position + velocity / rate, a: -velocity / rate, rate: rate)
  }

  /// A critically damped spring; it crosses its rest once if it gets there with more speed than `frequency` times the distance.
  static func spring(from position: Double, velocity: Double, to rest: Double, frequency: Double) -> ScrollCurve {
    let distance = position - rest
    return ScrollCurve(rest: rest, a: distance, b: velocity + frequency * distance, rate: frequency)
  }

  /// Goes to a rest ahead, slower all the way. Where that asks for a rate above `greatestRate`, half of the distance is left to that rate
  /// and the other half loses the speed, so that the arrival can be seen.
  static func arriving(from position: Double, velocity: Double, at rest: Double, greatestRate: Double) -> ScrollCurve {
    let distance = position - rest
    let rate = -velocity / distance
    if rate <= greatestRate { return ScrollCurve(rest: rest, a: distance, rate: rate) }
    return ScrollCurve(rest: rest, a: distance / 2, rate: greatestRate, c: distance / 2, quickRate: 2 * rate - greatestRate)
  }

  /// Seconds from the start; times before it count as 0.
  func value(after time: Double) -> (position: Double, velocity: Double) {
    let time = max(0, time)
    let decay = exp(-rate * time)
    let quickDecay = exp(-quickRate * time)
    let linear = a + b * time
    return (rest + linear * decay + c * quickDecay, (b - rate * linear) * decay - quickRate * c * quickDecay)
  }

  /// When a spring passes its rest; nil if it never does.
  var crossing: Double? { a * b < 0 ? -a / b : nil }

  /// Points that the way may yet lead from its rest: an upper limit of what can still come, from the sizes of the terms. It holds its peak, and so only
  /// falls. Times before the start count as 0.
  func reach(after time: Double) -> Double {
    let peak = b == 0 ? 0 : max(0, 1 / rate - (a / b).magnitude)
    let late = max(time, peak)
    return (a.magnitude + b.magnitude * late) * exp(-rate * late) + c.magnitude * exp(-quickRate * late)
  }

  /// Seconds until nothing of the rest of the way can be seen.
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
