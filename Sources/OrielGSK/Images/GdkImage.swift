import CGTK
import COrielGTK
import Foundation
import OrielDrawing

/// A decoded image that stores its pixels as a GDK texture.
package final class GdkImage: LoadedImage {
  package let pixelSize: CGSize
  // Neither object is written after its creation, and their reference counts are atomic, so that any thread may read and release them.
  nonisolated(unsafe) let texture: OpaquePointer
  private nonisolated(unsafe) let pixbuf: OpaquePointer

  /// Creates an image, and retains the pixbuf.
  package init(pixbuf: OpaquePointer) {
    self.pixbuf = pixbuf
    g_object_ref(UnsafeMutableRawPointer(pixbuf))
    texture = gdk_texture_new_for_pixbuf(pixbuf)
    pixelSize = CGSize(width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf)))
  }

  /// Creates an image from pixels, of which there must be at least one.
  convenience init(_ pixels: RasterImage) {
    let bytes = g_bytes_new(pixels.bytes, gsize(pixels.bytes.count))
    defer { g_bytes_unref(bytes) }
    let (width, height) = (gint(pixels.width), gint(pixels.height))
    let pixbuf = gdk_pixbuf_new_from_bytes(bytes, GDK_COLORSPACE_RGB, gboolean(1), 8, width, height, width * 4)!
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    self.init(pixbuf: pixbuf)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(texture))
    g_object_unref(UnsafeMutableRawPointer(pixbuf))
  }

  var byteCount: Int { Int(gdk_pixbuf_get_byte_length(pixbuf)) * 2 }

  /// Decodes an image. Returns `nil` if the data is no image, or the image has too many pixels.
  package convenience init?(data: Data) {
    guard let pixbuf = DecodedPixels.pixbuf(of: data, fitting: nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    self.init(pixbuf: pixbuf)
  }

  package convenience init?(contentsOfFile path: String) {
    guard let data = GdkImageLoader.data(of: path) else { return nil }
    self.init(data: data)
  }

  /// The file formats in which pictures are written.
  package enum FileType {
    case png
    /// JPEG with a `quality` from 0 to 1.
    case jpeg(quality: Double)
  }

  /// Returns the picture in a file format, or `nil` if it can't be written.
  package func data(as type: FileType) -> Data? {
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let isWritten =
      switch type {
      case .png: oriel_gsk_pixbuf_write(pixbuf, "png", nil, nil, &bytes, &count)
      case .jpeg(let quality):
        oriel_gsk_pixbuf_write(
          pixbuf, "jpeg", "quality", "\(quality.isNaN ? 100 : Int((min(max(quality, 0), 1) * 100).rounded()))", &bytes, &count)
      }
    defer { g_free(bytes) }
    return isWritten ? bytes.map { Data(bytes: $0, count: count) } : nil
  }

  /// Returns a new reference to a texture of the image's alpha in one color.
  @MainActor
  func tintedTexture(_ tint: RGBA) -> OpaquePointer {
    let image = RasterImage(pixbuf: pixbuf)
    let alpha = stride(from: 3, to: image.bytes.count, by: 4).map { image.bytes[$0] }
    return Texture.make(alpha: alpha, width: image.width, height: image.height, stride: image.width, tint: tint)
  }
}
