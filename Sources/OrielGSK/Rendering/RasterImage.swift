import CGTK
import COrielGTK
import Foundation
import OrielDrawing

/// Pixels in memory: sRGB with straight alpha, four bytes (red, green, blue, alpha) per pixel, and rows from the top without gaps.
package struct RasterImage: Equatable, Sendable {
  package let width: Int
  package let height: Int
  package private(set) var bytes: [UInt8]

  /// Creates an image from bytes, or `nil` if their number doesn't match the size.
  package init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width >= 0, height >= 0, bytes.count == width * height * 4 else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Creates a transparent image. A negative length counts as zero.
  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    bytes = [UInt8](repeating: 0, count: self.width * self.height * 4)
  }

  /// Returns the color of a pixel, which is clear outside of the image.
  package func pixel(_ x: Int, _ y: Int) -> RGBA {
    guard x >= 0, y >= 0, x < width, y < height else { return .clear }
    let start = (y * width + x) * 4
    return RGBA(
      red: Float(bytes[start]) / 255, green: Float(bytes[start + 1]) / 255, blue: Float(bytes[start + 2]) / 255,
      alpha: Float(bytes[start + 3]) / 255)
  }

  /// The difference of two images. Colors are compared with premultiplied alpha, so that invisible differences don't count.
  package struct Difference: Equatable, Sendable {
    /// The fraction of pixels, from 0 to 1, in which a channel differs by more than the tolerance; 1 for images of different sizes.
    package var share: Double
    /// The largest difference of any channel, from 0 to 255; 255 for images of different sizes.
    package var largest: Int
  }

  /// The default fraction of differing pixels, from 0 to 1, up to which pictures count as equal.
  package static let unnoticedShare = 0.001

  package func difference(from other: RasterImage, tolerance: Int = 0) -> Difference {
    guard width == other.width, height == other.height else { return Difference(share: 1, largest: 255) }
    if bytes == other.bytes { return Difference(share: 0, largest: 0) }
    var differing = 0
    var largest = 0
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let pixelDifference = difference(at: start, from: other, at: start)
      largest = max(largest, pixelDifference)
      if pixelDifference > tolerance { differing += 1 }
    }
    return Difference(share: Double(differing) / Double(width * height), largest: largest)
  }

  /// Returns the largest difference of a pixel's channels, from 0 to 255. Pixels are identified by the index of their first byte.
  private func difference(at start: Int, from other: RasterImage, at otherStart: Int) -> Int {
    let alpha = Int(bytes[start + 3])
    let otherAlpha = Int(other.bytes[otherStart + 3])
    var result = abs(alpha - otherAlpha)
    for channel in 0..<3 {
      let value = (Int(bytes[start + channel]) * alpha + 127) / 255
      let otherValue = (Int(other.bytes[otherStart + channel]) * otherAlpha + 127) / 255
      result = max(result, abs(value - otherValue))
    }
    return result
  }

  /// Returns an image with the pixels that differ by more than the tolerance in red, and the others in light gray. Pixels that only one
  /// image has differ.
  package func picture(ofDifferenceFrom other: RasterImage, tolerance: Int = 0) -> RasterImage {
    var result = RasterImage(width: max(width, other.width), height: max(height, other.height))
    for y in 0..<result.height {
      for x in 0..<result.width {
        let target = (y * result.width + x) * 4
        let isInBoth = x < min(width, other.width) && y < min(height, other.height)
        let start = (y * width + x) * 4
        let differs = !isInBoth || difference(at: start, from: other, at: (y * other.width + x) * 4) > tolerance
        let shade = differs ? 0 : paleShade(at: start)
        for channel in 0..<3 { result.bytes[target + channel] = shade }
        if differs { result.bytes[target] = 255 }
        result.bytes[target + 3] = 255
      }
    }
    return result
  }

  /// Returns a gray near white that shows a pixel faintly.
  private func paleShade(at start: Int) -> UInt8 {
    let brightness = (Int(bytes[start]) + Int(bytes[start + 1]) + Int(bytes[start + 2])) / 3
    return UInt8(255 - (255 - brightness) * Int(bytes[start + 3]) / 255 / 4)
  }
}

extension RasterImage {
  /// Returns the image as a PNG file, or empty data for an image without pixels.
  package func pngData() -> Data {
    guard width > 0, height > 0 else { return Data() }
    let pixels = bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    let texture = gdk_memory_texture_new(
      gint(width), gint(height), GDK_MEMORY_R8G8B8A8, pixels, gsize(width * 4))
    defer {
      g_object_unref(UnsafeMutableRawPointer(texture))
      g_bytes_unref(pixels)
    }
    guard let png = gdk_texture_save_to_png_bytes(texture) else { return Data() }
    defer { g_bytes_unref(png) }
    var count: gsize = 0
    guard let start = g_bytes_get_data(png, &count) else { return Data() }
    return Data(bytes: start, count: Int(count))
  }

  /// Decodes a PNG image, or returns `nil` if the data isn't an image.
  package init?(png data: Data) {
    guard let pixbuf = DecodedPixels.pixbuf(of: data, fitting: nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    self.init(pixbuf: pixbuf)
  }

  init(pixbuf: OpaquePointer) {
    self.init(width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf)))
    guard let source = gdk_pixbuf_read_pixels(pixbuf) else { return }
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    for y in 0..<height {
      let row = source + y * stride
      if channels == 4 {
        bytes.replaceSubrange(y * width * 4..<(y + 1) * width * 4, with: UnsafeBufferPointer(start: row, count: width * 4))
        continue
      }
      for x in 0..<width {
        let target = (y * width + x) * 4
        for channel in 0..<3 { bytes[target + channel] = row[x * channels + channel] }
        bytes[target + 3] = 255
      }
    }
  }

  /// Creates an image from a Cairo ARGB32 image surface, which has premultiplied alpha.
  init(surface: OpaquePointer) {
    cairo_surface_flush(surface)
    self.init(width: Int(cairo_image_surface_get_width(surface)), height: Int(cairo_image_surface_get_height(surface)))
    guard let source = cairo_image_surface_get_data(surface) else { return }
    oriel_gsk_unpremultiply(source, Int32(width), Int32(height), cairo_image_surface_get_stride(surface), &bytes)
  }
}
