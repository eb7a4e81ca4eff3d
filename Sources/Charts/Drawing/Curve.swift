import Foundation
import Oriel

/// The interpolation of lines through points.
enum Curve {
  /// Appends a curve through points to a path. It starts a new subpath, or continues the current one with a line if `joins` is `true`.
  static func add(_ points: [CGPoint], by method: InterpolationMethod, isVertical: Bool = false, to path: inout Path, joins: Bool = false) {
    guard let first = points.first else { return }
    if joins { path.addLine(to: first) } else { path.move(to: first) }
    guard points.count > 1 else {
      // A line with a single point is a dot.
      if !joins { path.addLine(to: first) }
      return
    }
    switch method.kind {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .step(let transition): addSteps(points, transition, isVertical, &path)
    case .monotone: addMonotone(points, isVertical, &path)
    case .cardinal(let tension): addCardinal(points, tension, &path)
    case .catmullRom(let alpha): alpha == 0 ? addCardinal(points, 0, &path) : addCatmullRom(points, alpha, &path)
    }
  }

  private static func addSteps(_ points: [CGPoint], _ transition: CGFloat, _ isVertical: Bool, _ path: inout Path) {
    for (before, after) in zip(points, points.dropFirst()) {
      if isVertical {
        let y = before.y + (after.y - before.y) * transition
        path.addLine(to: CGPoint(x: before.x, y: y))
        path.addLine(to: CGPoint(x: after.x, y: y))
      } else {
        let x = before.x + (after.x - before.x) * transition
        path.addLine(to: CGPoint(x: x, y: before.y))
        path.addLine(to: CGPoint(x: x, y: after.y))
      }
      path.addLine(to: after)
    }
  }

  private static func addCardinal(_ points: [CGPoint], _ tension: CGFloat, _ path: inout Path) {
    let factor = (1 - tension) / 6
    for index in 0..<points.count - 1 {
      let (p1, p2) = (points[index], points[index + 1])
      let (p0, p3) = (index > 0 ? points[index - 1] : p1, index + 2 < points.count ? points[index + 2] : p2)
      path.addCurve(
        to: p2, control1: CGPoint(x: p1.x + (p2.x - p0.x) * factor, y: p1.y + (p2.y - p0.y) * factor),
        control2: CGPoint(x: p2.x - (p3.x - p1.x) * factor, y: p2.y - (p3.y - p1.y) * factor))
    }
  }

  private static func addCatmullRom(_ points: [CGPoint], _ alpha: CGFloat, _ path: inout Path) {
    func power(_ a: CGPoint, _ b: CGPoint) -> (CGFloat, CGFloat) {
      let squared = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)
      return (pow(squared, alpha / 2), pow(squared, alpha))
    }
    for index in 0..<points.count - 1 {
      let (p1, p2) = (points[index], points[index + 1])
      let (p0, p3) = (index > 0 ? points[index - 1] : p1, index + 2 < points.count ? points[index + 2] : p2)
      let (l01, l01s) = power(p0, p1)
      let (l12, l12s) = power(p1, p2)
      let (l23, l23s) = power(p2, p3)
      var (first, second) = (p1, p2)
      if l01 > 1e-6 {
        let a = 2 * l01s + 3 * l01 * l12 + l12s
        let n = 3 * l01 * (l01 + l12)
        first = CGPoint(x: (p1.x * a - p0.x * l12s + p2.x * l01s) / n, y: (p1.y * a - p0.y * l12s + p2.y * l01s) / n)
      }
      if l23 > 1e-6 {
        let b = 2 * l23s + 3 * l23 * l12 + l12s
        let m = 3 * l23 * (l23 + l12)
        second = CGPoint(x: (p2.x * b + p1.x * l23s - p3.x * l12s) / m, y: (p2.y * b + p1.y * l23s - p3.y * l12s) / m)
      }
      path.addCurve(to: p2, control1: first, control2: second)
    }
  }

  /// Appends cubic segments whose slopes keep each segment within the range of its two points.
  private static func addMonotone(_ points: [CGPoint], _ isVertical: Bool, _ path: inout Path) {
    let turned = isVertical ? points.map { CGPoint(x: $0.y, y: $0.x) } : points
    func slope(_ index: Int) -> CGFloat {
      let width = turned[index + 1].x - turned[index].x
      return width == 0 ? 0 : (turned[index + 1].y - turned[index].y) / width
    }
    func sign(_ value: CGFloat) -> CGFloat { value < 0 ? -1 : 1 }
    var tangents = [CGFloat](repeating: 0, count: turned.count)
    for index in 1..<max(1, turned.count - 1) {
      let (h0, h1) = (turned[index].x - turned[index - 1].x, turned[index + 1].x - turned[index].x)
      let (s0, s1) = (slope(index - 1), slope(index))
      let p = h0 + h1 == 0 ? 0 : (s0 * h1 + s1 * h0) / (h0 + h1)
      let tangent = (sign(s0) + sign(s1)) * min(abs(s0), abs(s1), 0.5 * abs(p))
      tangents[index] = tangent.isFinite ? tangent : 0
    }
    if turned.count == 2 {
      tangents[0] = slope(0)
      tangents[1] = slope(0)
    } else {
      let last = turned.count - 1
      tangents[0] = (3 * slope(0) - tangents[1]) / 2
      tangents[last] = (3 * slope(last - 1) - tangents[last - 1]) / 2
    }
    for index in 0..<turned.count - 1 {
      let (a, b) = (turned[index], turned[index + 1])
      let third = (b.x - a.x) / 3
      var controls = [
        CGPoint(x: a.x + third, y: a.y + third * tangents[index]), CGPoint(x: b.x - third, y: b.y - third * tangents[index + 1]),
      ]
      if isVertical { controls = controls.map { CGPoint(x: $0.y, y: $0.x) } }
      path.addCurve(to: points[index + 1], control1: controls[0], control2: controls[1])
    }
  }
}
