import CGTK
import COrielGTK
import Foundation

/// Decoding of encoded images, with limits that keep a hostile file from taking the memory.
enum DecodedPixels {
  static let maximumFileSize = 256 << 20
  static let maximumPixelCount: Int64 = 100_000_000

  /// A pixbuf that the caller owns, upright. `fitting` is the box in pixels that a vector image is rendered for.
  static func pixbuf(of data: Data, fitting box: (width: Int, height: Int)?) -> OpaquePointer? {
    guard data.count <= maximumFileSize else { return nil }
    return data.withUnsafeBytes { bytes in
      oriel_gsk_pixbuf_new_from_bytes(
        bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, Int32(box?.width ?? 0), Int32(box?.height ?? 0),
        maximumPixelCount)
    }
  }
}
