import CGTK
import Foundation

/// The conversion of pictures to small squares, which portals require.
enum NotificationPicture {
  private static let side: gint = 256

  /// Returns the picture of a file as a square PNG with transparent borders, or `nil` if the file can't be read.
  static func png(_ url: URL) -> [UInt8]? {
    guard let picture = gdk_pixbuf_new_from_file_at_size(url.path, side, side, nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    guard let square = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 1, 8, side, side) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(square)) }
    gdk_pixbuf_fill(square, 0)
    let (width, height) = (gdk_pixbuf_get_width(picture), gdk_pixbuf_get_height(picture))
    let (x, y) = ((side - width) / 2, (side - height) / 2)
    gdk_pixbuf_composite(picture, square, x, y, width, height, Double(x), Double(y), 1, 1, GDK_INTERP_NEAREST, 255)
    var bytes: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    guard gdk_pixbuf_save_to_bufferv(square, &bytes, &count, "png", nil, nil, nil) != 0, let bytes else { return nil }
    defer { g_free(bytes) }
    return UnsafeRawBufferPointer(start: bytes, count: Int(count)).map(\.self)
  }
}
