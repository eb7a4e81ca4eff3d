import Foundation
import Testing

@testable import OrielDrawing

@MainActor
@Suite("Overdraw counts")
struct OverdrawTests {
  private let size = CGSize(width: 40, height: 40)

  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat, alpha: Float = 1) -> DisplayNode {
    DisplayNode(.color(RGBA(red: 0, green: 0, blue: 0, alpha: alpha), CGRect(x: x, y: y, width: side, height: side)))
  }

  private func count(_ overdraw: Overdraw, _ x: Int, _ y: Int) -> Int { Int(overdraw.counts[y * overdraw.columns + x]) }

  @Test("Overlapping rectangles add up, and clear ones don't count")
  func rectangles() {
    let overdraw = Overdraw(
      of: DisplayNode(.group([square(0, 0, 40), square(0, 0, 20), square(0, 0, 8), square(0, 0, 40, alpha: 0)])), size: size)
    #expect(overdraw.columns == 10 && overdraw.rows == 10)
    #expect(count(overdraw, 0, 0) == 3)
    #expect(count(overdraw, 4, 4) == 2)
    #expect(count(overdraw, 5, 5) == 1)
    #expect(overdraw.most == 3)
    #expect(abs(overdraw.average - (1 + 0.25 + 0.04)) < 1e-9)
    #expect(overdraw.rects(painted: 3...3) == [CGRect(x: 0, y: 0, width: 8, height: 4), CGRect(x: 0, y: 4, width: 8, height: 4)])
  }

  @Test("Transforms move, clips cut, and content outside of the window doesn't count")
  func places() {
    let moved = DisplayNode(.transform(CGAffineTransform(translationX: 20, y: 0), square(0, 0, 40)))
    let overdraw = Overdraw(of: DisplayNode(.clip(Path(CGRect(x: 0, y: 0, width: 40, height: 8)), FillStyle(), moved)), size: size)
    #expect(count(overdraw, 4, 0) == 0)
    #expect(count(overdraw, 5, 0) == 1)
    #expect(count(overdraw, 5, 2) == 0)
    #expect(overdraw.counts.reduce(0) { $0 + Int($1) } == 10)
    #expect(Overdraw(of: square(100, 100, 20), size: size).most == 0)
  }

  @Test("A fill counts within its shape, and a stroke along its edges")
  func shapes() {
    let circle = Overdraw(
      of: DisplayNode(.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), FillStyle(), .color(.black))), size: size)
    #expect(count(circle, 0, 0) == 0)
    #expect(count(circle, 5, 5) == 1)
    #expect(abs(circle.average - .pi / 4) < 0.05)
    let outline = Overdraw(
      of: DisplayNode(.stroke(Path(CGRect(x: 2, y: 2, width: 36, height: 36)), StrokeStyle(lineWidth: 4), .color(.black))), size: size)
    #expect(count(outline, 5, 5) == 0)
    #expect(count(outline, 0, 5) == 1)
  }

  @Test("Rectangles that aren't finite paint nothing", arguments: [CGFloat.nan, .infinity, -.infinity])
  func nonfinite(_ bad: CGFloat) {
    let clipped = DisplayNode(.clip(Path(CGRect(x: bad, y: 0, width: -bad, height: 40)), FillStyle(), square(0, 0, 40)))
    let masked = DisplayNode(.mask(square(0, 0, 40), mask: square(bad, 0, -bad)))
    let moved = DisplayNode(.transform(CGAffineTransform(translationX: bad, y: 0), square(0, 0, 40)))
    for node in [square(bad, 0, 40), square(0, bad, bad), square(bad, bad, -bad), clipped, masked, moved] {
      #expect(Overdraw(of: node, size: size).most == 0)
    }
  }

  @Test("Empty and invalid sizes have no cells")
  func badSizes() {
    for size in [CGSize.zero, CGSize(width: -4, height: 10), CGSize(width: CGFloat.nan, height: 10)] {
      let overdraw = Overdraw(of: square(0, 0, 10), size: size)
      #expect(overdraw.counts.isEmpty)
      #expect(overdraw.average == 0 && overdraw.most == 0)
    }
    #expect(Overdraw(of: square(0, 0, 10), size: CGSize(width: 10, height: 10), cell: 0).columns == 10)
  }
}
