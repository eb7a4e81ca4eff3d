import Foundation
import OrielDrawing
import Testing

struct PathStrokeTests {
  @Test("A round stroke covers exactly the points within half its width", arguments: 1...60)
  func roundStroke(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    // Some paths are small compared to their width, so that the inner side of each bend folds over.
    let scale = seed.isMultiple(of: 3) ? 0.15 : 1
    let path = random.path(elementCount: 1 + seed % 5, closes: seed.isMultiple(of: 2))
      .applying(CGAffineTransform(scaleX: scale, y: scale))
    let width = [1, 4, 15, 40][seed % 4] as CGFloat
    let stroke = path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
    let lines = Polylines(path, steps: 300)
    var covered = 0
    for index in 0..<100 {
      // Half of the points are near the line, where the result depends on the distance.
      var point = random.point().applying(CGAffineTransform(scaleX: scale, y: scale))
      if index.isMultiple(of: 2), let line = lines.lines.first(where: { $0.count > 1 }) {
        let near = line[index * 7 % line.count]
        let angle = random.number(0...(2 * .pi))
        let distance = random.number(0...width)
        point = CGPoint(x: near.x + cos(angle) * distance, y: near.y + sin(angle) * distance)
      }
      let distance = lines.distance(to: point)
      guard abs(distance - width / 2) > 0.04 else { continue }
      if distance < width / 2 { covered += 1 }
      #expect(stroke.contains(point) == (distance < width / 2), "seed \(seed), width \(width), \(point), \(path)")
    }
    #expect(covered > 0 || lines.length == 0, "seed \(seed)")
  }

  @Test("The outline of a stroke never reverses its orientation, so that overlaps leave no holes", arguments: 1...40)
  func noHoles(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let scale = seed.isMultiple(of: 2) ? 0.15 : 1
    let path = random.path(elementCount: 4, closes: true).applying(CGAffineTransform(scaleX: scale, y: scale))
    // A few of the random paths consist of moves only.
    guard Polylines(path).length > 0 else { return }
    let stroke = path.strokedPath(StrokeStyle(lineWidth: 30, lineJoin: .bevel))
    let outline = Polylines(stroke, steps: 20, closesAll: true)
    let signs = (0..<100).map { _ in
      let point = random.point()
      return outline.winding(around: CGPoint(x: point.x * scale * 2 - 15, y: point.y * scale * 2 - 15)).signum()
    }
    #expect(!(signs.contains(1) && signs.contains(-1)), "seed \(seed), \(path)")
    #expect(signs.contains { $0 != 0 }, "seed \(seed), \(path)")
  }

  private func line(_ cap: CGLineCap) -> Path {
    Path("10 10 m 30 10 l")!.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
  }

  @Test("Line caps end a line flat, half a width further, or round")
  func caps() {
    #expect(isNear(line(.butt).boundingRect, CGRect(x: 10, y: 8, width: 20, height: 4)))
    #expect(isNear(line(.square).boundingRect, CGRect(x: 8, y: 8, width: 24, height: 4)))
    #expect(isNear(line(.round).boundingRect, CGRect(x: 8, y: 8, width: 24, height: 4), 1e-6))
    #expect(line(.square).contains(CGPoint(x: 8.2, y: 8.2)))
    #expect(!line(.round).contains(CGPoint(x: 8.2, y: 8.2)))
    #expect(abs(abs(signedArea(line(.round))) - (80 + 4 * .pi)) < 0.02)
  }

  @Test("Caps are perpendicular to the curve, even in tight curves")
  func capsOfTightCurves() {
    var half = Path()
    half.addArc(center: .zero, radius: 2, startRadians: 0, endRadians: .pi, clockwise: false)
    let stroke = half.strokedPath(StrokeStyle(lineWidth: 20))
    for x in [-11.5, 11.5] as [CGFloat] {
      #expect(stroke.contains(CGPoint(x: x, y: 0.1)))
      #expect(!stroke.contains(CGPoint(x: x, y: -0.1)))
    }
  }

