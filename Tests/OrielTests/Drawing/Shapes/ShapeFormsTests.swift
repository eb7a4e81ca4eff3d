import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Strokes in the foreground style")
struct ShapeFormsTests {
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let inked = Snapshot.Pixel(red: 0, green: 0, blue: 255)
  private let white = Snapshot.Pixel(red: 255, green: 255, blue: 255)

  /// Returns the picture of a view of 40 points in the middle of a window of 60 points.
  private func picture<Content: View>(scale: CGFloat = 1, @ViewBuilder _ content: () -> Content) -> Snapshot {
    let host = TestHost(size: CGSize(width: 60, height: 60), scale: scale) {
      content().frame(width: 40, height: 40).foregroundStyle(blue)
    }
    defer { host.close() }
    return host.snapshot()
  }

  /// Returns the ranges of the pixels in a row that are fully blue.
  private func runs(_ picture: Snapshot, row: Int) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for x in 0..<picture.width where picture.pixel(x, row) == inked {
      if let last = runs.last, last.upperBound == x - 1 { runs[runs.count - 1] = last.lowerBound...x } else { runs.append(x...x) }
    }
    return runs
  }

  /// A line from the left to the right through the middle.
  private struct Line: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      return path
    }
  }

  /// A path with a corner in the center.
  private struct Corner: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
      return path
    }
  }

  @Test("stroke(lineWidth:) draws a line of that width in the foreground style, half of it outside of the shape")
  func lineWidth() {
    let thick = picture { Rectangle().stroke(lineWidth: 6) }
    #expect(runs(thick, row: 30) == [7...12, 47...52])
    #expect(runs(thick, row: 9) == [7...52])
    #expect(thick.pixel(30, 30) == white && thick.pixel(5, 30) == white)
    #expect(runs(picture { Rectangle().stroke(lineWidth: 2) }, row: 30) == [9...10, 49...50])
  }

  @Test("stroke() draws a line of one point")
  func plain() {
    #expect(runs(picture(scale: 2) { Rectangle().stroke() }, row: 60) == [19...20, 99...100])
    #expect(picture(scale: 2) { Rectangle().stroke() }.pngData == picture(scale: 2) { Rectangle().stroke(lineWidth: 1) }.pngData)
  }

  @Test("stroke(style:) applies the line width, the dashes and their phase")
  func dashes() {
    let solid = picture { Line().stroke(style: StrokeStyle(lineWidth: 4)) }
    #expect(runs(solid, row: 30) == [10...49])
    #expect((0..<60).filter { solid.pixel(30, $0) == inked } == [28, 29, 30, 31])
    let dashed = picture { Line().stroke(style: StrokeStyle(lineWidth: 4, dash: [8])) }
    #expect(runs(dashed, row: 30) == [10...17, 26...33, 42...49])
    let uneven = picture { Line().stroke(style: StrokeStyle(lineWidth: 4, dash: [12, 4])) }
    #expect(runs(uneven, row: 30) == [10...21, 26...37, 42...49])
    let shifted = picture { Line().stroke(style: StrokeStyle(lineWidth: 4, dash: [8, 8], dashPhase: 8)) }
    #expect(runs(shifted, row: 30) == [18...25, 34...41])
  }

  @Test("stroke(style:) applies the line cap")
  func caps() {
    #expect(runs(picture { Line().stroke(style: StrokeStyle(lineWidth: 8, lineCap: .square)) }, row: 30) == [6...53])
    let round = picture { Line().stroke(style: StrokeStyle(lineWidth: 8, lineCap: .round)) }
    #expect(round.pixel(7, 30) == inked && round.pixel(6, 26) == white && round.pixel(10, 26) == inked)
    let butt = picture { Line().stroke(style: StrokeStyle(lineWidth: 8, lineCap: .butt)) }
    #expect(butt.pixel(9, 30) == white && butt.pixel(10, 26) == inked)
  }

  @Test("stroke(style:) applies the line join")
  func joins() {
    func outer(_ join: CGLineJoin, _ x: Int, _ y: Int) -> Snapshot.Pixel {
      picture { Corner().stroke(style: StrokeStyle(lineWidth: 12, lineJoin: join)) }.pixel(x, y)
    }
    // The lines meet at (30, 30). The tip of a miter is at (36, 36).
    #expect(outer(.miter, 34, 34) == inked && outer(.miter, 35, 35) == inked)
    #expect(outer(.bevel, 35, 35) == white && outer(.bevel, 34, 34) == white && outer(.bevel, 31, 31) == inked)
    #expect(outer(.round, 35, 35) == white && outer(.round, 33, 33) == inked)
    let cut = picture { Corner().stroke(style: StrokeStyle(lineWidth: 12, lineJoin: .miter, miterLimit: 1)) }
    #expect(cut.pixel(35, 35) == white)
  }

  @Test("A stroke is a shape with a path that can be filled, rotated and used as a clip")
  func shape() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    func isNear(_ path: Path, _ expected: CGRect) -> Bool {
      let found = path.boundingRect
      return abs(found.minX - expected.minX) < 1e-6 && abs(found.minY - expected.minY) < 1e-6
        && abs(found.maxX - expected.maxX) < 1e-6 && abs(found.maxY - expected.maxY) < 1e-6
    }
    #expect(isNear(Rectangle().stroke(lineWidth: 6).path(in: rect), rect.insetBy(dx: -3, dy: -3)))
    #expect(isNear(Rectangle().stroke().path(in: rect), rect.insetBy(dx: -0.5, dy: -0.5)))
    let line = Line().stroke(style: StrokeStyle(lineWidth: 4)).path(in: rect)
    #expect(isNear(line, CGRect(x: 0, y: 18, width: 40, height: 4)))
    let red = Snapshot.Pixel(red: 255, green: 0, blue: 0)
    let filled = picture { Rectangle().stroke(lineWidth: 6).fill(Color(red: 1, green: 0, blue: 0)) }
    #expect(filled.pixel(8, 30) == red && filled.pixel(11, 30) == red && filled.pixel(30, 30) == white)
    let clipped = picture { Rectangle().fill(blue).clipShape(Rectangle().inset(by: 3).stroke(lineWidth: 6)) }
    #expect(runs(clipped, row: 30) == [10...15, 44...49])
    let turned = picture { Line().stroke(style: StrokeStyle(lineWidth: 4)).rotation(.degrees(90)) }
    #expect(turned.pixel(30, 15) == inked && turned.pixel(15, 30) == white)
  }

  @Test("The stroke of a trimmed shape covers only the trimmed part")
  func trimmed() {
    #expect(runs(picture { Line().trim(from: 0.25, to: 0.75).stroke(lineWidth: 4) }, row: 30) == [20...39])
  }
}
