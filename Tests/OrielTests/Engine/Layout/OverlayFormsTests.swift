import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Overlays and backgrounds")
struct OverlayFormsTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 1, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private enum Ink { case red, green, blue, white, other }

  /// Returns the colors at the given points of a window of 100 by 100 points.
  private func inks<Content: View>(
    at points: [(Int, Int)], safeArea: EdgeInsets = EdgeInsets(), @ViewBuilder _ content: () -> Content
  ) -> [Ink] {
    let host = TestHost(size: CGSize(width: 100, height: 100), safeArea: safeArea, content: content)
    defer { host.close() }
    let picture = host.snapshot()
    return points.map { x, y in
      let pixel = picture.pixel(x, y)
      return switch (pixel.red, pixel.green, pixel.blue) {
      case (255, 0, 0): .red
      case (0, 255, 0): .green
      case (0, 0, 255): .blue
      case (255, 255, 255): .white
      default: .other
      }
    }
  }

  /// A square from 20 to 80 points on both axes.
  private var square: some View { Self.green.frame(width: 60, height: 60) }

  private var dot: some View { Self.red.frame(width: 20, height: 20) }

  private let corners = [(25, 25), (75, 25), (25, 75), (75, 75), (50, 50)]

  // MARK: Overlays

  @Test("An overlay is centered on its view, which keeps its size")
  func view() {
    #expect(inks(at: corners) { square.overlay(dot) } == [.green, .green, .green, .green, .red])
    #expect(inks(at: [(41, 41), (58, 58), (38, 50), (62, 50)]) { square.overlay(dot) } == [.red, .red, .green, .green])
    let large = Self.red.frame(width: 80, height: 80)
    #expect(inks(at: [(12, 50), (5, 50), (50, 88)]) { square.overlay(large) } == [.red, .white, .red])
    let beside = inks(at: [(15, 50), (50, 50), (95, 50)]) {
      HStack(spacing: 0) {
        Self.green.frame(width: 40, height: 40).overlay(Self.red.frame(width: 10, height: 10))
        Self.blue.frame(width: 40, height: 40)
      }
    }
    #expect(beside == [.green, .blue, .white])
  }

  @Test("The alignment of an overlay determines the edges and corners that coincide")
  func alignment() {
    let expected: [(Alignment, [Ink])] = [
      (.topLeading, [.red, .green, .green, .green, .green]), (.topTrailing, [.green, .red, .green, .green, .green]),
      (.bottomLeading, [.green, .green, .red, .green, .green]), (.bottomTrailing, [.green, .green, .green, .red, .green]),
      (.center, [.green, .green, .green, .green, .red]), (.top, [.green, .green, .green, .green, .green]),
    ]
    for (alignment, found) in expected { #expect(inks(at: corners) { square.overlay(dot, alignment: alignment) } == found) }
    #expect(inks(at: [(50, 25), (50, 45)]) { square.overlay(dot, alignment: .top) } == [.red, .green])
    #expect(inks(at: [(75, 50), (55, 50)]) { square.overlay(dot, alignment: .trailing) } == [.red, .green])
  }

  @Test("An overlay style covers the view only, if the view doesn't touch the window's edges")
  func style() {
    #expect(inks(at: corners + [(15, 50), (50, 85)]) { square.overlay(Self.red) } == [.red, .red, .red, .red, .red, .white, .white])
    let gradient = LinearGradient(
      stops: [.init(color: Self.red, location: 0.5), .init(color: Self.blue, location: 0.5)], startPoint: .leading, endPoint: .trailing)
    #expect(inks(at: [(30, 50), (70, 50), (10, 50)]) { square.overlay(gradient, ignoresSafeAreaEdges: .all) } == [.red, .blue, .white])
  }

  private let insets = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)
  private let column = [(50, 5), (50, 50), (50, 95)]

  @Test("An overlay style extends into the safe area at the ignored edges, which are all by default")
  func safeArea() {
    #expect(inks(at: column, safeArea: insets) { Self.green.overlay(Self.red) } == [.red, .red, .red])
    #expect(inks(at: column, safeArea: insets) { Self.green.overlay(Self.red, ignoresSafeAreaEdges: .all) } == [.red, .red, .red])
    #expect(inks(at: column, safeArea: insets) { Self.green.overlay(Self.red, ignoresSafeAreaEdges: .top) } == [.red, .red, .white])
    #expect(inks(at: column, safeArea: insets) { Self.green.overlay(Self.red, ignoresSafeAreaEdges: .bottom) } == [.white, .red, .red])
    #expect(inks(at: column, safeArea: insets) { Self.green.overlay(Self.red, ignoresSafeAreaEdges: []) } == [.white, .red, .white])
    #expect(
      inks(at: column, safeArea: insets) { Self.green.overlay(Self.red, ignoresSafeAreaEdges: .horizontal) } == [.white, .red, .white])
  }

  @Test("An overlay style in a shape covers the inside of the shape")
  func shape() {
    #expect(inks(at: corners) { square.overlay(Self.red, in: Circle()) } == [.green, .green, .green, .green, .red])
    #expect(inks(at: [(22, 50), (78, 50), (50, 22)]) { square.overlay(Self.red, in: Circle()) } == [.red, .red, .red])
    #expect(inks(at: corners) { square.overlay(Self.red, in: Rectangle().inset(by: 10)) } == [.green, .green, .green, .green, .red])
  }

  /// A shape of two squares, one inside the other.
  private struct Frames: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path(rect)
      path.addRect(rect.insetBy(dx: 20, dy: 20))
      return path
    }
  }

  @Test("A fill style determines whether the shape's inner square is filled")
  func fillStyle() {
    #expect(inks(at: corners) { square.overlay(Self.red, in: Frames()) } == [.red, .red, .red, .red, .red])
    let holed = inks(at: corners) { square.overlay(Self.red, in: Frames(), fillStyle: FillStyle(eoFill: true)) }
    #expect(holed == [.red, .red, .red, .red, .green])
  }

  // MARK: Backgrounds

  /// Points in the view, from 40 to 60, and in the area around it, from 20 to 80.
  private let around = [(50, 50), (25, 25), (75, 25), (25, 75), (75, 75)]

  @Test("The alignment of a background determines the edges that coincide, and a background is drawn behind its view")
  func backgroundAlignment() {
    let small = Self.green.frame(width: 20, height: 20)
    func found(_ alignment: Alignment) -> [Ink] {
      inks(at: around) { small.background(alignment: alignment) { Self.red.frame(width: 40, height: 40) } }
    }
    #expect(inks(at: around) { small.background { Self.red.frame(width: 60, height: 60) } } == [.green, .red, .red, .red, .red])
    #expect(found(.center) == [.green, .white, .white, .white, .white])
    #expect(found(.bottomTrailing) == [.green, .red, .white, .white, .white])
    #expect(found(.bottomLeading) == [.green, .white, .red, .white, .white])
    #expect(found(.topTrailing) == [.green, .white, .white, .red, .white])
    #expect(found(.topLeading) == [.green, .white, .white, .white, .red])
    let plain = inks(at: around) { small.background(Self.red.frame(width: 40, height: 40), alignment: .topLeading) }
    #expect(plain == found(.topLeading))
  }

  @Test("A background style extends into the safe area at the ignored edges, which are all by default")
  func backgroundSafeArea() {
    #expect(inks(at: column, safeArea: insets) { Color.clear.background(Self.red) } == [.red, .red, .red])
    #expect(inks(at: column, safeArea: insets) { Color.clear.background(Self.red, ignoresSafeAreaEdges: .top) } == [.red, .red, .white])
    #expect(inks(at: column, safeArea: insets) { Color.clear.background(Self.red, ignoresSafeAreaEdges: .bottom) } == [.white, .red, .red])
    #expect(inks(at: column, safeArea: insets) { Color.clear.background(Self.red, ignoresSafeAreaEdges: []) } == [.white, .red, .white])
    #expect(inks(at: column, safeArea: insets) { dot.background(Self.blue, ignoresSafeAreaEdges: .all) } == [.white, .red, .white])
  }
}
