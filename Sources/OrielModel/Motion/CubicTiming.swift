import Foundation

/// A cubic Bézier curve from `(0, 0)` to `(1, 1)` as a function of x.
@usableFromInline package struct CubicTiming: Hashable, Sendable {
  /// The x coordinate of the first control point, from 0 to 1.
  package let x1: Double
  package let y1: Double
  /// The x coordinate of the second control point, from 0 to 1.
  package let x2: Double
  package let y2: Double

  /// Creates a curve. Both x coordinates are clamped to 0...1. NaN and nonfinite y coordinates are treated as 0.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1 > 0 ? min(x1, 1) : 0
    self.y1 = y1.isFinite ? y1 : 0
    self.x2 = x2 > 0 ? min(x2, 1) : 0
    self.y2 = y2.isFinite ? y2 : 0
  }

  package func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return Self.coordinate(y1, y2, at: parameter(at: x))
  }

  package func slope(at x: Double) -> Double {
    let t = x <= 0 ? 0 : x >= 1 ? 1 : parameter(at: x)
    let dx = Self.derivative(x1, x2, at: t)
    let dy = Self.derivative(y1, y2, at: t)
    if dx > 1e-9 { return dy / dx }
    if abs(dy) > 1e-9 { return dy > 0 ? .infinity : -.infinity }
    // Both derivatives are zero if a control point coincides with its end point. The curve then starts in the direction of the other
    // control point, or of the other end point if that control point coincides with it, too.
    let far = t < 0.5 ? (x: x2, y: y2) : (x: 1 - x1, y: 1 - y1)
    if far.x > 1e-9 { return far.y / far.x }
    return abs(far.y) > 1e-9 ? (far.y > 0 ? .infinity : -.infinity) : 1
  }

  /// Returns the curve's parameter at an x coordinate. It uses Newton's method inside a bracket, and halves the bracket if a step leaves
  /// it, because the plain method diverges on flat segments.
  private func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let error = Self.coordinate(x1, x2, at: t) - x
      if abs(error) < 1e-13 { break }
      if error > 0 { high = t } else { low = t }
      let slope = Self.derivative(x1, x2, at: t)
      let next = t - error / slope
      t = slope > 0 && next > low && next < high ? next : (low + high) / 2
      if high - low < 1e-15 { break }
    }
    return t
  }

  private static func coordinate(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * p1 + 3 * rest * t * t * p2 + t * t * t
  }

  private static func derivative(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * p1 + 6 * rest * t * (p2 - p1) + 3 * t * t * (1 - p2)
  }
}
