import Foundation
import Oriel
import OrielDrawing
import OrielTesting
import Testing

@MainActor
@Suite("Mesh gradients")
struct MeshGradientTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 1, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)
  private static let yellow = Color(red: 1, green: 1, blue: 0)
  private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
  private static let colors = [red, green, blue, Color.white]

  private func host<V: View>(_ view: V) -> TestHost { TestHost(size: CGSize(width: 100, height: 100)) { view } }

  private func picture<V: View>(_ view: V) -> Snapshot {
    let host = host(view)
    defer { host.close() }
    return host.snapshot()
  }

  private func isNear(_ pixel: Snapshot.Pixel, _ red: Int, _ green: Int, _ blue: Int, by tolerance: Int = 6) -> Bool {
    abs(pixel.red - red) <= tolerance && abs(pixel.green - green) <= tolerance && abs(pixel.blue - blue) <= tolerance
  }

  /// Returns the column where a row is darkest.
  private func darkest(_ picture: Snapshot) -> Int { (0..<100).min { picture.pixel($0, 50).green < picture.pixel($1, 50).green }! }

  /// Returns a mesh that is white on the left and the right, and black on a line between.
  private static func line(at x: Float, smoothsColors: Bool = false) -> MeshGradient {
    MeshGradient(
      width: 3, height: 2, points: [[0, 0], [x, 0], [1, 0], [0, 1], [x, 1], [1, 1]],
      colors: [.white, .black, .white, .white, .black, .white], smoothsColors: smoothsColors)
  }

  @Test("A mesh draws its colors at their points and interpolates between them")
  func corners() {
    let picture = picture(MeshGradient(width: 2, height: 2, points: Self.corners, colors: Self.colors))
    #expect(isNear(picture.pixel(0, 0), 255, 0, 0) && isNear(picture.pixel(99, 0), 0, 255, 0))
    #expect(isNear(picture.pixel(0, 99), 0, 0, 255) && isNear(picture.pixel(99, 99), 255, 255, 255))
    #expect(isNear(picture.pixel(50, 50), 128, 128, 128))
    let isCovered = (0..<100).allSatisfy { y in (0..<100).allSatisfy { picture.pixel($0, y).alpha == 255 } }
    #expect(isCovered)
  }

  @Test("All initializers create the same mesh")
  func forms() {
    let third: Float = 1.0 / 3
    let bezierPoints = Self.corners.map {
      MeshGradient.BezierPoint(
        position: $0, leadingControlPoint: $0 - [third, 0], topControlPoint: $0 - [0, third], trailingControlPoint: $0 + [third, 0],
        bottomControlPoint: $0 + [0, third])
    }
    let resolved = Self.colors.map { $0.resolve(in: EnvironmentValues()) }
    let forms = [
      MeshGradient(width: 2, height: 2, points: Self.corners, colors: Self.colors),
      MeshGradient(width: 2, height: 2, points: Self.corners, resolvedColors: resolved),
      MeshGradient(width: 2, height: 2, bezierPoints: bezierPoints, colors: Self.colors),
      MeshGradient(width: 2, height: 2, bezierPoints: bezierPoints, resolvedColors: resolved),
      MeshGradient(width: 2, height: 2, locations: .points(Self.corners), colors: .colors(Self.colors)),
      MeshGradient(width: 2, height: 2, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolved)),
    ]
    for form in forms {
      let drawn = picture(form)
      #expect(isNear(drawn.pixel(20, 10), 187, 52, 27), "\(drawn.pixel(20, 10))")
      #expect(isNear(drawn.pixel(30, 80), 97, 78, 205), "\(drawn.pixel(30, 80))")
    }
    #expect(host(Rectangle().fill(forms[0])).displayDump.contains("mesh 2x2 #ff0000ff #00ff00ff #0000ffff #ffffffff"))
    #expect(forms[0] == forms[4] && forms[0] != forms[1])
  }

  @Test("A mesh has the properties of its initializer and SwiftUI's defaults")
  func values() {
    var mesh = MeshGradient(width: 2, height: 2, points: Self.corners, colors: Self.colors)
    #expect(mesh.width == 2 && mesh.height == 2 && mesh.locations == .points(Self.corners) && mesh.colors == .colors(Self.colors))
    #expect(mesh.background == Color.clear && mesh.smoothsColors && mesh.colorSpace == Gradient.ColorSpace.device)
    mesh.background = Self.red
    mesh.locations = .points(Self.corners.map { $0 / 4 })
    #expect(picture(mesh).pixel(80, 80) == .init(red: 255, green: 0, blue: 0))
  }

  @Test("A moved vertex moves its color")
  func points() {
    for place in [Float(0.2), 0.5, 0.7] {
      let drawn = picture(Self.line(at: place))
      #expect(abs(darkest(drawn) - Int(place * 100)) <= 1, "\(place): \(darkest(drawn))")
    }
  }

  @Test("Mesh edges bend toward their control points, and the background is drawn outside")
  func curves() {
    func point(_ x: Float, _ y: Float, bend: Float) -> MeshGradient.BezierPoint {
      MeshGradient.BezierPoint(
        position: [x, y], leadingControlPoint: [x - 1 / 3, y + bend], topControlPoint: [x, y - 1 / 3],
        trailingControlPoint: [x + 1 / 3, y + bend], bottomControlPoint: [x, y + 1 / 3])
    }
    let points = [point(0, 0, bend: 0.5), point(1, 0, bend: 0.5), point(0, 1, bend: 0), point(1, 1, bend: 0)]
    #expect(points[0].leadingControlPoint.y == 0.5 && points[0].trailingControlPoint.y == 0.5 && points[3].position == [1, 1])
    #expect(points[2].topControlPoint.x == 0 && points[2].bottomControlPoint.x == 0)
    let red = [Color](repeating: Self.red, count: 4)
    let drawn = picture(MeshGradient(width: 2, height: 2, bezierPoints: points, colors: red, background: Self.blue))
    // In the middle, the curve reaches three quarters of the control points' offset.
    #expect(drawn.pixel(50, 35) == .init(red: 0, green: 0, blue: 255))
    #expect(drawn.pixel(50, 40) == .init(red: 255, green: 0, blue: 0))
    #expect(drawn.pixel(1, 3) == .init(red: 255, green: 0, blue: 0))
  }

  @Test("A mesh that is smaller than its area shows its background, or the views behind, in the rest")
  func background() {
    let points = Self.corners.map { SIMD2<Float>(repeating: 0.25) + $0 / 2 }
    let red = [Color](repeating: Self.red, count: 4)
    let drawn = picture(MeshGradient(width: 2, height: 2, points: points, colors: red, background: Self.green))
    #expect(drawn.pixel(10, 50) == .init(red: 0, green: 255, blue: 0) && drawn.pixel(24, 24) == .init(red: 0, green: 255, blue: 0))
    #expect(drawn.pixel(25, 25) == .init(red: 255, green: 0, blue: 0) && drawn.pixel(74, 74) == .init(red: 255, green: 0, blue: 0))
    let clear = picture(MeshGradient(width: 2, height: 2, points: points, colors: red).background(Self.blue))
    #expect(clear.pixel(10, 50) == .init(red: 0, green: 0, blue: 255) && clear.pixel(50, 50) == .init(red: 255, green: 0, blue: 0))
  }

  @Test("Smooth colors interpolate along curves, others linearly")
  func smoothing() {
    let straight = picture(Self.line(at: 0.5)).pixel(25, 50)
    let smooth = picture(Self.line(at: 0.5, smoothsColors: true)).pixel(25, 50)
    #expect(isNear(straight, 125, 125, 125), "\(straight)")
    #expect(isNear(smooth, 93, 93, 93, by: 10), "\(smooth)")
  }

  @Test("The perceptual color space interpolates yellow and blue without gray")
  func colorSpace() {
    func middle(_ space: Gradient.ColorSpace) -> Snapshot.Pixel {
      let colors = [Self.yellow, Self.blue, Self.yellow, Self.blue]
      return picture(MeshGradient(width: 2, height: 2, points: Self.corners, colors: colors, colorSpace: space)).pixel(50, 50)
    }
    #expect(isNear(middle(.device), 128, 128, 128))
    let expected = RGBA(red: 1, green: 1, blue: 0).perceptuallyMixed(with: RGBA(red: 0, green: 0, blue: 1), by: 0.5)
    let pixel = middle(.perceptual)
    let (red, green, blue) = (Int(expected.red * 255), Int(expected.green * 255), Int(expected.blue * 255))
    #expect(isNear(pixel, red, green, blue, by: 8), "\(pixel) \(expected)")
  }

  @Test("Clear colors of a mesh fade and don't darken their neighbors")
  func alpha() {
    let colors = [Self.red, Color.clear, Self.red, Color.clear]
    let middle = picture(MeshGradient(width: 2, height: 2, points: Self.corners, colors: colors)).pixel(50, 50)
    #expect(isNear(middle, 255, 128, 128), "\(middle)")
    let mesh = MeshGradient(width: 2, height: 2, points: Self.corners, colors: [Color](repeating: Self.red, count: 4))
    #expect(isNear(picture(Rectangle().fill(mesh.opacity(0.5))).pixel(50, 50), 255, 128, 128))
  }

  @Test("Shapes, outlines and texts are drawn with a mesh gradient")
  func shapes() {
    let mesh = MeshGradient(width: 2, height: 2, points: Self.corners, colors: [Self.red, Self.blue, Self.red, Self.blue])
    let circle = picture(Circle().fill(mesh))
    #expect(circle.pixel(2, 2) == .init(red: 255, green: 255, blue: 255) && isNear(circle.pixel(50, 50), 128, 0, 128))
    let ring = picture(Circle().strokeBorder(mesh, lineWidth: 10))
    #expect(ring.pixel(50, 50) == .init(red: 255, green: 255, blue: 255) && isNear(ring.pixel(50, 5), 128, 0, 128))
    #expect(isNear(ring.pixel(5, 50), 242, 0, 13, by: 8))
    let text = picture(Text(verbatim: "MM").font(.system(size: 40, weight: .black)).foregroundStyle(mesh))
    var (reddish, bluish) = (0, 0)
    for x in 0..<100 {
      for y in 0..<100 {
        let pixel = text.pixel(x, y)
        guard pixel.green < 10 else { continue }
        if pixel.red > 150 { reddish += 1 } else if pixel.blue > 150 { bluish += 1 }
      }
    }
    #expect(reddish > 50 && bluish > 50)
  }

  @Test("A mesh whose counts don't match is reported once and draws its background")
  func wrongCounts() {
    let meshes = [
      MeshGradient(width: 3, height: 2, points: Self.corners, colors: Self.colors, background: Self.green),
      MeshGradient(width: 2, height: 2, points: Self.corners, colors: [Self.red], background: Self.green),
      MeshGradient(width: 4, height: 1, points: Self.corners, colors: Self.colors, background: Self.green),
      MeshGradient(width: .max, height: 2, points: [], colors: [], background: Self.green),
      MeshGradient(width: -2, height: -2, points: Self.corners, colors: Self.colors, background: Self.green),
      MeshGradient(width: 2, height: 2, bezierPoints: [], colors: Self.colors, background: Self.green),
    ]
    for mesh in meshes {
      let host = host(mesh)
      #expect(host.snapshot().pixel(50, 50) == .init(red: 0, green: 255, blue: 0))
      let count = host.messages.filter { $0.contains("MeshGradient") }.count
      #expect(count == 1, "\(host.messages)")
      host.close()
    }
  }

  @Test("The patches at nonfinite or very distant points aren't drawn")
  func wrongPlaces() {
    for place in [Float.nan, .infinity, 1e30] {
      var mesh = Self.line(at: 0.5)
      mesh.locations = .points([[0, 0], [0.5, 0], [place, 0], [0, 1], [0.5, 1], [place, 1]])
      mesh.background = Self.green
      #expect(picture(mesh).pixel(99, 50) == .init(red: 0, green: 255, blue: 0))
    }
    let tiny = MeshGradient(width: 2, height: 2, points: Self.corners, colors: Self.colors)
    _ = picture(tiny.frame(width: 0.001, height: 50))
    _ = picture(tiny.frame(width: 20_000, height: 1))
  }

  private struct Ground: View {
    let style: (Bool) -> MeshGradient
    @State private var isOn = false

    var body: some View { style(isOn).onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } } }
  }

  @Test("Points and colors of a mesh animate")
  func animation() {
    func run(_ style: @escaping (Bool) -> MeshGradient) -> (middle: Snapshot, end: Snapshot) {
      let host = host(Ground(style: style))
      defer { host.close() }
      host.tap(at: CGPoint(x: 50, y: 50))
      host.advance(by: 0.5 - 2 * TestHost.frameDuration)
      let middle = host.snapshot()
      host.advance(by: 1)
      return (middle, host.snapshot())
    }
    let moved = run { Self.line(at: $0 ? 0.8 : 0.2) }
    #expect(abs(darkest(moved.middle) - 50) <= 4 && abs(darkest(moved.end) - 80) <= 1)
    let colored = run {
      MeshGradient(width: 2, height: 2, points: Self.corners, colors: [Color](repeating: $0 ? Self.blue : Self.red, count: 4))
    }
    let pixel = colored.middle.pixel(50, 50)
    #expect((90...165).contains(pixel.red) && (90...165).contains(pixel.blue) && pixel.green < 5)
    #expect(colored.end.pixel(50, 50) == .init(red: 0, green: 0, blue: 255))
  }
}
