import CGTK
import COrielLibraries
import Foundation

/// A decoded picture of a movie with 32-bit pixels in the order BGRA, without padding between rows.
// Sendable, because a GBytes is immutable and counts its references atomically.
package final class VideoFrame: @unchecked Sendable {
  package let width: Int
  package let height: Int
  /// The width of a pixel divided by its height.
  package let pixelAspectRatio: Double
  /// The size in points, adjusted by the aspect ratio of the pixels.
  package var size: CGSize { CGSize(width: (Double(width) * pixelAspectRatio).rounded(), height: Double(height)) }
  /// The pixels as a GBytes, which the frame owns.
  package let pixels: OpaquePointer

  /// The caps that `init(consuming:_:)` expects of samples.
  static let caps = "video/x-raw,format=BGRA"

  /// Copies the picture of a sample and releases the sample. Returns `nil` if the sample has no picture.
  init?(consuming sample: OpaquePointer, _ gstreamer: OrielGStreamer) {
    defer { gstreamer.gst_mini_object_unref(sample) }
    var (width, height, numerator, denominator): (gint, gint, gint, gint) = (0, 0, 1, 1)
    guard let caps = gstreamer.gst_sample_get_caps(sample), let structure = gstreamer.gst_caps_get_structure(caps, 0),
      gstreamer.gst_structure_get_int(structure, "width", &width) != 0, gstreamer.gst_structure_get_int(structure, "height", &height) != 0,
      let buffer = gstreamer.gst_sample_get_buffer(sample)
    else { return nil }
    let size = Int(width) * Int(height) * 4
    guard size > 0, gstreamer.gst_buffer_get_size(buffer) >= size, let memory = g_malloc(gsize(size)) else { return nil }
    _ = gstreamer.gst_buffer_extract(buffer, 0, memory, gsize(size))
    pixels = g_bytes_new_take(memory, gsize(size))
    self.width = Int(width)
    self.height = Int(height)
    let isKnown = gstreamer.gst_structure_get_fraction(structure, "pixel-aspect-ratio", &numerator, &denominator) != 0
    pixelAspectRatio = isKnown && numerator > 0 && denominator > 0 ? Double(numerator) / Double(denominator) : 1
  }

  deinit { g_bytes_unref(pixels) }
}
