import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Image paint")
struct ImagePaintTests {
  private static let red = Snapshot.Pixel(red: 255, green: 0, blue: 0)
  private static let blue = Snapshot.Pixel(red: 0, green: 0, blue: 255)
  private static let white = Snapshot.Pixel(red: 255, green: 255, blue: 255)

  /// An image of 8 by 8 pixels in a bundle of its own: red on the left, blue on the right.
  private final class Tile {
    private let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("oriel-\(UUID().uuidString).resources")
    let image: Image

    @MainActor init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let host = TestHost(size: CGSize(width: 8, height: 8)) {
        HStack(spacing: 0) {
          Color(red: 1, green: 0, blue: 0)
          Color(red: 0, green: 0, blue: 1)
        }
      }
      defer { host.close() }
      try host.snapshot().pngData.write(to: folder.appendingPathComponent("tile.png"))
      image = Image("tile", bundle: Bundle(path: folder.path))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  private func picture<V: View>(_ view: V, scale: CGFloat = 1) -> (snapshot: Snapshot, messages: [String]) {
    let host = TestHost(size: CGSize(width: 100, height: 100), scale: scale) { view }
    defer { host.close() }
    return (host.snapshot(), host.messages)
  }

  private func row(_ snapshot: Snapshot, _ places: Int..., y: Int = 1) -> [Snapshot.Pixel] { places.map { snapshot.pixel($0, y) } }

  @Test("An image paint tiles in the image's own size from the top left corner")
  func fill() throws {
    let tile = try Tile()
    let paint = ImagePaint(image: tile.image)
    #expect(paint.image == tile.image && paint.sourceRect == CGRect(x: 0, y: 0, width: 1, height: 1) && paint.scale == 1)
    let (drawn, messages) = picture(Rectangle().fill(paint))
    #expect(row(drawn, 0, 3, 4, 7, 8, 12, 96) == [Self.red, Self.red, Self.blue, Self.blue, Self.red, Self.blue, Self.red])
    #expect(row(drawn, 1, 5, y: 99) == [Self.red, Self.blue])
    #expect(messages.isEmpty)
    let inset = picture(Rectangle().fill(paint).padding(10)).snapshot
    #expect(row(inset, 9, 10, 13, 14, y: 50) == [Self.white, Self.red, Self.red, Self.blue])
  }

  @Test("The scale of an image paint resizes its tiles, to whole or fractional points")
  func scales() throws {
    let tile = try Tile()
    let large = picture(Rectangle().fill(.image(tile.image, scale: 2))).snapshot
    #expect(row(large, 2, 6, 10, 14, 18) == [Self.red, Self.red, Self.blue, Self.blue, Self.red])
    // Tiles of 6.4 points.
    let small = picture(Rectangle().fill(ImagePaint(image: tile.image, scale: 0.8))).snapshot
    let (first, second) = (small.pixel(33, 1), small.pixel(68, 1))
    #expect(first.red > 200 && first.blue < 60, "\(first)")
    #expect(second.blue > 200 && second.red < 60, "\(second)")
  }

  @Test("A source rectangle selects the part of the image that is tiled")
  func parts() throws {
    let tile = try Tile()
    let left = picture(Rectangle().fill(.image(tile.image, sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1)))).snapshot
    let right = picture(Rectangle().fill(.image(tile.image, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5), scale: 2))).snapshot
    #expect((0..<100).allSatisfy { left.pixel($0, 50) == Self.red })
    // The first pixel of a tile is blended with the neighboring part of the image.
    #expect((0..<100).allSatisfy { $0 % 8 == 0 || right.pixel($0, 50) == Self.blue })
  }

  @Test("Outlines, borders, circles, texts and canvases are drawn with an image paint")
  func shapes() throws {
    let tile = try Tile()
    let paint = ImagePaint(image: tile.image)
    let outline = picture(Rectangle().strokeBorder(paint, lineWidth: 8)).snapshot
    #expect(row(outline, 1, 5, 9) == [Self.red, Self.blue, Self.red] && outline.pixel(50, 50) == Self.white)
    let border = picture(Color.clear.border(paint, width: 8)).snapshot
    #expect(row(border, 1, 5, 9) == [Self.red, Self.blue, Self.red] && border.pixel(50, 50) == Self.white)
    let circle = picture(Circle().fill(paint)).snapshot
    #expect(row(circle, 50, 53, y: 50) == [Self.red, Self.blue] && circle.pixel(1, 1) == Self.white)
    let text = picture(Text(verbatim: "MM").font(.system(size: 40, weight: .black)).foregroundStyle(paint)).snapshot
    let seen = (0..<100).flatMap { x in (0..<100).map { text.pixel(x, $0) } }
    #expect(seen.contains(Self.red) && seen.contains(Self.blue))
    let faint = picture(Rectangle().fill(paint.opacity(0.5))).snapshot.pixel(1, 1)
    #expect(faint.red == 255 && (125...131).contains(faint.green))
    let canvas = picture(
      Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .style(paint)) }
    ).snapshot
    #expect(row(canvas, 1, 5, 9) == [Self.red, Self.blue, Self.red])
  }

  @Test("Tiles have the same size in points at a scale of 2")
  func fineScreen() throws {
    let tile = try Tile()
    let drawn = picture(Rectangle().fill(ImagePaint(image: tile.image)), scale: 2).snapshot
    #expect(row(drawn, 2, 12, 18, 28) == [Self.red, Self.blue, Self.red, Self.blue])
  }

  @Test("A symbol as an image paint is drawn in the primary color, even if the paint is the foreground style")
  func symbols() {
    func dark(_ snapshot: Snapshot, _ columns: Range<Int>) -> Int {
      columns.reduce(0) { count, x in count + (0..<100).filter { snapshot.pixel(x, $0).red < 100 }.count }
    }
    let (drawn, messages) = picture(Rectangle().fill(ImagePaint(image: Image(systemName: "heart.fill"))))
    #expect(dark(drawn, 0..<50) > 300 && dark(drawn, 50..<100) > 300)
    #expect(messages.isEmpty)
    let foreground = picture(Rectangle().foregroundStyle(.image(Image(systemName: "heart.fill")))).snapshot
    #expect(dark(foreground, 0..<100) > 600)
  }

  @Test("An image paint with invalid numbers is reported once and draws nothing")
  func badNumbers() throws {
    let tile = try Tile()
    let paints = [
      ImagePaint(image: tile.image, scale: 0), ImagePaint(image: tile.image, scale: .nan),
      ImagePaint(image: tile.image, sourceRect: CGRect(x: 0, y: 0, width: 0, height: 1)),
      ImagePaint(image: tile.image, sourceRect: CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1)),
    ]
    for paint in paints {
      let (drawn, messages) = picture(Rectangle().fill(paint))
      #expect(drawn.pixel(50, 50) == Self.white && messages.count == 1, "\(messages)")
    }
    _ = picture(Rectangle().fill(ImagePaint(image: tile.image, scale: 1e-9)))
    _ = picture(Rectangle().fill(ImagePaint(image: tile.image, scale: 1e9)))
    _ = picture(Rectangle().fill(ImagePaint(image: Image("there is none"))))
  }
}
