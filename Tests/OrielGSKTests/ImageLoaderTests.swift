import Foundation
import OrielDrawing
import Testing

@testable import OrielGSK

@MainActor
struct ImageLoaderTests {
  let loader = GdkImageLoader()

  /// Two by two pixels: red, green, blue, half-transparent white.
  let pixels = RasterImage(width: 2, height: 2, bytes: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 128])!

  func draw(_ drawing: ImageDrawing, scale: CGFloat = 1, data: Data? = nil) throws -> RasterImage {
    let image = try #require(loader.load(.data(data ?? pixels.pngData())))
    return OrielGSKTests.draw(.image(image, drawing), scale: scale)
  }

  @Test("PNG data decodes to the exact pixels")
  func png() throws {
    let data = pixels.pngData()
    #expect(RasterImage(png: data) == pixels)
    let image = try #require(loader.load(.data(data)))
    #expect(image.pixelSize == CGSize(width: 2, height: 2))
    #expect(loader.load(.data(data)) === image)
  }

  @Test("Each pixel is drawn at its position")
  func placement() throws {
    let image = try draw(ImageDrawing(rect: CGRect(x: 10, y: 10, width: 20, height: 20), interpolation: .nearest))
    #expect(image.at(12, 12) == [255, 0, 0, 255])
    #expect(image.at(19, 12) == [255, 0, 0, 255])
    #expect(image.at(20, 12) == [0, 255, 0, 255])
    #expect(image.at(12, 28) == [0, 0, 255, 255])
    #expect(image.at(28, 28).isNear([255, 255, 255, 128]))
    #expect(image.at(9, 12)[3] == 0)
    let smooth = try draw(ImageDrawing(rect: CGRect(x: 10, y: 10, width: 20, height: 20)))
    #expect(smooth.at(20, 13)[0] > 60 && smooth.at(20, 13)[1] > 60)
  }

  @Test("A tint uses only the image's alpha")
  func tint() throws {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let image = try draw(ImageDrawing(rect: rect, tint: blue, interpolation: .nearest))
    #expect(image.at(2, 2) == [0, 0, 255, 255])
    #expect(image.at(12, 2) == [0, 0, 255, 255])
    #expect(image.at(18, 18).isNear([0, 0, 255, 128]))
  }

  @Test("Tiles repeat from the top left corner")
  func tiles() throws {
    let image = try draw(
      ImageDrawing(
        rect: CGRect(x: 4, y: 4, width: 36, height: 36), interpolation: .nearest, tileSize: CGSize(width: 8, height: 8)))
    for origin in [4, 12, 20, 28] {
      #expect(image.at(origin + 2, origin + 2) == [255, 0, 0, 255])
      #expect(image.at(origin + 6, origin + 2) == [0, 255, 0, 255])
    }
    #expect(image.at(2, 2)[3] == 0)
  }

  @Test("Caps keep their size while the middle is stretched")
  func caps() throws {
    var bytes: [UInt8] = []
    for y in 0..<6 {
      for x in 0..<6 { bytes += (2..<4).contains(x) && (2..<4).contains(y) ? [0, 0, 255, 255] : [255, 0, 0, 255] }
    }
    var drawing = ImageDrawing(rect: CGRect(x: 0, y: 0, width: 40, height: 20), interpolation: .nearest)
    (drawing.capTop, drawing.capLeft, drawing.capBottom, drawing.capRight) = (2, 2, 2, 2)
    let data = RasterImage(width: 6, height: 6, bytes: bytes)!.pngData()
    let image = try draw(drawing, data: data)
    for (x, y) in [(1, 10), (38, 10), (20, 1), (20, 18), (0, 0), (39, 19)] { #expect(image.at(x, y) == [255, 0, 0, 255]) }
    for (x, y) in [(2, 2), (37, 17), (20, 10)] { #expect(image.at(x, y) == [0, 0, 255, 255]) }
    drawing.rect.size.width = 2
    #expect(try draw(drawing, data: data).at(1, 10) == [255, 0, 0, 255])
  }

  @Test("Missing, corrupt and too large images aren't loaded")
  func broken() throws {
    #expect(loader.load(.file(path: "/no/such/file.png")) == nil)
    #expect(loader.load(.file(path: "/")) == nil)
    #expect(loader.load(.file(path: "/dev/zero")) == nil)
    #expect(loader.load(.data(Data())) == nil)
    #expect(loader.load(.data(Data("not an image".utf8))) == nil)
    let png = pixels.pngData()
    #expect(loader.load(.data(png.prefix(40))) == nil)
    #expect(loader.load(.data(png)) != nil)
    // The header of an image of 60,000 by 60,000 pixels.
    let huge = """
      <svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"><rect width="9" height="9"/></svg>
      """
    #expect(loader.load(.data(Data(huge.utf8))) == nil)
    #expect(RasterImage(png: Data([1, 2, 3])) == nil)
  }

  @Test("A file that was modified is loaded again")
  func changedFile() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try pixels.pngData().write(to: file)
    let first = try #require(loader.load(.file(path: file.path)))
    #expect(loader.load(.file(path: file.path)) === first)
    try RasterImage(width: 3, height: 1).pngData().write(to: file)
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file.path)
    #expect(loader.load(.file(path: file.path))?.pixelSize == CGSize(width: 3, height: 1))
  }
}
