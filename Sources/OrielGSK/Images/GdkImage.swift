import CGTK
import Foundation
import OrielDrawing

/// A decoded image that holds its pixels as a GDK texture.
@MainActor
final class GdkImage: LoadedImage {
  let pixelSize: CGSize
  let isTemplate: Bool
  nonisolated(unsafe) let texture: OpaquePointer
  private nonisolated(unsafe) let pixbuf: OpaquePointer

  /// Keeps a reference to the pixbuf.
  init(pixbuf: OpaquePointer, isTemplate: Bool) {
    self.pixbuf = pixbuf
    self.isTemplate = isTemplate
    g_object_ref(UnsafeMutableRawPointer(pixbuf))
    texture = gdk_texture_new_for_pixbuf(pixbuf)
    pixelSize = CGSize(width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf)))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(texture))
    g_object_unref(UnsafeMutableRawPointer(pixbuf))
  }

  var byteCount: Int { Int(gdk_pixbuf_get_byte_length(pixbuf)) * 2 }

  /// A new reference to a texture of the image's alpha in one colour.
  func tintedTexture(_ tint: RGBA) -> OpaquePointer {
    let image = RasterImage(pixbuf: pixbuf)
    let alpha = stride(from: 3, to: image.bytes.count, by: 4).map { image.bytes[$0] }
    return Texture.make(alpha: alpha, width: image.width, height: image.height, stride: image.width, tint: tint)
  }
}
