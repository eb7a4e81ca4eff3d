import Foundation

/// One element of a path with its start: a Bézier curve of first, second or third degree over the parameter 0...1.
enum PathSegment: Equatable {
  case line(CGPoint, CGPoint)
  case quad(CGPoint, CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

  var start: CGPoint {
    switch self {
    case .line(let start, _), .quad(let start, _, _), .cubic(let start, _, _, _): start
    }
  }

  var end: CGPoint {
    switch self {
    case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
    }
  }

  var element: Path.Element {
    switch self {
    case .line(_, let end): .line(to: end)
    case .quad(_, let control, let end): .quadCurve(to: end, control: control)
    case .cubic(_, let control1, let control2, let end): .curve(to: end, control1: control1, control2: control2)
    }
  }

  var isLine: Bool { if case .line = self { true } else { false } }

  func point(at t: CGFloat) -> CGPoint {
    switch self {
    case .line(let p0, let p1): return p0.mixed(with: p1, at: t)
    case .quad(let p0, let p1, let p2):
      let r = 1 - t
      return p0 * (r * r) + p1 * (2 * r * t) + p2 * (t * t)
    case .cubic(let p0, let p1, let p2, let p3):
      let r = 1 - t
      return p0 * (r * r * r) + p1 * (3 * r * r * t) + p2 * (3 * r * t * t) + p3 * (t * t * t)
    }
  }

  func derivative(at t: CGFloat) -> CGPoint {
    switch self {
    case .line(let p0, let p1): return p1 - p0
    case .quad(let p0, let p1, let p2): return (p1 - p0) * (2 * (1 - t)) + (p2 - p1) * (2 * t)
    case .cubic(let p0, let p1, let p2, let p3):
      let r = 1 - t
      return (p1 - p0) * (3 * r * r) + (p2 - p1) * (6 * r * t) + (p3 - p2) * (3 * t * t)
    }
  }

  func secondDerivative(at t: CGFloat) -> CGPoint {
    switch self {
    case .line: .zero
    case .quad(let p0, let p1, let p2): (p2 - p1 * 2 + p0) * 2
    case .cubic(let p0, let p1, let p2, let p3): (p2 - p1 * 2 + p0) * (6 * (1 - t)) + (p3 - p2 * 2 + p1) * (6 * t)
    }
  }

  /// The direction at the start, even if the first control points coincide with it, or `nil` for a segment that is one point.
  var startTangent: CGPoint? {
    switch self {
    case .line(let p0, let p1): (p1 - p0).normalized
    case .quad(let p0, let p1, let p2): (p1 - p0).normalized ?? (p2 - p0).normalized
    case .cubic(let p0, let p1, let p2, let p3): (p1 - p0).normalized ?? (p2 - p0).normalized ?? (p3 - p0).normalized
    }
  }

  /// The direction at the end, even if the last control points coincide with it, or `nil` for a segment that is one point.
  var endTangent: CGPoint? { reversed.startTangent.map { -$0 } }

  var reversed: PathSegment {
    switch self {
    case .line(let p0, let p1): .line(p1, p0)
    case .quad(let p0, let p1, let p2): .quad(p2, p1, p0)
    case .cubic(let p0, let p1, let p2, let p3): .cubic(p3, p2, p1, p0)
    }
  }

  /// Returns the part between two parameters. It ends exactly where the following part starts.
  func part(from t0: CGFloat, to t1: CGFloat) -> PathSegment {
    if t0 <= 0, t1 >= 1 { return self }
    let from = t0 <= 0 ? start : point(at: t0)
    let to = t1 >= 1 ? end : point(at: t1)
    // A control point of the part is the curve's blossom: the interpolation of the control polygon with a separate parameter for each
    // degree.
    switch self {
    case .line: return .line(from, to)
    case .quad(let p0, let p1, let p2):
      return .quad(from, p0.mixed(with: p1, at: t0).mixed(with: p1.mixed(with: p2, at: t0), at: t1), to)
    case .cubic(let p0, let p1, let p2, let p3):
      func blossom(_ u: CGFloat, _ v: CGFloat, _ w: CGFloat) -> CGPoint {
        let a = p0.mixed(with: p1, at: u)
        let b = p1.mixed(with: p2, at: u)
        let c = p2.mixed(with: p3, at: u)
        return a.mixed(with: b, at: v).mixed(with: b.mixed(with: c, at: v), at: w)
      }
      return .cubic(from, blossom(t0, t0, t1), blossom(t0, t1, t1), to)
    }
  }

  /// Returns the parameters strictly inside 0...1 of the extrema in x or y; `axis` selects the coordinate.
  func turningParameters(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let roots: [CGFloat]
    switch self {
    case .line: return []
    case .quad(let p0, let p1, let p2):
      let (d0, d1) = (p1[keyPath: axis] - p0[keyPath: axis], p2[keyPath: axis] - p1[keyPath: axis])
      roots = d0 == d1 ? [] : [d0 / (d0 - d1)]
    case .cubic(let p0, let p1, let p2, let p3):
      let d0 = p1[keyPath: axis] - p0[keyPath: axis]
      let d1 = p2[keyPath: axis] - p1[keyPath: axis]
      let d2 = p3[keyPath: axis] - p2[keyPath: axis]
      roots = Self.quadraticRoots(d0 - 2 * d1 + d2, 2 * (d1 - d0), d0)
    }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// Returns the roots of `a t² + b t + c`, by the formula that doesn't subtract nearly equal numbers.
  private static func quadraticRoots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    var roots: [CGFloat] = []
    if a != 0 { roots.append(q / a) }
    if q != 0 { roots.append(c / q) }
    return roots
  }
}
