import CGTK
import COrielGTK
import Foundation
import OrielDrawing

/// A decoded image that holds its pixels as a GDK texture.
package final class GdkImage: LoadedImage {
  package let pixelSize: CGSize
  // Neither is written after it was made, and their counts of references are atomic: any thread may read them and let go of them.
  nonisolated(unsafe) let texture: OpaquePointer
  private nonisolated(unsafe) let pixbuf: OpaquePointer

  /// Keeps a reference to the pixbuf.
  package init(pixbuf: OpaquePointer) {
    self.pixbuf = pixbuf
    g_object_ref(UnsafeMutableRawPointer(pixbuf))
    texture = gdk_texture_new_for_pixbuf(pixbuf)
    pixelSize = CGSize(width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf)))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(texture))
    g_object_unref(UnsafeMutableRawPointer(pixbuf))
  }

  var byteCount: Int { Int(gdk_pixbuf_get_byte_length(pixbuf)) * 2 }

  /// Nil for what is no image, or has more pixels than can be kept.
  package convenience init?(data: Data) {
    guard let pixbuf = DecodedPixels.pixbuf(of: data, fitting: nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    self.init(pixbuf: pixbuf)
  }

  package convenience init?(contentsOfFile path: String) {
    guard let data = GdkImageLoader.data(of: path) else { return nil }
    self.init(data: data)
  }

  /// The kinds of files that pictures are written to.
  package enum FileType {
    case png
    /// `quality` in 0...1.
    case jpeg(quality: Double)
  }

  /// A file of the picture; nil where it can't be written.
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

  /// A new reference to a texture of the image's alpha in one colour.
  @MainActor
  func tintedTexture(_ tint: RGBA) -> OpaquePointer {
    let image = RasterImage(pixbuf: pixbuf)
    let alpha = stride(from: 3, to: image.bytes.count, by: 4).map { image.bytes[$0] }
    return Texture.make(alpha: alpha, width: image.width, height: image.height, stride: image.width, tint: tint)
  }
}
