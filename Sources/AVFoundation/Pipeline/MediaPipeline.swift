import CGTK
import COrielLibraries
import Dispatch
import Foundation

/// A GStreamer player for one resource.
///
/// All calls return immediately. A queue of the pipeline runs them in order, because opening a resource and changing the state can block.
// The lock guards the state that the queue, the callers and GStreamer's threads share.
final class MediaPipeline: @unchecked Sendable {
  private let queue = DispatchQueue(label: "org.oriel.media", qos: .userInitiated)
  private let lock = NSLock()
  private let events: DispatchQueue
  private let deliver: @Sendable (MediaEvent) -> Void
  private var player: Player?
  private var latest: VideoFrame?
  /// Indicates whether the delivery of a new frame is pending on the queue.
  private var isFramePending = false
  private var seeks = 0
  /// The result of opening, set by the first of `ready` and `failed`.
  private var opening: Result<Void, AVError>?
  private let didOpen = DispatchSemaphore(value: 0)

  /// The player of a resource, once it has been created.
  private struct Player {
    let gstreamer: OrielGStreamer
    let element: OpaquePointer
  }

  /// The content of a resource that a pipeline decodes.
  enum Content {
    case sound
    case movie
    /// Pictures only, either rotated as the movie specifies or as they are stored.
    case pictures(isUpright: Bool)

    /// The flags by GStreamer's names. Apple's player shows no subtitles unless a program selects them.
    fileprivate var flags: String {
      switch self {
      case .sound: "audio+soft-volume"
      case .movie: "audio+video+soft-volume+deinterlace"
      case .pictures: "video+deinterlace"
      }
    }

    fileprivate var hasPictures: Bool {
      if case .sound = self { false } else { true }
    }

    fileprivate var isUpright: Bool {
      if case .pictures(let isUpright) = self { isUpright } else { true }
    }
  }

  /// Opens a resource and pauses at its start. This ends with `ready` or `failed`.
  ///
  /// - Parameters:
  ///   - events: The queue on which `deliver` is called.
  ///   - deliver: The closure that is called with each event.
  init(_ url: URL, content: Content, on events: DispatchQueue = .main, deliver: @escaping @Sendable (MediaEvent) -> Void) {
    self.events = events
    self.deliver = deliver
    queue.async { [self] in open(url, content) }
  }

  deinit {
    guard let player else { return }
    // A change to the null state waits for GStreamer's threads, and the caller must not block.
    nonisolated(unsafe) let ended = player
    queue.async {
      _ = ended.gstreamer.gst_element_set_state(ended.element, GST_STATE_NULL)
      g_object_unref(UnsafeMutableRawPointer(ended.element))
    }
  }

  // MARK: Control

  func play() { change(to: GST_STATE_PLAYING) }

  func pause() { change(to: GST_STATE_PAUSED) }

  private func change(to state: GstState) {
    perform { player in
      guard player.gstreamer.gst_element_set_state(player.element, state) == GST_STATE_CHANGE_NO_PREROLL else { return }
      // A live resource doesn't preroll while it is paused, and reports no event.
      self.reportReady()
    }
  }

  /// Seeks to a position in seconds, from which playback continues at a rate until another position or the end. A negative rate plays
  /// backwards. This ends with `ready`.
  func seek(to position: Double, until end: Double?, rate: Double, isAccurate: Bool) {
    perform { player in
      let precision = isAccurate ? GST_SEEK_FLAG_ACCURATE : GST_SEEK_FLAG_KEY_UNIT
      let flags = GstSeekFlags(rawValue: GST_SEEK_FLAG_FLUSH.rawValue | precision.rawValue)
      // Backwards, a segment is played from its stop to its start.
      let start = rate < 0 ? 0 : position
      let stop = rate < 0 ? position : end
      self.lock.withLock { self.seeks += 1 }
      let didSeek = player.gstreamer.gst_element_seek(
        player.element, rate, GST_FORMAT_TIME, flags, GST_SEEK_TYPE_SET, nanoseconds(start),
        stop == nil ? GST_SEEK_TYPE_NONE : GST_SEEK_TYPE_SET,
        stop.map(nanoseconds) ?? -1)
      // A resource that doesn't support seeking keeps its position.
      if didSeek == 0 { self.reportReady() }
    }
  }

  /// Sets a property of the player by the text format of GStreamer's tools.
  func set(_ property: String, to value: String) {
    perform { player in
      player.element.withMemory { player.gstreamer.gst_util_set_object_arg($0, property, value) }
    }
  }

  private func perform(_ action: @escaping @Sendable (Player) -> Void) {
    queue.async { [self] in
      if let player = lock.withLock({ player }) { action(player) }
    }
  }

  // MARK: State

  /// The position in seconds, or `nil` until the pipeline is ready.
  var position: Double? { query { $0.gst_element_query_position($1, GST_FORMAT_TIME, $2) } }

  /// The duration in seconds, or `nil` while it is unknown and for a live resource.
  var duration: Double? { query { $0.gst_element_query_duration($1, GST_FORMAT_TIME, $2) } }

  private func query(_ ask: (OrielGStreamer, OpaquePointer, UnsafeMutablePointer<gint64>) -> gboolean) -> Double? {
    guard let player = lock.withLock({ player }) else { return nil }
    var time: gint64 = -1
    guard ask(player.gstreamer, player.element, &time) != 0, time >= 0 else { return nil }
    return Double(time) / 1e9
  }

  /// The frame at the current position.
  var frame: VideoFrame? { lock.withLock { latest } }

