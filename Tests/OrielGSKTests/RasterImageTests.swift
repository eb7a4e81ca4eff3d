import Foundation
import OrielDrawing
import Testing

@testable import OrielGSK

struct RasterImageTests {
  @Test("The number of bytes must match the size")
  func sizes() {
    #expect(RasterImage(width: 2, height: 1, bytes: [1, 2, 3, 4, 5, 6, 7, 8]) != nil)
    #expect(RasterImage(width: 2, height: 1, bytes: [1, 2, 3]) == nil)
    #expect(RasterImage(width: -1, height: -1, bytes: [1, 2, 3, 4]) == nil)
    #expect(RasterImage(width: -1, height: 5).bytes.isEmpty)
  }

  @Test("Pixels are addressed by column and row, and are clear outside of the image")
  func pixels() throws {
    let image = try #require(RasterImage(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 255, 51]))
    #expect(image.pixel(0, 0) == RGBA(red: 1, green: 0, blue: 0))
    #expect(image.pixel(1, 0) == RGBA(red: 0, green: 0, blue: 1, alpha: 0.2))
    #expect(image.pixel(2, 0) == .clear)
    #expect(image.pixel(0, -1) == .clear)
  }

  @Test("A difference has a fraction and a largest step, and ignores the color of clear pixels")
  func difference() throws {
    let image = try #require(RasterImage(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 0, 0]))
    let other = try #require(RasterImage(width: 2, height: 1, bytes: [245, 0, 0, 255, 200, 200, 200, 0]))
    #expect(image.difference(from: image) == RasterImage.Difference(share: 0, largest: 0))
    #expect(image.difference(from: other) == RasterImage.Difference(share: 0.5, largest: 10))
    #expect(image.difference(from: other, tolerance: 10) == RasterImage.Difference(share: 0, largest: 10))
    #expect(image.difference(from: RasterImage(width: 1, height: 1)).share == 1)
  }

  @Test("The difference picture shows different pixels in red and others pale, and pixels of only one image are different")
  func differencePicture() throws {
    let image = try #require(RasterImage(width: 2, height: 1, bytes: [255, 0, 0, 255, 55, 55, 55, 255]))
    let other = try #require(RasterImage(width: 3, height: 1, bytes: [245, 0, 0, 255, 55, 55, 55, 255, 1, 1, 1, 255]))
    let shade: UInt8 = 205
    let expected: [UInt8] = [255, 0, 0, 255, shade, shade, shade, 255, 255, 0, 0, 255]
    #expect(image.picture(ofDifferenceFrom: other) == RasterImage(width: 3, height: 1, bytes: expected))
    #expect(image.picture(ofDifferenceFrom: other, tolerance: 10).pixel(0, 0).green > 0.7)
    #expect(image.picture(ofDifferenceFrom: RasterImage(width: 0, height: 0)).pixel(1, 0) == RGBA(red: 1, green: 0, blue: 0))
  }
}
