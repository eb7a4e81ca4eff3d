import CGTK
import CoreGraphics
import Foundation
import OrielDrawing
import OrielGSK

/// A paused movie whose frames a blocking thread reads one by one.
final class FrameSource {
  let isUpright: Bool
  private let pipeline: MediaPipeline
  private let events: Events

  /// Opens a movie.
  ///
  /// - Throws: An `AVError` if the movie can't be opened.
  init(_ url: URL, isUpright: Bool) throws {
    self.isUpright = isUpright
    let events = Events()
    self.events = events
    pipeline = MediaPipeline(url, content: .pictures(isUpright: isUpright), on: events.queue) { events.handle($0) }
    try pipeline.waitUntilReady()
  }

  /// Returns the frame at a position in seconds, and the frame's own position.
  func frame(at seconds: Double, isExact: Bool) throws -> (VideoFrame, Double) {
    // The end of a movie is the end of its last frame.
    let last = pipeline.duration.map { max(0, $0 - 0.001) } ?? .greatestFiniteMagnitude
    let target = min(max(0, seconds), last)
    pipeline.seek(to: target, until: nil, rate: 1, isAccurate: isExact)
    try events.waitForSeek()
    guard let frame = pipeline.frame else { throw AVError(.noImageAtTime, "The media has no pictures.") }
    return (frame, pipeline.position ?? target)
  }

  /// The pipeline's events, on which a thread waits.
  // Sendable, because the semaphore orders the writes of the queue before the reads.
  private final class Events: @unchecked Sendable {
    let queue = DispatchQueue(label: "org.oriel.frame-source")
    private let semaphore = DispatchSemaphore(value: 0)
    private var seeks = 0
    private var failure: AVError?

    func handle(_ event: MediaEvent) {
      dispatchPrecondition(condition: .onQueue(queue))
      switch event {
      case .ready(let count) where count > seeks:
        seeks = count
        semaphore.signal()
      case .failed(let error):
        failure = error
        semaphore.signal()
      case .ready, .ended, .buffering, .durationChanged, .frame: break
      }
    }

    func waitForSeek() throws {
      guard semaphore.wait(timeout: .now() + 10) == .success else { throw AVError(.noImageAtTime, "Reading the media took too long.") }
      if let failure { throw failure }
    }
  }
}

extension VideoFrame {
  /// Returns the frame as an image with square pixels that fits into a size in pixels. A side of 0 doesn't limit.
  func image(fitting limit: CGSize) -> CGImage? {
    guard let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, gint(width), gint(height)) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    copy(to: pixbuf)
    let size = size
    let horizontal = limit.width > 0 ? limit.width / size.width : .infinity
    let scale = min(1, horizontal, limit.height > 0 ? limit.height / size.height : .infinity)
    let (scaledWidth, scaledHeight) = (max(1, (size.width * scale).rounded()), max(1, (size.height * scale).rounded()))
    guard Int(scaledWidth) != width || Int(scaledHeight) != height else { return CGImage(GdkImage(pixbuf: pixbuf)) }
    guard let scaled = gdk_pixbuf_scale_simple(pixbuf, gint(scaledWidth), gint(scaledHeight), GDK_INTERP_BILINEAR) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(scaled)) }
    return CGImage(GdkImage(pixbuf: scaled))
  }

  private func copy(to pixbuf: OpaquePointer) {
    var count: gsize = 0
    guard let source = g_bytes_get_data(pixels, &count), let target = gdk_pixbuf_get_pixels(pixbuf) else { return }
    let bytes = UnsafeRawBufferPointer(start: source, count: Int(count))
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    for row in 0..<height {
      for column in 0..<width {
        let (from, to) = ((row * width + column) * 4, row * stride + column * 3)
        (target[to], target[to + 1], target[to + 2]) = (bytes[from + 2], bytes[from + 1], bytes[from])
      }
    }
  }
}
