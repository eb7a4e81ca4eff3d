import Foundation
import OrielDrawing
import Testing

struct PathGeometryTests {
  @Test("Containment agrees with the winding number of a polyline approximation", arguments: 1...40)
  func containment(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let path = random.path(elementCount: 2 + seed % 7, closes: true)
    let lines = Polylines(path, closesAll: true)
    var inside = 0
    for _ in 0..<150 {
      let point = random.point()
      guard lines.distance(to: point) > 0.1 else { continue }
      let winding = lines.winding(around: point)
      if winding != 0 { inside += 1 }
      #expect(path.contains(point) == (winding != 0), "seed \(seed), \(point) in \(path)")
      #expect(path.contains(point, eoFill: true) == !winding.isMultiple(of: 2), "seed \(seed), \(point) in \(path)")
    }
    #expect(inside > 0 || abs(signedArea(path)) < 400, "seed \(seed)")
  }

  @Test("Rays through corners and turning points count one crossing")
  func degenerateRays() {
    var diamond = Path()
    diamond.addLines([CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 10), CGPoint(x: 10, y: 20), CGPoint(x: 0, y: 10)])
    #expect(diamond.contains(CGPoint(x: 5, y: 10)))
    #expect(!diamond.contains(CGPoint(x: -1, y: 10)))
    #expect(!diamond.contains(CGPoint(x: 0, y: 0)))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(circle.contains(CGPoint(x: 3, y: 10)))
    #expect(!circle.contains(CGPoint(x: -3, y: 10)))
    #expect(!circle.contains(CGPoint(x: -3, y: 0)))
    #expect(!circle.contains(CGPoint(x: -3, y: 20)))
    #expect(!circle.contains(CGPoint(x: CGFloat.nan, y: 3)))
    #expect(!Path().contains(.zero))
  }

  @Test("The bounding rectangle encloses the curve and not its control points", arguments: 1...30)
  func bounds(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let path = random.path(elementCount: 4, closes: true)
    let points = Polylines(path, steps: 4000).lines.joined()
    let box = CGRect(
      x: points.map(\.x).min()!, y: points.map(\.y).min()!, width: points.map(\.x).max()! - points.map(\.x).min()!,
      height: points.map(\.y).max()! - points.map(\.y).min()!)
    #expect(isNear(path.boundingRect, box, 1e-3), "seed \(seed), \(path)")
  }

  @Test("An empty path has a null box, and a circle's box is its square")
  func simpleBounds() {
    #expect(Path().boundingRect.isNull)
    let rect = CGRect(x: 3, y: 4, width: 20, height: 30)
    #expect(isNear(Path(ellipseIn: rect).boundingRect, rect))
    #expect(isNear(Path(roundedRect: rect, cornerRadius: 5).boundingRect, rect))
    var turned = Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2))
    turned = turned.applying(CGAffineTransform(rotationAngle: 0.3))
    #expect(isNear(turned.boundingRect, CGRect(x: -1, y: -1, width: 2, height: 2), 1e-3))
  }

  @Test("The current point is the last end point, or the subpath's start after it is closed")
  func currentPoint() {
    var path = Path()
    #expect(path.currentPoint == nil)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 6))
    #expect(path.currentPoint == CGPoint(x: 5, y: 6))
    path.addCurve(to: CGPoint(x: 9, y: 9), control1: .zero, control2: .zero)
    #expect(path.currentPoint == CGPoint(x: 9, y: 9))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test("A path's description can be parsed back")
  func description() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2.5))
    path.addLine(to: CGPoint(x: -3, y: 0.1))
    path.addQuadCurve(to: CGPoint(x: 4, y: 5), control: CGPoint(x: 6, y: 7))
    path.addCurve(to: CGPoint(x: 1e-7, y: 1), control1: CGPoint(x: 2, y: 3), control2: CGPoint(x: 4, y: 5))
    path.closeSubpath()
    #expect(path.description == "1 2.5 m -3 0.1 l 6 7 4 5 q 2 3 4 5 1e-07 1 c h")
    #expect(Path(path.description) == path)
    #expect(Path("") == Path())
    #expect(Path("0 0 10 20 re") == Path(CGRect(x: 0, y: 0, width: 10, height: 20)))
  }

  @Test(
    "An invalid path description isn't parsed", arguments: ["1 2", "1 m", "1 2 l", "1 2 m 3 x", "nan 2 m", "1 2 m 3 4 5 l", "1 2 m h 3"])
  func badDescription(text: String) {
    #expect(Path(text) == nil)
    #expect(Path("1 2 m 3 4 l") != nil)
  }

  @Test("A path is moved and transformed point by point")
  func transforms() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 4, y: 5), control: CGPoint(x: 6, y: 7))
    path.addCurve(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 3), control2: CGPoint(x: 4, y: 5))
    #expect(path.offsetBy(dx: 10, dy: -1).description == "11 1 m 16 6 14 4 q 12 2 14 4 11 0 c")
    #expect(path.applying(CGAffineTransform(scaleX: 2, y: -1)).description == "2 -2 m 12 -7 8 -5 q 4 -3 8 -5 2 -1 c")
    var both = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    both.addPath(path, transform: CGAffineTransform(translationX: 1, y: 1))
    #expect(both.elements.count == 5 + 3)
    #expect(both.currentPoint == CGPoint(x: 2, y: 2))
  }
}