  private func corner(_ join: CGLineJoin, miterLimit: CGFloat = 10) -> Path {
    Path("0 0 m 20 0 l 20 20 l")!.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: miterLimit))
  }

  @Test("Line joins are pointed, round or flat, and the miter limit flattens pointed ones")
  func joins() {
    #expect(corner(.miter).contains(CGPoint(x: 21.9, y: -1.9)))
    #expect(!corner(.round).contains(CGPoint(x: 21.9, y: -1.9)))
    #expect(corner(.round).contains(CGPoint(x: 21.3, y: -1.3)))
    #expect(!corner(.bevel).contains(CGPoint(x: 21.3, y: -1.3)))
    #expect(corner(.bevel).contains(CGPoint(x: 20.9, y: -0.9)))
    // The miter of a right angle is the square root of 2.
    #expect(!corner(.miter, miterLimit: 1.41).contains(CGPoint(x: 21.9, y: -1.9)))
    #expect(corner(.miter, miterLimit: 1.42).contains(CGPoint(x: 21.9, y: -1.9)))
  }

  @Test("The stroke of a closed path has no caps and is hollow")
  func closedPath() {
    let stroke = Path(CGRect(x: 0, y: 0, width: 20, height: 20)).strokedPath(StrokeStyle(lineWidth: 4))
    #expect(isNear(stroke.boundingRect, CGRect(x: -2, y: -2, width: 24, height: 24)))
    #expect(stroke.contains(CGPoint(x: -1.9, y: -1.9)))
    #expect(stroke.contains(CGPoint(x: 1.9, y: 10)))
    #expect(!stroke.contains(CGPoint(x: 2.1, y: 10)))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).strokedPath(StrokeStyle(lineWidth: 2))
    #expect(abs(abs(signedArea(circle)) - .pi * (121 - 81)) < 0.1)
    // If a circle is narrower than the stroke, its outside is round with each join.
    let disc = Path(ellipseIn: CGRect(x: -2, y: -2, width: 4, height: 4))
      .strokedPath(StrokeStyle(lineWidth: 20, lineJoin: .bevel))
    for degree in 0..<360 {
      let angle = CGFloat(degree) * .pi / 180
      #expect(disc.contains(CGPoint(x: 11.97 * cos(angle), y: 11.97 * sin(angle))))
      #expect(!disc.contains(CGPoint(x: 12.03 * cos(angle), y: 12.03 * sin(angle))))
    }
    // Curves are preserved: a circle isn't divided into dozens of lines.
    #expect(circle.elements.count < 80)
  }

  private func dashed(_ text: String, _ dash: [CGFloat], phase: CGFloat = 0, cap: CGLineCap = .butt) -> Path {
    Path(text)!.strokedPath(StrokeStyle(lineWidth: 2, lineCap: cap, dash: dash, dashPhase: phase))
  }

  /// Returns the unit steps along a horizontal line from the origin that are drawn.
  private func drawn(_ path: Path, count: Int = 20) -> String {
    (0..<count).map { path.contains(CGPoint(x: CGFloat($0) + 0.5, y: 0.3)) ? "#" : "." }.joined()
  }

  @Test("Dashes follow their pattern and phase")
  func dashes() {
    let line = "0 0 m 20 0 l"
    #expect(drawn(dashed(line, [4, 2])) == "####..####..####..##")
    #expect(drawn(dashed(line, [4, 2], phase: 3)) == "#..####..####..####.")
    #expect(drawn(dashed(line, [4, 2], phase: 5)) == ".####..####..####..#")
    #expect(drawn(dashed(line, [4, 2], phase: -1)) == ".####..####..####..#")
    #expect(drawn(dashed(line, [4, 2], phase: -3)) == "#..####..####..####.")
    #expect(drawn(dashed(line, [4, 2], phase: 605)) == ".####..####..####..#")
    #expect(drawn(dashed(line, [3])) == "###...###...###...##")
    #expect(drawn(dashed(line, [3, 1, 2])) == "###.##...#..###.##..")
    #expect(drawn(dashed("0 0 m 10 0 l 10 0 m 20 0 l", [4, 2])) == "####..########..####")
  }

  @Test(
    "An invalid dash pattern draws a solid line",
    arguments: [[], [0, 0], [-1, 2], [.nan, 2], [.infinity, 1], [1e-9, 1e-9]] as [[CGFloat]])
  func senselessDashes(dash: [CGFloat]) {
    #expect(drawn(dashed("0 0 m 20 0 l", dash)) == String(repeating: "#", count: 20))
  }

  @Test("Dashes of zero length are dots if the cap has an extent")
  func dots() {
    let dots = dashed("0 0 m 20 0 l", [0, 5], cap: .round)
    for x in [0, 5, 10, 15] as [CGFloat] {
      #expect(dots.contains(CGPoint(x: x + 0.3, y: 0.2)))
      #expect(!dots.contains(CGPoint(x: x + 2.5, y: 0)))
    }
    #expect(dashed("0 0 m 20 0 l", [0, 5]).isEmpty)
    let squares = dashed("0 0 m 0 20 l", [0, 5], cap: .square)
    #expect(squares.contains(CGPoint(x: 0.9, y: 5.9)))
    #expect(!squares.contains(CGPoint(x: 0, y: 7)))
  }

  @Test("A dash continues across the start of a closed path with a join")
  func dashOverStart() {
    let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    let stroke = square.strokedPath(StrokeStyle(lineWidth: 4, dash: [10, 10], dashPhase: 5))
    #expect(stroke.contains(CGPoint(x: -1.9, y: -1.9)))
    #expect(!stroke.contains(CGPoint(x: 10, y: 0)))
    let plain = square.strokedPath(StrokeStyle(lineWidth: 4, dash: [10, 10]))
    #expect(!plain.contains(CGPoint(x: -1.9, y: -1.9)))
    #expect(plain.contains(CGPoint(x: 5, y: 0)))
  }

  @Test("Lines of zero length show their caps, and moves alone show nothing")
  func points() {
    func stroke(_ text: String, _ cap: CGLineCap) -> CGRect {
      Path(text)!.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap)).boundingRect
    }
    #expect(isNear(stroke("5 5 m 5 5 l", .round), CGRect(x: 3, y: 3, width: 4, height: 4), 1e-6))
    #expect(isNear(stroke("5 5 m h", .square), CGRect(x: 3, y: 3, width: 4, height: 4)))
    #expect(stroke("5 5 m 5 5 l", .butt).isNull)
    #expect(stroke("5 5 m", .round).isNull)
  }

  @Test("An invalid line width strokes nothing", arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func senselessWidth(width: CGFloat) {
    #expect(Path("0 0 m 9 9 l")!.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
    #expect(!Path("0 0 m 9 9 l")!.strokedPath(StrokeStyle(lineWidth: 1)).isEmpty)
  }

  @Test("A line that reverses its direction has its round join")
  func turningBack() {
    let stroke = Path("0 0 m 20 0 l 5 0 l")!.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round))
    #expect(isNear(stroke.boundingRect, CGRect(x: 0, y: -2, width: 22, height: 4), 1e-6))
    let pointed = Path("0 0 m 20 0 l 5 0 l")!.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .miter))
    #expect(isNear(pointed.boundingRect, CGRect(x: 0, y: -2, width: 20, height: 4), 1e-6))
  }

  @Test("An S-shaped curve isn't approximated by its chord")
  func sShape() {
    let stroke = Path("0 50 m 50 50 50 0 100 0 c")!.strokedPath(StrokeStyle(lineWidth: 4))
    // At a quarter of its length the curve is 7 points below its chord.
    #expect(stroke.contains(CGPoint(x: 22, y: 44)))
    #expect(!stroke.contains(CGPoint(x: 22, y: 39)))
    #expect(stroke.contains(CGPoint(x: 78, y: 6)))
  }
}
