import Foundation
import OrielDrawing
import Testing

struct RectOverlapTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test("A rectangle covers its left and top edges, and not its right and bottom edges")
  func covering() {
    #expect(rect.covers(CGPoint(x: 10, y: 20)) && rect.covers(CGPoint(x: 39.9, y: 59.9)))
    #expect(!rect.covers(CGPoint(x: 40, y: 30)) && !rect.covers(CGPoint(x: 20, y: 60)) && !rect.covers(CGPoint(x: 9, y: 30)))
    #expect(!CGRect.null.covers(.zero) && !CGRect.zero.covers(.zero))
    #expect(CGRect(x: 10, y: 0, width: -10, height: 10).covers(CGPoint(x: 5, y: 5)))
  }

  @Test("Rectangles overlap where Foundation's rectangles intersect, including at edges")
  func overlapping() {
    for other in [
      CGRect(x: 20, y: 30, width: 100, height: 5), CGRect(x: 40, y: 20, width: 5, height: 5), CGRect(x: 41, y: 20, width: 5, height: 5),
      CGRect(x: 50, y: 70, width: -30, height: -30), CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 30), .null, .zero, .infinite, rect,
    ] {
      #expect(rect.overlap(with: other) == rect.intersection(other), "\(other)")
      #expect(other.overlap(with: rect) == other.intersection(rect), "\(other)")
      #expect(rect.overlaps(other) == rect.intersects(other), "\(other)")
    }
  }

  @Test("A rectangle with nonfinite numbers covers nothing and overlaps nothing", arguments: [CGFloat.nan, .infinity, -.infinity])
  func noNumbers(_ bad: CGFloat) {
    for other in [
      CGRect(x: bad, y: 0, width: 10, height: 10), CGRect(x: 0, y: bad, width: 10, height: 10),
      CGRect(x: bad, y: bad, width: bad, height: bad),
    ] {
      #expect(!other.covers(CGPoint(x: 5, y: 5)) && !other.isFinite)
      #expect(other.overlap(with: rect).isNull && rect.overlap(with: other).isNull && !rect.overlaps(other))
    }
    #expect(!rect.covers(CGPoint(x: bad, y: 30)) && !rect.covers(CGPoint(x: 20, y: bad)))
    #expect(rect.isFinite && rect.covers(CGPoint(x: 20, y: 30)) && rect.overlaps(rect) && rect.overlap(with: rect) == rect)
  }

  @Test("A path with a nonfinite point doesn't contain distant or NaN points", arguments: [CGFloat.nan, .infinity, -.infinity])
  func paths(_ bad: CGFloat) {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: bad))
    _ = path.contains(CGPoint(x: 50, y: 5))
    #expect(!path.contains(CGPoint(x: 500, y: 5)) && !path.contains(CGPoint(x: CGFloat.nan, y: 5)))
  }
}
