import CGTK
import COrielGTK
import Foundation

/// The decoder of encoded images, with limits that keep a malicious file from exhausting the memory.
enum DecodedPixels {
  static let maximumFileSize = 256 << 20
  static let maximumPixelCount: Int64 = 100_000_000

  /// Returns an upright pixbuf that the caller owns, or `nil` if the data can't be decoded within the limits. `fitting` is the box, in
  /// pixels, that a vector image is rendered for.
  static func pixbuf(of data: Data, fitting box: (width: Int, height: Int)?) -> OpaquePointer? {
    guard data.count <= maximumFileSize else { return nil }
    return data.withUnsafeBytes { bytes in
      oriel_gsk_pixbuf_new_from_bytes(
        bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, Int32(box?.width ?? 0), Int32(box?.height ?? 0),
        maximumPixelCount)
    }
  }
}
