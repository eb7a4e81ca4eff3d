import Foundation
import Oriel
import OrielDrawing
import Testing

struct PathArcTests {
  @Test("An arc from 0° to 90° that isn't clockwise is the bottom right quarter")
  func quarter() {
    var path = Path()
    path.addArc(center: CGPoint(x: 50, y: 50), radius: 50, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    let box = path.boundingRect
    #expect(abs(box.minX - 50) < 1e-6 && abs(box.minY - 50) < 1e-6 && abs(box.maxX - 100) < 1e-6 && abs(box.maxY - 100) < 1e-6)
  }

  @Test("A clockwise arc runs in the other direction, and a whole turn in degrees is a circle")
  func directions() {
    var path = Path()
    path.addArc(center: .zero, radius: 1, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    #expect(path.elements.count == 1 + 3)
    var circle = Path()
    circle.addArc(center: .zero, radius: 1, startAngle: .degrees(-90), endAngle: .degrees(270), clockwise: true)
    #expect(circle.elements.count == 1 + 4)
  }

  @Test("A relative arc turns by its delta, clockwise on the screen")
  func relative() throws {
    var path = Path()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(90), delta: .degrees(90))
    let end = try #require(path.currentPoint)
    #expect(abs(end.x + 10) < 1e-9 && abs(end.y) < 1e-9)
  }
}
