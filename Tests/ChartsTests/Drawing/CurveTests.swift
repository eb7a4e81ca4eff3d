import Foundation
import Oriel
import Testing

@testable import Charts

struct CurveTests {
  private let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 8), CGPoint(x: 20, y: 8), CGPoint(x: 30, y: 2), CGPoint(x: 40, y: 20)]

  private func path(_ method: InterpolationMethod, _ points: [CGPoint]? = nil) -> Path {
    var path = Path()
    Curve.add(points ?? self.points, by: method, to: &path)
    return path
  }

  @Test(arguments: [
    InterpolationMethod.linear, .monotone, .cardinal, .cardinal(tension: 0.5), .catmullRom, .catmullRom(alpha: 1), .catmullRom(alpha: 0),
    .stepStart,
    .stepCenter, .stepEnd,
  ])
  func `Each method passes through the first and the last point and stays finite`(method: InterpolationMethod) {
    var first: CGPoint?
    path(method).forEach { if case .move(let point) = $0 { first = first ?? point } }
    #expect(first == points[0] && path(method).currentPoint == points[4])
    // Coincident points don't produce nonfinite coordinates.
    for points in [[CGPoint](repeating: CGPoint(x: 3, y: 3), count: 4), [CGPoint(x: 1, y: 1)], []] {
      let rect = path(method, points).boundingRect
      #expect(points.isEmpty || (rect.minX.isFinite && rect.maxY.isFinite))
    }
  }

  @Test func `A monotone curve adds no extrema`() {
    var path = Path()
    Curve.add(points, by: .monotone, to: &path)
    var (lowest, highest) = (CGFloat.infinity, -CGFloat.infinity)
    var current = CGPoint.zero
    path.forEach { element in
      switch element {
      case .move(let point): current = point
      case .curve(let end, let control1, let control2):
        let range = min(current.y, end.y)...max(current.y, end.y)
        for step in 0...20 {
          let t = CGFloat(step) / 20
          let u = 1 - t
          let y = u * u * u * current.y + 3 * u * u * t * control1.y + 3 * u * t * t * control2.y + t * t * t * end.y
          #expect(y >= range.lowerBound - 1e-6 && y <= range.upperBound + 1e-6)
          (lowest, highest) = (min(lowest, y), max(highest, y))
        }
        current = end
      default: break
      }
    }
    #expect(lowest >= 0 && highest <= 20)
  }

  @Test func `Steps change at the start, in the middle, or at the end`() {
    func corners(_ method: InterpolationMethod) -> [CGPoint] {
      var corners: [CGPoint] = []
      path(method, [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 4)]).forEach { if case .line(let point) = $0 { corners.append(point) } }
      return corners
    }
    #expect(corners(.stepStart).contains(CGPoint(x: 0, y: 4)))
    #expect(corners(.stepCenter).contains(CGPoint(x: 5, y: 4)))
    #expect(corners(.stepEnd).contains(CGPoint(x: 10, y: 0)))
  }
}
