import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Animated gradients")
struct GradientAnimationTests {
  private static let red = Color(.sRGB, red: 1, green: 0, blue: 0)
  private static let green = Color(.sRGB, red: 0, green: 1, blue: 0)
  private static let blue = Color(.sRGB, red: 0, green: 0, blue: 1)

  private struct Ground<Style: ShapeStyle>: View {
    let style: (Bool) -> Style
    @State private var isOn = false

    var body: some View {
      Rectangle().fill(style(isOn)).onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
    }
  }

  private func run<S: ShapeStyle>(_ style: @escaping (Bool) -> S) -> (start: Snapshot, middle: Snapshot, end: Snapshot) {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Ground(style: style) }
    defer { host.close() }
    let start = host.snapshot()
    host.tap(at: CGPoint(x: 50, y: 50))
    host.advance(by: 0.5 - 2 * TestHost.frameDuration)
    let middle = host.snapshot()
    host.advance(by: 1)
    return (start, middle, host.snapshot())
  }

  @Test("The colors of a gradient animate")
  func colors() {
    let (start, middle, end) = run {
      LinearGradient(colors: $0 ? [Self.blue, Self.blue] : [Self.red, Self.red], startPoint: .top, endPoint: .bottom)
    }
    #expect(start.pixel(50, 50) == .init(red: 255, green: 0, blue: 0) && end.pixel(50, 50) == .init(red: 0, green: 0, blue: 255))
    let color = middle.pixel(50, 50)
    #expect((90...165).contains(color.red) && (90...165).contains(color.blue))
  }

  @Test("Start and end points, radii and angles of gradients animate")
  func geometry() {
    // The colors meet at one edge. Its position moves.
    let stops: [Gradient.Stop] = [.init(color: Self.red, location: 0.5), .init(color: Self.blue, location: 0.5)]
    let linear = run { LinearGradient(stops: stops, startPoint: $0 ? .leading : UnitPoint(x: -1, y: 0.5), endPoint: .trailing) }
    func edge(_ picture: Snapshot) -> Int { (0..<100).first { picture.pixel($0, 50).blue > 128 } ?? 100 }
    #expect(abs(edge(linear.start) - 0) <= 1 && abs(edge(linear.middle) - 25) <= 4 && abs(edge(linear.end) - 50) <= 1)
    let radial = run { RadialGradient(gradient: Gradient(stops: stops), center: .leading, startRadius: 0, endRadius: $0 ? 160 : 40) }
    #expect(abs(edge(radial.start) - 20) <= 1 && abs(edge(radial.middle) - 50) <= 5 && abs(edge(radial.end) - 80) <= 1)
    let angular = run { AngularGradient(gradient: Gradient(stops: stops), center: .center, angle: .degrees($0 ? 90 : 0)) }
    #expect(angular.start.pixel(50, 90) == .init(red: 255, green: 0, blue: 0))
    #expect(angular.middle.pixel(90, 30) == .init(red: 0, green: 0, blue: 255))
    #expect(
      angular.end.pixel(20, 80) == .init(red: 255, green: 0, blue: 0) && angular.end.pixel(80, 20) == .init(red: 0, green: 0, blue: 255))
  }

  @Test("A color animates to a gradient, and gradients with two and three colors animate to each other")
  func kinds() {
    let fromColor = run { isOn in
      isOn
        ? AnyShapeStyle(LinearGradient(colors: [Self.blue, Self.green], startPoint: .leading, endPoint: .trailing))
        : AnyShapeStyle(Self.red)
    }
    let left = fromColor.middle.pixel(1, 50)
    #expect((90...165).contains(left.red) && (90...165).contains(left.blue) && left.green < 20)
    let counts = run {
      LinearGradient(colors: $0 ? [Self.red, Self.green, Self.red] : [Self.red, Self.red], startPoint: .leading, endPoint: .trailing)
    }
    let center = counts.middle.pixel(50, 50)
    #expect((90...165).contains(center.red) && (90...165).contains(center.green))
  }

  @Test("A gradient of a text animates")
  func text() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Title() }
    defer { host.close() }
    func count(_ picture: Snapshot) -> (pure: Int, mixed: Int) {
      var (pure, mixed) = (0, 0)
      for x in 0..<200 {
        for y in 0..<100 {
          let pixel = picture.pixel(x, y)
          if pixel == .init(red: 0, green: 0, blue: 255) { pure += 1 }
          if (90...165).contains(pixel.red), (90...165).contains(pixel.blue), pixel.green < 20 { mixed += 1 }
        }
      }
      return (pure, mixed)
    }
    host.tap(at: CGPoint(x: 100, y: 50))
    host.advance(by: 0.5 - 2 * TestHost.frameDuration)
    let middle = count(host.snapshot())
    #expect(middle.mixed > 200 && middle.pure == 0)
    host.advance(by: 1)
    #expect(count(host.snapshot()).pure > 200)
  }

  private struct Title: View {
    @State private var isOn = false

    var body: some View {
      Text(verbatim: "MMM").font(.system(size: 60, weight: .black))
        .foregroundStyle(LinearGradient(colors: isOn ? [blue, blue] : [red, red], startPoint: .leading, endPoint: .trailing))
        .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
  }
}
