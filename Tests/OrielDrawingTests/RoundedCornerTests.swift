import Foundation
import OrielDrawing
import Testing

struct RoundedCornerTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test("Circular corners are quarter circles")
  func circular() {
    let path = Path(roundedRect: rect, cornerRadius: 10, style: .circular)
    #expect(abs(signedArea(path) - (6000 - (4 - .pi) * 100)) < 0.2)
    #expect(!path.contains(CGPoint(x: 2.8, y: 2.8)))
    #expect(path.contains(CGPoint(x: 3.1, y: 3.1)))
    #expect(path.contains(CGPoint(x: 10.5, y: 0.05)))
  }

  @Test("Elliptical corners keep both radii, and each is limited to half a side")
  func elliptical() {
    let path = Path(roundedRect: rect, cornerSize: CGSize(width: 20, height: 10), style: .circular)
    #expect(abs(signedArea(path) - (6000 - (4 - .pi) * 200)) < 0.4)
    #expect(path.roundedRect == nil)
    let full = Path(roundedRect: rect, cornerSize: CGSize(width: 900, height: 1000), style: .circular)
    #expect(abs(signedArea(full) - .pi * 50 * 30) < 2)
  }

  @Test("Each corner has its own radius")
  func uneven() {
    let radii = RectangleCornerRadii(topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20)
    let path = Path(roundedRect: rect, cornerRadii: radii, style: .circular)
    #expect(path.roundedRect == RoundedRect(rect: rect, topLeft: 5, topRight: 20, bottomRight: 15, bottomLeft: 10))
    let cut = (1 - CGFloat.pi / 4) * (25 + 100 + 225 + 400)
    #expect(abs(signedArea(path) - (6000 - cut)) < 0.4)
    #expect(!path.contains(CGPoint(x: 97, y: 3)))
    #expect(path.contains(CGPoint(x: 3, y: 3)))
  }

  @Test("Radii that don't fit are reduced in proportion, and invalid ones are zero")
  func fitting() {
    let path = Path(
      roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 80, bottomLeading: 40, bottomTrailing: -5, topTrailing: .nan),
      style: .circular)
    #expect(path.roundedRect == RoundedRect(rect: rect, topLeft: 40, topRight: 0, bottomRight: 0, bottomLeft: 20))
    #expect(Path(roundedRect: rect, cornerRadius: -3, style: .circular).roundedRect == RoundedRect(rect: rect))
    #expect(Path(roundedRect: rect, cornerRadius: .infinity, style: .circular).roundedRect == RoundedRect(rect: rect, radius: 30))
    #expect(Path(roundedRect: .null, cornerRadius: 4).isEmpty)
  }

  @Test("A path with continuous corners has an outline whose circular corners deviate by at most a hundredth of the radius")
  func outline() {
    for (rect, radius) in [(rect, 4.0), (rect, 15), (rect, 25), (CGRect(x: 3, y: 8, width: 200, height: 200), 40)] {
      let path = Path(roundedRect: rect, cornerRadius: radius)
      var expected = RoundedRect(rect: rect, radius: radius)
      expected.isContinuous = true
      #expect(path.outline == expected)
      #expect(path.applying(CGAffineTransform(scaleX: 2, y: 2)).outline?.isContinuous == true)
      #expect(path.applying(CGAffineTransform(scaleX: -1, y: 1)).outline == nil)
      for element in path.elements {
        guard case .curve(let end, _, _) = element else { continue }
        // The distance from the arc of the nearest corner, or from the sides outside of the corners.
        let (x, y) = (min(end.x - rect.minX, rect.maxX - end.x), min(end.y - rect.minY, rect.maxY - end.y))
        let inset = x < radius && y < radius ? radius - hypot(radius - x, radius - y) : min(x, y)
        #expect(inset > -1e-9 && inset <= radius * RoundedRect.continuousDeviation)
      }
    }
    #expect(Path(roundedRect: rect, cornerRadius: 30).outline == RoundedRect(rect: rect, radius: 30), "The shorter sides have two radii")
  }

  @Test("A continuous corner extends further along the sides than its radius and doesn't cut off more area")
  func continuous() {
    let path = Path(roundedRect: rect, cornerRadius: 10, style: .continuous)
    #expect(path.roundedRect == nil)
    // On the top side the straight part begins 15.29 points from the corner.
    #expect(!path.contains(CGPoint(x: 14, y: 0.0005)))
    #expect(path.contains(CGPoint(x: 15.4, y: 0.0005)))
    let circular = Path(roundedRect: rect, cornerRadius: 10, style: .circular)
    #expect(abs(signedArea(path) - signedArea(circular)) < 10)
    #expect(isNear(path.boundingRect, rect))
    #expect(path.contains(CGPoint(x: 3.1, y: 3.1)))
    #expect(!path.contains(CGPoint(x: 2.8, y: 2.8)))
  }

  @Test(
    "The direction of a continuous corner is continuous, and its curvature changes less than that of a circular corner",
    arguments: [10, 20, 25, 30] as [CGFloat])
  func smoothness(radius: CGFloat) {
    func greatestTurn(_ path: Path) -> (angle: CGFloat, change: CGFloat) {
      // The steps along the outline are equal. The change of the turn between steps approximates the change of curvature.
      var points: [CGPoint] = []
      for step in 0..<200 { points.append(path.trimmedPath(from: 0, to: CGFloat(step + 1) / 200).currentPoint!) }
      var turns: [CGFloat] = []
      for index in 1..<points.count - 1 {
        let (a, b, c) = (points[index - 1], points[index], points[index + 1])
        turns.append(
          atan2(
            (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x), (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y)))
      }
      return (turns.max()!, zip(turns, turns.dropFirst()).map { abs($1 - $0) }.max()!)
    }
    let smooth = greatestTurn(Path(roundedRect: rect, cornerRadius: radius, style: .continuous))
    let round = greatestTurn(Path(roundedRect: rect, cornerRadius: radius, style: .circular))
    #expect(smooth.angle < 1.6 * round.angle)
    #expect(radius == 30 ? smooth.change == round.change : smooth.change < round.change)
  }

  @Test("A continuous corner is circular if the side has no space for more than the radius")
  func continuousWithoutRoom() {
    let capsule = Path(roundedRect: rect, cornerRadius: 30, style: .continuous)
    #expect(capsule == Path(roundedRect: rect, cornerRadius: 30, style: .circular))
    #expect(capsule.roundedRect == RoundedRect(rect: rect, radius: 30))
  }

  @Test("Plain shapes are marked as rounded rectangles, and further elements remove the mark")
  func marks() {
    #expect(Path(rect).roundedRect == RoundedRect(rect: rect))
    #expect(Path(roundedRect: rect, cornerRadius: 8, style: .circular).roundedRect == RoundedRect(rect: rect, radius: 8))
    #expect(Path(roundedRect: rect, cornerRadius: 0, style: .continuous).roundedRect == RoundedRect(rect: rect))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(circle.roundedRect == RoundedRect(rect: CGRect(x: 0, y: 0, width: 20, height: 20), radius: 10))
    #expect(Path(ellipseIn: rect).roundedRect == nil)
    var two = Path(rect)
    two.addRect(rect)
    #expect(two.roundedRect == nil)
    var line = Path(rect)
    line.addLine(to: .zero)
    #expect(line.roundedRect == nil)
    var copied = Path()
    copied.addPath(circle, transform: CGAffineTransform(translationX: 5, y: 0))
    #expect(copied.roundedRect == RoundedRect(rect: CGRect(x: 5, y: 0, width: 20, height: 20), radius: 10))
  }

  @Test("Translation and uniform scaling keep the mark, and rotation, mirroring and stretched corners remove it")
  func markedTransforms() {
    let path = Path(roundedRect: rect, cornerRadius: 8, style: .circular)
    #expect(path.offsetBy(dx: 1, dy: 2).roundedRect == RoundedRect(rect: rect.offsetBy(dx: 1, dy: 2), radius: 8))
    let scaled = path.applying(CGAffineTransform(scaleX: 2, y: 2))
    #expect(scaled.roundedRect == RoundedRect(rect: CGRect(x: 0, y: 0, width: 200, height: 120), radius: 16))
    #expect(path.applying(CGAffineTransform(scaleX: 2, y: 1)).roundedRect == nil)
    #expect(path.applying(CGAffineTransform(scaleX: -1, y: 1)).roundedRect == nil)
    #expect(path.applying(CGAffineTransform(rotationAngle: 0.1)).roundedRect == nil)
    let stretched = Path(rect).applying(CGAffineTransform(scaleX: 2, y: 1))
    #expect(stretched.roundedRect == RoundedRect(rect: CGRect(x: 0, y: 0, width: 200, height: 60)))
    #expect(path == Path(path.description))
  }
}
