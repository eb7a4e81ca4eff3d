import Foundation
import OrielDrawing
import Testing

@Suite("CGPath")
struct CGPathTests {
  let square = CGRect(x: 10, y: 20, width: 100, height: 100)

  @Test("A rectangle path has the rectangle as bounding box and contains the points inside")
  func rectangle() {
    let path = CGPath(rect: square, transform: nil)
    #expect(path.boundingBox == square)
    #expect(path.boundingBoxOfPath == square)
    #expect(path.contains(CGPoint(x: 11, y: 21)))
    #expect(!path.contains(CGPoint(x: 9, y: 21)))
    #expect(!path.contains(CGPoint(x: 11, y: 121)))
  }

  @Test("An empty path has a null box, no current point and contains no points")
  func empty() {
    let path = CGMutablePath()
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull)
    #expect(path.boundingBoxOfPath.isNull)
    #expect(path.currentPoint == .zero)
    #expect(!path.contains(.zero))
    path.addRect(square)
    #expect(!path.isEmpty && path.boundingBox == square && path.contains(CGPoint(x: 11, y: 21)))
  }

  @Test(
    "An ellipse fills its rectangle except the corners",
    arguments: [CGSize(width: 100, height: 100), CGSize(width: 40, height: 160)])
  func ellipse(size: CGSize) {
    let rect = CGRect(origin: CGPoint(x: 5, y: 5), size: size)
    let path = CGPath(ellipseIn: rect, transform: nil)
    #expect(path.boundingBoxOfPath.isClose(to: rect))
    for degree in stride(from: 0, to: 360, by: 7) {
      let angle = CGFloat(degree) * .pi / 180
      func point(_ scale: CGFloat) -> CGPoint {
        CGPoint(x: rect.midX + cos(angle) * size.width / 2 * scale, y: rect.midY + sin(angle) * size.height / 2 * scale)
      }
      #expect(path.contains(point(0.999)))
      #expect(!path.contains(point(1.001)))
    }
  }

  @Test("A rounded rectangle cuts its corners, and the corner size is limited to half the side")
  func roundedRectangle() {
    let path = CGPath(roundedRect: square, cornerWidth: 20, cornerHeight: 20, transform: nil)
    #expect(path.boundingBoxOfPath.isClose(to: square))
    #expect(!path.contains(CGPoint(x: 12, y: 22)))
    #expect(path.contains(CGPoint(x: 17, y: 27)))
    #expect(path.contains(CGPoint(x: 11, y: 70)))
    let round = CGPath(roundedRect: square, cornerWidth: 500, cornerHeight: 500, transform: nil)
    #expect(round.boundingBoxOfPath.isClose(to: square))
    #expect(!round.contains(CGPoint(x: 23, y: 33)))
    let sharp = CGPath(roundedRect: square, cornerWidth: 0, cornerHeight: 9, transform: nil)
    #expect(sharp.contains(CGPoint(x: 10.5, y: 20.5)))
  }

  @Test("An arc ends at its end angle in either direction", arguments: [false, true])
  func arc(clockwise: Bool) {
    let path = CGMutablePath()
    path.addArc(center: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
    #expect(path.currentPoint.isClose(to: CGPoint(x: 50, y: 60)))
    let quarter = CGRect(x: 50, y: 50, width: 10, height: 10)
    let rest = CGRect(x: 40, y: 40, width: 20, height: 20)
    #expect(path.boundingBoxOfPath.isClose(to: clockwise ? rest : quarter))
  }

  @Test("Angles that differ by a full turn give the whole circle")
  func fullCircle() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    #expect(path.boundingBoxOfPath.isClose(to: CGRect(x: -10, y: -10, width: 20, height: 20)))
    #expect(path.contains(CGPoint(x: -9, y: 1)))
  }

  @Test("An arc starts with a line from the current point")
  func connectedArc() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addRelativeArc(center: CGPoint(x: 20, y: 0), radius: 10, startAngle: .pi, delta: .pi / 4)
    #expect(path.kinds.prefix(2) == [.moveToPoint, .addLineToPoint])
    #expect(path.firstPoints[1].isClose(to: CGPoint(x: 10, y: 0)))
  }

  @Test("A tangent arc rounds the corner on both of its sides", arguments: [CGFloat(1), -1])
  func tangentArc(side: CGFloat) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: side * 100), radius: 30)
    #expect(path.firstPoints[1].isClose(to: CGPoint(x: 70, y: 0)))
    #expect(path.currentPoint.isClose(to: CGPoint(x: 100, y: side * 30)))
    #expect(!path.contains(CGPoint(x: 98, y: side * 2)))
  }

  @Test("A tangent arc on a straight line is a line")
  func straightTangentArc() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 100, y: 0), radius: 30)
    #expect(path.kinds == [.moveToPoint, .addLineToPoint])
    #expect(path.currentPoint == CGPoint(x: 50, y: 0))
  }

  @Test("The bounding box of a curve is tight, and that of its control points isn't")
  func curveBounds() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
    path.addQuadCurve(to: .zero, control: CGPoint(x: 50, y: -40))
    #expect(path.boundingBox == CGRect(x: 0, y: -40, width: 100, height: 140))
    #expect(path.boundingBoxOfPath.isClose(to: CGRect(x: 0, y: -20, width: 100, height: 95)))
  }

  @Test("The fill rule decides about areas that are outlined twice")
  func fillRules() {
    let path = CGMutablePath()
    path.addRects([square, square.insetBy(dx: 30, dy: 30)])
    let center = CGPoint(x: square.midX, y: square.midY)
    #expect(path.contains(center))
    #expect(!path.contains(center, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 15, y: 25), using: .evenOdd))
  }

  @Test("An open subpath is treated as closed, and a new one begins at the start of the closed one")
  func subpaths() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    path.closeSubpath()
    #expect(path.currentPoint == .zero)
    path.addLine(to: CGPoint(x: -10, y: 0))
    path.addLine(to: CGPoint(x: 0, y: -10))
    #expect(path.contains(CGPoint(x: -2, y: -2)))
    #expect(!path.contains(CGPoint(x: 2, y: -2)))
  }

  @Test("Copies don't change with the original and apply a transform")
  func copies() throws {
    let path = CGMutablePath()
    path.addRect(square)
    let copy = try #require(path.copy())
    var shift = CGAffineTransform(translationX: 5, y: 0)
    let shifted = try #require(path.copy(using: &shift))
    let mutable = try #require(copy.mutableCopy())
    path.addRect(CGRect(x: 500, y: 500, width: 1, height: 1))
    mutable.addPath(shifted, transform: shift)
    #expect(copy.boundingBox == square)
    #expect(shifted.boundingBox == square.offsetBy(dx: 5, dy: 0))
    #expect(mutable.boundingBox.maxX == square.maxX + 10)
    #expect(copy != path)
    #expect(copy.contains(CGPoint(x: 8, y: 30), transform: shift))
  }

  @Test("Elements are enumerated in order with their points")
  func elements() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 1, y: 0))
    path.addCurve(to: CGPoint(x: 4, y: 4), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
    path.closeSubpath()
    var ends: [CGPoint] = []
    path.applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint, .addLineToPoint: ends.append(element.pointee.points[0])
      case .addQuadCurveToPoint: ends.append(element.pointee.points[1])
      case .addCurveToPoint: ends.append(element.pointee.points[2])
      case .closeSubpath: break
      }
    }
    #expect(ends == [.zero, CGPoint(x: 1, y: 1), CGPoint(x: 4, y: 4)])
    #expect(path.kinds == [.moveToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
  }

  @Test("The outline of a stroke has the width of its line")
  func stroke() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 100, y: 0)])
    let outline = path.copy(strokingWithWidth: 10, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(outline.boundingBoxOfPath.isClose(to: CGRect(x: -5, y: -5, width: 110, height: 10)))
    #expect(outline.contains(CGPoint(x: 50, y: 4)))
  }

  @Test("A CGPath converts to a Path and back")
  func conversion() {
    let path = CGPath(ellipseIn: square, transform: nil)
    #expect(Path(path).cgPath == path)
    #expect(Path(square).cgPath == CGPath(rect: square, transform: nil))
  }
}

extension CGPath {
  fileprivate var kinds: [CGPathElementType] {
    var kinds: [CGPathElementType] = []
    applyWithBlock { kinds.append($0.pointee.type) }
    return kinds
  }
}

extension CGPath {
  /// The first points of the elements that have points.
  fileprivate var firstPoints: [CGPoint] {
    var points: [CGPoint] = []
    applyWithBlock { if $0.pointee.type != .closeSubpath { points.append($0.pointee.points[0]) } }
    return points
  }
}

extension CGPoint {
  fileprivate func isClose(to other: CGPoint) -> Bool { abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && abs(maxX - other.maxX) < 1e-6 && abs(maxY - other.maxY) < 1e-6
  }
}
