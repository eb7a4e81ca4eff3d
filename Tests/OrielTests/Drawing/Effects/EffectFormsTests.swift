import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Anchors, offsets, alignments and materials")
struct EffectFormsTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)
  private let redPixel = Snapshot.Pixel(red: 255, green: 0, blue: 0)
  private let bluePixel = Snapshot.Pixel(red: 0, green: 0, blue: 255)
  private let white = Snapshot.Pixel(red: 255, green: 255, blue: 255)

  private func picture<Content: View>(_ colorScheme: ColorScheme = .light, @ViewBuilder _ content: () -> Content) -> Snapshot {
    let host = TestHost(size: CGSize(width: 100, height: 100), colorScheme: colorScheme, content: content)
    defer { host.close() }
    return host.snapshot()
  }

  // MARK: Rotation

  /// Returns the frame of a bar from (30, 45) to (70, 55) after its rotation.
  private func turned(_ degrees: Double, _ anchor: UnitPoint) throws -> CGRect {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Self.red.frame(width: 40, height: 10).accessibilityLabel("bar").rotationEffect(.degrees(degrees), anchor: anchor)
    }
    defer { host.close() }
    let frame = try host.find("bar").frame
    let picture = host.snapshot()
    #expect(picture.pixel(Int(frame.midX.rounded()), Int(frame.midY.rounded())) == redPixel)
    return CGRect(x: frame.minX.rounded(), y: frame.minY.rounded(), width: frame.width.rounded(), height: frame.height.rounded())
  }

  @Test("rotationEffect rotates a view clockwise around its anchor")
  func rotationAnchor() throws {
    #expect(try turned(90, .center) == CGRect(x: 45, y: 30, width: 10, height: 40))
    #expect(try turned(90, .topLeading) == CGRect(x: 20, y: 45, width: 10, height: 40))
    #expect(try turned(-90, .topLeading) == CGRect(x: 30, y: 5, width: 10, height: 40))
    #expect(try turned(90, .bottomTrailing) == CGRect(x: 70, y: 15, width: 10, height: 40))
    #expect(try turned(90, .leading) == CGRect(x: 25, y: 50, width: 10, height: 40))
    #expect(try turned(180, .trailing) == CGRect(x: 70, y: 45, width: 40, height: 10))
    #expect(try turned(180, UnitPoint(x: 0.25, y: 1)) == CGRect(x: 10, y: 55, width: 40, height: 10))
  }

  @Test("rotationEffect doesn't affect layout, and hit testing uses the rotated view")
  func rotationHits() throws {
    var hits = 0
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Self.red.frame(width: 40, height: 10).onTapGesture { hits += 1 }.rotationEffect(.degrees(90), anchor: .topLeading)
        .background { Self.blue }
    }
    let picture = host.snapshot()
    #expect(picture.pixel(25, 80) == redPixel && picture.pixel(60, 50) == bluePixel && picture.pixel(60, 80) == white)
    host.tap(at: CGPoint(x: 60, y: 50))
    #expect(hits == 0)
    host.tap(at: CGPoint(x: 25, y: 80))
    #expect(hits == 1)
    host.close()
  }

  // MARK: Shadows

  @Test("A shadow is offset by x to the right and by y downward")
  func shadowOffset() {
    let square = Self.red.frame(width: 20, height: 20)
    let aside = picture { square.shadow(color: Self.blue, radius: 0, x: 20, y: 10) }
    #expect(aside.pixel(50, 50) == redPixel && aside.pixel(58, 58) == redPixel)
    #expect(aside.pixel(62, 52) == bluePixel && aside.pixel(78, 68) == bluePixel && aside.pixel(50, 65) == white)
    #expect(aside.pixel(62, 48) == white && aside.pixel(82, 60) == white && aside.pixel(35, 50) == white)
    let above = picture { square.shadow(color: Self.blue, radius: 0, x: -20, y: -20) }
    #expect(above.pixel(30, 30) == bluePixel && above.pixel(62, 62) == white)
    let below = picture { square.shadow(color: Self.blue, radius: 0, y: 20) }
    #expect(below.pixel(50, 70) == bluePixel && below.pixel(70, 50) == white)
    let right = picture { square.shadow(color: Self.blue, radius: 0, x: 20) }
    #expect(right.pixel(70, 50) == bluePixel && right.pixel(50, 70) == white)
  }

  @Test("The default shadow is black at a third of its opacity, and its radius softens it")
  func standardShadow() {
    let square = Self.red.frame(width: 20, height: 20)
    let hard = picture { square.shadow(radius: 0, x: 0, y: 25) }.pixel(50, 75)
    #expect(hard.red == hard.green && hard.green == hard.blue && abs(hard.red - 171) <= 3, "\(hard)")
    let soft = picture { square.shadow(radius: 5, y: 25) }
    #expect(soft.pixel(50, 62).red < 255 && soft.pixel(50, 62).red > soft.pixel(50, 75).red)
  }

  // MARK: Materials

  @Test(
    "thinMaterial lets less of its backdrop through than ultraThinMaterial, and more than regularMaterial",
    arguments: [ColorScheme.light, .dark])
  func thinMaterial(colorScheme: ColorScheme) {
    func shown(_ material: Material) -> Int {
      // The backdrop is the color that differs most from the material's own.
      let pixel = picture(colorScheme) {
        (colorScheme == .light ? Color.black : Color.white).overlay { Rectangle().fill(material) }
      }.pixel(50, 50)
      return colorScheme == .light ? pixel.red : 255 - pixel.red
    }
    let levels = [Material.ultraThinMaterial, .thinMaterial, .regularMaterial, .thickMaterial].map { shown($0) }
    for (thinner, thicker) in zip(levels, levels.dropFirst()) { #expect(thinner + 5 < thicker, "\(levels)") }
    let background = picture(colorScheme) {
      (colorScheme == .light ? Color.black : Color.white).overlay { Color.clear.frame(width: 60, height: 60).background(.thinMaterial) }
    }
    let level = colorScheme == .light ? background.pixel(50, 50).red : 255 - background.pixel(50, 50).red
    #expect(abs(level - levels[1]) <= 2)
    #expect(background.pixel(10, 10).red == (colorScheme == .light ? 0 : 255))
  }

  @Test("thinMaterial blurs an edge in its backdrop")
  func blur() {
    let edge = HStack(spacing: 0) {
      Color.black
      Color.white
    }
    let sharp = picture { edge }
    #expect(sharp.pixel(47, 50).red == 0 && sharp.pixel(52, 50).red == 255)
    let blurred = picture { edge.overlay(.thinMaterial) }
    let (left, right) = (blurred.pixel(47, 50).red, blurred.pixel(52, 50).red)
    #expect(right >= left && right - left < 50, "\(left) \(right)")
  }

  // MARK: Grids

  private func cells(_ columns: [GridItem], _ alignment: HorizontalAlignment?) throws -> [CGRect] {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        if let alignment {
          LazyVGrid(columns: columns, alignment: alignment, spacing: 0) {
            cell("a"); cell("b")
          }
        } else {
          LazyVGrid(columns: columns, spacing: 0) {
            cell("a"); cell("b")
          }
        }
      }
    }
    defer { host.close() }
    return [try host.find("a").frame, try host.find("b").frame]
  }

  private func cell(_ name: String) -> some View { Self.red.frame(width: 40, height: 20).accessibilityLabel(name) }

  @Test("The alignment of a grid positions views in wider columns")
  func gridAlignment() throws {
    let two = [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)]
    #expect(try cells(two, .leading).map(\.minX) == [0, 100])
    #expect(try cells(two, .center).map(\.minX) == [30, 130])
    #expect(try cells(two, .trailing).map(\.minX) == [60, 160])
    #expect(try cells(two, nil).map(\.minX) == [30, 130])
    let one = [GridItem(.flexible())]
    #expect(try cells(one, .trailing) == [CGRect(x: 160, y: 0, width: 40, height: 20), CGRect(x: 160, y: 20, width: 40, height: 20)])
  }

  @Test("The alignment of a column overrides the grid's")
  func columnAlignment() throws {
    let mixed = [GridItem(.flexible(), spacing: 0, alignment: .trailing), GridItem(.flexible(), spacing: 0)]
    #expect(try cells(mixed, .leading).map(\.minX) == [60, 100])
  }
}
