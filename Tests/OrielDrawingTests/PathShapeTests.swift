import Foundation
import OrielDrawing
import Testing

struct PathShapeTests {
  private func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> Path {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startRadians: start * .pi / 180, endRadians: end * .pi / 180, clockwise: clockwise)
    return path
  }

  @Test("An arc from 0° to 90° that isn't clockwise is the quarter at the bottom right")
  func quarter() throws {
    let path = arc(0, 90, clockwise: false)
    #expect(isNear(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10), 1e-6))
    #expect(try isNear(#require(path.currentPoint), CGPoint(x: 0, y: 10)))
    let middle = path.trimmedPath(from: 0, to: 0.5).currentPoint!
    #expect(isNear(middle, CGPoint(x: 10 / 2.0.squareRoot(), y: 10 / 2.0.squareRoot()), 0.005))
  }

  @Test(
    "An arc continues in its direction until it reaches the end angle",
    arguments: [
      (0, 90, false, 90), (0, 90, true, 270), (90, 0, false, 270), (90, 0, true, 90), (0, 360, false, 360), (0, 360, true, 360),
      (-90, 270, true, 360), (30, 390, false, 360), (360, 0, false, 360), (0, -360, true, 360), (10, 10, false, 0),
      (0, 450, false, 450), (-170, 170, true, 20), (0, 719, true, 1),
    ] as [(CGFloat, CGFloat, Bool, CGFloat)])
  func sweep(start: CGFloat, end: CGFloat, clockwise: Bool, degrees: CGFloat) {
    let path = arc(start, end, clockwise: clockwise)
    #expect(abs(Polylines(path).length - degrees / 180 * .pi * 10) < 0.02)
    #expect(isNear(path.currentPoint!, CGPoint(x: 10 * cos(end * .pi / 180), y: 10 * sin(end * .pi / 180)), 1e-6))
  }

  @Test("A relative arc turns by its delta")
  func relativeArc() {
    var path = Path()
    path.addRelativeArc(center: CGPoint(x: 5, y: 5), radius: 5, startRadians: 0, deltaRadians: -.pi / 2)
    #expect(isNear(path.boundingRect, CGRect(x: 5, y: 0, width: 5, height: 5), 1e-6))
    #expect(isNear(path.currentPoint!, CGPoint(x: 5, y: 0)))
  }

  @Test("A line joins an arc to the current point")
  func joinedArc() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(center: .zero, radius: 10, startRadians: 0, endRadians: .pi / 2, clockwise: false)
    path.closeSubpath()
    #expect(path.elements[1] == .line(to: CGPoint(x: 10, y: 0)))
    #expect(abs(signedArea(path) - 25 * .pi) < 0.05)
  }

  @Test("Arcs with nonfinite numbers add nothing")
  func senselessArcs() {
    for bad in [CGFloat.nan, .infinity] {
      var path = Path()
      path.addArc(center: .zero, radius: 1, startRadians: bad, endRadians: 0, clockwise: false)
      path.addRelativeArc(center: .zero, radius: 1, startRadians: 0, deltaRadians: bad)
      path.addArc(center: .zero, radius: bad, startRadians: 0, endRadians: 1, clockwise: false)
      #expect(path.isEmpty)
      path.addArc(center: .zero, radius: 1, startRadians: 0, endRadians: 1, clockwise: false)
      #expect(!path.isEmpty)
    }
  }

  @Test("A tangent arc rounds the corner between two lines")
  func tangentArc() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(path.elements[1] == .line(to: CGPoint(x: 6, y: 0)))
    #expect(isNear(path.currentPoint!, CGPoint(x: 10, y: 4)))
    let middle = Polylines(path).lines[0]
    // All points of the arc have a distance of 4 from its center.
    for point in middle.dropFirst(201) { #expect(abs(hypot(point.x - 6, point.y - 4) - 4) < 0.002) }
    var left = Path()
    left.move(to: .zero)
    left.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 0, y: -10), radius: 2)
    for point in Polylines(left).lines[0].dropFirst(201) {
      #expect(abs(hypot(point.x - (10 - 2 * (1 + 2.0.squareRoot())), point.y + 2) - 2) < 0.002)
    }
    var straight = Path()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    #expect(straight.description == "0 0 m 10 0 l")
    var moved = Path()
    moved.move(to: CGPoint(x: 100, y: 0))
    moved.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4,
      transform: CGAffineTransform(translationX: 100, y: 0))
    #expect(isNear(moved.currentPoint!, CGPoint(x: 110, y: 4)))
  }

  @Test("An ellipse starts at its right and runs clockwise on the screen")
  func ellipse() {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(path.elements.first == .move(to: CGPoint(x: 40, y: 10)))
    #expect(abs(signedArea(path) - .pi * 20 * 10) < 0.3)
    for point in Polylines(path).lines[0] {
      #expect(abs(pow((point.x - 20) / 20, 2) + pow((point.y - 10) / 10, 2) - 1) < 6e-4)
    }
  }

  @Test("Lists of points and rectangles add subpaths")
  func lists() {
    var path = Path()
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)])
    path.addLines([])
    path.addRects([CGRect(x: 0, y: 0, width: 1, height: 1), .null, CGRect(x: 2, y: 0, width: 1, height: 1)])
    #expect(path.description == "0 0 m 1 0 l 1 1 l 0 0 m 1 0 l 1 1 l 0 1 l h 2 0 m 3 0 l 3 1 l 2 1 l h")
  }
}
