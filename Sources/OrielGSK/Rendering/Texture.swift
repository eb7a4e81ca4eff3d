import CGTK
import Foundation
import OrielDrawing

/// The creation of GDK textures from pixels. Each function returns a new reference.
@MainActor
enum Texture {
  /// Returns a texture of pixels in Cairo's ARGB32 format.
  static func make(premultiplied pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int) -> OpaquePointer {
    let bytes = g_bytes_new(pixels, gsize(stride * height))
    defer { g_bytes_unref(bytes) }
    return gdk_memory_texture_new(gint(width), gint(height), cairoFormat, bytes, gsize(stride))
  }

  /// Returns a texture of one color with an alpha channel.
  static func make(alpha: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int, tint: RGBA) -> OpaquePointer {
    let color = GdkRGBA(tint)
    // The pixel for each value of alpha, computed once.
    let pixels = (0...255).map { value in
      let alpha = Float(value) / 255 * color.alpha
      func byte(_ component: Float) -> UInt32 { UInt32((component * alpha * 255).rounded()) }
      return byte(1) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    }
    let result = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      for y in 0..<height {
        for x in 0..<width { buffer[y * width + x] = pixels[Int(alpha[y * stride + x])] }
      }
      count = width * height
    }
    return result.withUnsafeBytes { buffer in
      make(
        premultiplied: buffer.baseAddress!.assumingMemoryBound(to: UInt8.self), width: width, height: height,
        stride: width * 4)
    }
  }

  /// Cairo stores a pixel as one integer in the machine's byte order.
  private static let cairoFormat = 1.littleEndian == 1 ? GDK_MEMORY_B8G8R8A8_PREMULTIPLIED : GDK_MEMORY_A8R8G8B8_PREMULTIPLIED
}
