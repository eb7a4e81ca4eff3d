import Foundation

extension PathSegment {
  /// The length in points, exact to about a millionth.
  var length: CGFloat { length(upTo: 1) }

  /// Returns the length of the part from the start to a parameter.
  func length(upTo t: CGFloat) -> CGFloat {
    switch self {
    case .line(let p0, let p1): (p1 - p0).length * t
    case .quad, .cubic: refinedLength(from: 0, to: t, whole: quadrature(from: 0, to: t), depth: 12)
    }
  }

  /// Returns the parameter at a length from the start, limited to 0...1.
  func parameter(atLength target: CGFloat, of total: CGFloat) -> CGFloat {
    if target <= 0 || total <= 0 { return 0 }
    if target >= total { return 1 }
    if isLine { return target / total }
    // Newton's method inside a bracket, because the derivative can be zero where control points coincide.
    var low: CGFloat = 0
    var high: CGFloat = 1
    var t = target / total
    for _ in 0..<40 {
      let error = length(upTo: t) - target
      if abs(error) < 1e-9 * total { break }
      if error > 0 { high = t } else { low = t }
      let next = t - error / derivative(at: t).length
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  private func refinedLength(from t0: CGFloat, to t1: CGFloat, whole: CGFloat, depth: Int) -> CGFloat {
    let middle = (t0 + t1) / 2
    let left = quadrature(from: t0, to: middle)
    let right = quadrature(from: middle, to: t1)
    if depth == 0 || abs(left + right - whole) <= 1e-9 * (1e-9 + left + right) { return left + right }
    return refinedLength(from: t0, to: middle, whole: left, depth: depth - 1)
      + refinedLength(from: middle, to: t1, whole: right, depth: depth - 1)
  }

  /// Returns the integral of the derivative's length, by Gauss-Legendre quadrature with five points.
  private func quadrature(from t0: CGFloat, to t1: CGFloat) -> CGFloat {
    let half = (t1 - t0) / 2
    let middle = (t0 + t1) / 2
    var sum = 0.568_888_888_888_888_9 * derivative(at: middle).length
    for (node, weight) in [(0.538_469_310_105_683_1, 0.478_628_670_499_366_5), (0.906_179_845_938_664, 0.236_926_885_056_189_1)] {
      sum += weight * (derivative(at: middle - half * node).length + derivative(at: middle + half * node).length)
    }
    return sum * half
  }
}
