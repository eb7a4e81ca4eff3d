import Foundation

extension Path {
  /// The smallest rectangle that contains all points of the path, but not its control points; null for an empty path.
  public var boundingRect: CGRect {
    if let outline { return outline.rect }
    var box = PointBox()
    var start = CGPoint.zero
    var current = CGPoint.zero
    // A curve is within its control points, so its extrema matter only if one of them is outside of the box.
    func add(_ segment: PathSegment, _ control1: CGPoint, _ control2: CGPoint) {
      current = segment.end
      box.add(current)
      guard !box.contains(control1) || !box.contains(control2) else { return }
      for t in segment.turningParameters(\.x) + segment.turningParameters(\.y) { box.add(segment.point(at: t)) }
    }
    for element in elements {
      switch element {
      case .move(let end):
        (start, current) = (end, end)
        box.add(end)
      case .line(let end):
        current = end
        box.add(end)
      case .quadCurve(let end, let control): add(.quad(current, control, end), control, control)
      case .curve(let end, let control1, let control2): add(.cubic(current, control1, control2, end), control1, control2)
      case .closeSubpath: current = start
      }
    }
    return box.rect
  }

  /// The bounding box of all end and control points. It is fast to compute, and never too small.
  package var controlBounds: CGRect {
    if let outline { return outline.rect }
    var box = PointBox()
    for element in elements {
      switch element {
      case .move(let end), .line(let end): box.add(end)
      case .quadCurve(let end, let control):
        box.add(end)
        box.add(control)
      case .curve(let end, let control1, let control2):
        box.add(end)
        box.add(control1)
        box.add(control2)
      case .closeSubpath: break
      }
    }
    return box.rect
  }

  /// Returns a Boolean value that indicates whether a fill of the path contains a point. Open subpaths count as closed. The result for a
  /// point on the outline is unspecified.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    guard controlBounds.insetBy(dx: -1, dy: -1).covers(p) else { return false }
    var winding = 0
    for subpath in subpaths {
      for segment in subpath.closedSegments { winding += segment.winding(around: p) }
    }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }
}

/// The bounding box of points that are added one by one.
private struct PointBox {
  private var left = CGFloat.infinity
  private var top = CGFloat.infinity
  private var right = -CGFloat.infinity
  private var bottom = -CGFloat.infinity

  mutating func add(_ point: CGPoint) {
    left = min(left, point.x)
    right = max(right, point.x)
    top = min(top, point.y)
    bottom = max(bottom, point.y)
  }

  func contains(_ point: CGPoint) -> Bool { left <= point.x && point.x <= right && top <= point.y && point.y <= bottom }

  var rect: CGRect { left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null }
}

extension PathSegment {
  /// Returns the number of times that the segment crosses the ray from a point to the right: downward crossings count 1, upward ones -1.
  ///
  /// The curve is cut at its extrema in y. Each part has at most one crossing, and includes its upper end but not its lower one, so that a
  /// ray through a corner crosses once.
  fileprivate func winding(around p: CGPoint) -> Int {
    var winding = 0
    var from: CGFloat = 0
    for to in turningParameters(\.y) + [1] {
      let (upper, lower) = (point(at: from), point(at: to))
      let goesDown = upper.y <= p.y && lower.y > p.y
      let goesUp = lower.y <= p.y && upper.y > p.y
      if goesDown || goesUp, crossesRay(from: p, between: from, and: to, goesDown: goesDown) { winding += goesDown ? 1 : -1 }
      from = to
    }
    return winding
  }

  private func crossesRay(from p: CGPoint, between t0: CGFloat, and t1: CGFloat, goesDown: Bool) -> Bool {
    if case .line(let p0, let p1) = self {
      return p0.x + (p.y - p0.y) / (p1.y - p0.y) * (p1.x - p0.x) > p.x
    }
    var low = t0
    var high = t1
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if (point(at: middle).y <= p.y) == goesDown { low = middle } else { high = middle }
    }
    return point(at: low).x > p.x
  }
}
