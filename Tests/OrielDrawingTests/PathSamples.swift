import Foundation
import OrielDrawing

/// A SplitMix64 generator, which gives the same numbers on each machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(next() >> 11) / CGFloat(UInt64(1) << 53)
  }

  mutating func point() -> CGPoint { CGPoint(x: number(0...100), y: number(0...100)) }

  mutating func path(elementCount: Int, closes: Bool) -> Path {
    var path = Path()
    path.move(to: point())
    for _ in 0..<elementCount {
      switch next() % (closes ? 6 : 4) {
      case 0, 1: path.addLine(to: point())
      case 2: path.addQuadCurve(to: point(), control: point())
      case 3: path.addCurve(to: point(), control1: point(), control2: point())
      case 4: path.closeSubpath()
      default: path.move(to: point())
      }
    }
    return path
  }
}

/// A path as many short lines by the textbook formulas, as the reference of the tests.
struct Polylines {
  /// The points of each line. Closed lines end at their first point.
  var lines: [[CGPoint]] = []

  init(_ path: Path, steps: Int = 200, closesAll: Bool = false) {
    var current: [CGPoint] = []
    func finish() {
      if closesAll, let first = current.first { current.append(first) }
      if !current.isEmpty { lines.append(current) }
      current = []
    }
    path.forEach { element in
      let from = current.last ?? .zero
      switch element {
      case .move(let end):
        finish()
        current = [end]
      case .line(let end):
        for i in 1...steps {
          let t = CGFloat(i) / CGFloat(steps)
          current.append(CGPoint(x: from.x + (end.x - from.x) * t, y: from.y + (end.y - from.y) * t))
        }
      case .quadCurve(let end, let c):
        for i in 1...steps {
          let t = CGFloat(i) / CGFloat(steps)
          let (a, b, d) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          current.append(CGPoint(x: a * from.x + b * c.x + d * end.x, y: a * from.y + b * c.y + d * end.y))
        }
      case .curve(let end, let c1, let c2):
        for i in 1...steps {
          let t = CGFloat(i) / CGFloat(steps)
          let (a, b, c, d) = (pow(1 - t, 3), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t)
          current.append(
            CGPoint(
              x: a * from.x + b * c1.x + c * c2.x + d * end.x, y: a * from.y + b * c1.y + c * c2.y + d * end.y))
        }
      case .closeSubpath:
        guard let first = current.first else { return }
        current.append(first)
        lines.append(current)
        current = [first]
      }
    }
    finish()
  }

  var length: CGFloat {
    var sum: CGFloat = 0
    for line in lines { for (a, b) in zip(line, line.dropFirst()) { sum += hypot(b.x - a.x, b.y - a.y) } }
    return sum
  }

  func distance(to p: CGPoint) -> CGFloat {
    var best = CGFloat.infinity
    for line in lines {
      for (a, b) in zip(line, line.dropFirst()) {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let square = dx * dx + dy * dy
        let t = square > 0 ? min(1, max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square)) : 0
        best = min(best, hypot(a.x + t * dx - p.x, a.y + t * dy - p.y))
      }
    }
    return best
  }

  /// Returns the winding number of the lines around a point, computed by the sum of angles.
  func winding(around p: CGPoint) -> Int {
    var angle: CGFloat = 0
    for line in lines {
      for (a, b) in zip(line, line.dropFirst()) {
        let (ax, ay, bx, by) = (a.x - p.x, a.y - p.y, b.x - p.x, b.y - p.y)
        angle += atan2(ax * by - ay * bx, ax * bx + ay * by)
      }
    }
    return Int((angle / (2 * .pi)).rounded())
  }
}

/// Returns the area inside of the lines, positive if they run clockwise on the screen.
func signedArea(_ path: Path) -> CGFloat {
  var sum: CGFloat = 0
  for line in Polylines(path, steps: 400, closesAll: true).lines {
    for (a, b) in zip(line, line.dropFirst()) { sum += a.x * b.y - a.y * b.x }
  }
  return sum / 2
}

func isNear(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool { hypot(a.x - b.x, a.y - b.y) <= tolerance }

func isNear(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
  isNear(a.origin, b.origin, tolerance) && abs(a.width - b.width) <= tolerance && abs(a.height - b.height) <= tolerance
}