  // MARK: Opening

  private func open(_ url: URL, _ content: Content) {
    guard let gstreamer = GStreamer.functions else { return report(.failed(AVError(.unknown, GStreamer.installation))) }
    guard let element = gstreamer.gst_element_factory_make("playbin", nil) else {
      return report(.failed(AVError(.unknown, GStreamer.installation)))
    }
    g_object_ref_sink(UnsafeMutableRawPointer(element))
    let sink = content.hasPictures ? makeFrameSink(gstreamer) : nil
    element.withMemory { object in
      gstreamer.gst_util_set_object_arg(object, "uri", url.absoluteString)
      gstreamer.gst_util_set_object_arg(object, "flags", content.flags)
    }
    if let sink {
      oriel_media_set_object(element, "video-sink", sink)
      // Phones store movies without rotation, with metadata that specifies it.
      if content.isUpright, let turning = gstreamer.gst_element_factory_make("videoflip", nil) {
        turning.withMemory { gstreamer.gst_util_set_object_arg($0, "video-direction", "auto") }
        oriel_media_set_object(element, "video-filter", turning)
      }
    }
    let context = Unmanaged.passRetained(Handlers(pipeline: self, gstreamer)).toOpaque()
    withUnsafePointer(to: Handlers.table) { table in
      oriel_media_connect(element, sink, table, context) { Unmanaged<Handlers>.fromOpaque($0!).release() }
    }
    lock.withLock { player = Player(gstreamer: gstreamer, element: element) }
    change(to: GST_STATE_PAUSED)
  }

  /// Returns a sink that delivers frames when the clock reaches their times.
  private func makeFrameSink(_ gstreamer: OrielGStreamer) -> OpaquePointer? {
    guard let sink = gstreamer.gst_element_factory_make("appsink", nil) else { return nil }
    if let caps = gstreamer.gst_caps_from_string(VideoFrame.caps) {
      gstreamer.gst_app_sink_set_caps(sink, caps)
      gstreamer.gst_mini_object_unref(caps)
    }
    sink.withMemory { object in
      for (name, value) in [("emit-signals", "true"), ("max-buffers", "1"), ("drop", "true")] {
        gstreamer.gst_util_set_object_arg(object, name, value)
      }
    }
    return sink
  }

  /// Blocks any thread until the resource is open.
  ///
  /// - Throws: An `AVError` if the resource can't be opened, or if that takes more than ten seconds.
  func waitUntilReady() throws {
    guard didOpen.wait(timeout: .now() + 10) == .success else { throw AVError(.contentIsUnavailable, "Opening the media took too long.") }
    didOpen.signal()
    try lock.withLock { opening }?.get()
  }

  // MARK: Reporting

  fileprivate func report(_ event: MediaEvent) {
    switch event {
    case .ready: finishOpening(.success(()))
    case .failed(let error): finishOpening(.failure(error))
    case .ended, .buffering, .durationChanged, .frame: break
    }
    events.async { [deliver] in deliver(event) }
  }

  private func finishOpening(_ result: Result<Void, AVError>) {
    let isFirst = lock.withLock {
      defer { opening = opening ?? result }
      return opening == nil
    }
    if isFirst { didOpen.signal() }
  }

  fileprivate func reportReady() { report(.ready(seeks: lock.withLock { seeks })) }

  fileprivate func show(_ frame: VideoFrame) {
    let isPending = lock.withLock {
      latest = frame
      defer { isFramePending = true }
      return isFramePending
    }
    // A queue that is delayed receives only the latest frame.
    guard !isPending else { return }
    events.async { [self] in
      lock.withLock { isFramePending = false }
      deliver(.frame)
    }
  }
}

/// The receiver of GStreamer's signals, which outlives a pipeline until GStreamer's threads have ended.
private final class Handlers: Sendable {
  private struct Reference: @unchecked Sendable {
    weak var pipeline: MediaPipeline?
    let gstreamer: OrielGStreamer
  }
  private let reference: Reference

  init(pipeline: MediaPipeline, _ gstreamer: OrielGStreamer) { reference = Reference(pipeline: pipeline, gstreamer: gstreamer) }

  static let table = OrielMediaHandlers(
    async_done: { of($0)?.reportReady() },
    end_of_stream: { of($0)?.report(.ended) },
    error: { context, error in if let error { of(context)?.report(.failed(AVError(error.pointee))) } },
    buffering: { of($0)?.report(.buffering(Int($1))) },
    duration_change: { of($0)?.report(.durationChanged) },
    sample: { context, sample in
      guard let context, let sample else { return }
      let handlers = Unmanaged<Handlers>.fromOpaque(context).takeUnretainedValue()
      guard let frame = VideoFrame(consuming: sample, handlers.reference.gstreamer) else { return }
      handlers.reference.pipeline?.show(frame)
    })

  private static func of(_ context: UnsafeMutableRawPointer?) -> MediaPipeline? {
    context.flatMap { Unmanaged<Handlers>.fromOpaque($0).takeUnretainedValue().reference.pipeline }
  }
}

/// Returns a time in GStreamer's unit. The range ends below the maximum, which stands for no time.
private func nanoseconds(_ seconds: Double) -> gint64 { gint64((min(max(0, seconds), 9e9) * 1e9).rounded()) }

extension OpaquePointer {
  /// Calls a closure with an element as a GObject.
  fileprivate func withMemory(_ body: (UnsafeMutablePointer<GObject>) -> Void) { body(UnsafeMutablePointer<GObject>(self)) }
}
