import CGTK
import Foundation

/// Runs a window's frames in the update phase of its frame clock, and once more if GTK lays out the window with another size after that, so
/// that content and window change size in the same frame. The clock ticks only while a frame is requested.
///
/// Frames don't request the layout phase: in each one GTK queries an X server for the desktop's size and waits for the replies, which takes
/// as long as a small frame.
@MainActor
final class FrameDriver {
  enum Pace: Equatable {
    /// The display's rate: one frame for each tick of the clock.
    case display
    /// At most one frame in an interval, in seconds. Broadway's clock ticks as fast as its server replies, thousands of times a second.
    case limited(TimeInterval)
    /// One frame a second, without the clock, because the window isn't visible. Some compositors stop the window's clock, others let it run
    /// at full rate.
    case background
  }

  /// A closure that runs one frame and returns whether another one should follow.
  var runFrame: (TimeInterval) -> Bool = { _ in false }

  var pace = Pace.display {
    didSet {
      guard pace != oldValue else { return }
      setTicking(false)
      stopTimer()
      schedule()
    }
  }

  private var clock: OpaquePointer?
  private lazy var signals = SignalConnections(owner: self)
  private var isFrameWanted = false
  /// Indicates whether a frame was requested after the last one had run.
  private var wasRequestedSince = false
  private var isTicking = false
  private var isRunning = false
  private var lastTime: TimeInterval = 0
  /// The time at which the last frame actually ran. The clock's own time is smoothed and ahead of it.
  private var lastRun: TimeInterval = 0
  private var timer: guint = 0
  /// The time by which a limited frame may precede the end of its interval, in seconds; less than the clock's own step.
  private static let earliness: TimeInterval = 0.004

  func attach(to clock: OpaquePointer) {
    detach()
    self.clock = clock
    g_object_ref(UnsafeMutableRawPointer(clock))
    let update: PlainHandler = { _, data in owner(data, as: FrameDriver.self).clockUpdates() }
    let layout: PlainHandler = { _, data in owner(data, as: FrameDriver.self).clockLaysOut() }
    signals.connect("update", of: clock, to: update)
    signals.connect("layout", of: clock, to: layout)
    schedule()
  }

  func detach() {
    guard let clock else { return }
    setTicking(false)
    stopTimer()
    signals.disconnectAll()
    self.clock = nil
    g_object_unref(UnsafeMutableRawPointer(clock))
  }

  /// Requests one frame. Further requests before it runs have no effect.
  func request() {
    wasRequestedSince = true
    guard !isFrameWanted else { return }
    isFrameWanted = true
    if !isRunning { schedule() }
  }

  /// Runs a requested frame without waiting for the clock.
  func runNow() {
    guard isFrameWanted, !isRunning, clock != nil else { return }
    run(at: now)
  }

  /// The current time on the scale of the frame clock, also between frames. The times of all events are converted to this scale.
  var now: TimeInterval { TimeInterval(g_get_monotonic_time()) / 1e6 }

  private func clockUpdates() {
    guard isFrameWanted, pace != .background, let clock else { return }
    if case .limited(let interval) = pace, now < lastRun + interval - Self.earliness {
      gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_UPDATE)
    } else {
      runOnClock()
    }
  }

  private func clockLaysOut() {
    if wasRequestedSince { runOnClock() }
  }

  private func runOnClock() {
    guard isFrameWanted, !isRunning, pace != .background, let clock else { return }
    run(at: TimeInterval(gdk_frame_clock_get_frame_time(clock)) / 1e6)
  }

  private func run(at time: TimeInterval) {
    stopTimer()
    isFrameWanted = false
    isRunning = true
    lastTime = max(lastTime, time)
    lastRun = now
    let wantsMore = runFrame(lastTime)
    isRunning = false
    wasRequestedSince = false
    isFrameWanted = isFrameWanted || wantsMore
    setTicking(isFrameWanted && pace != .background)
    schedule()
  }

  private func schedule() {
    guard isFrameWanted, let clock else { return }
    switch pace {
    case .display, .limited:
      // A request during the update phase applies to the next frame.
      gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_UPDATE)
    case .background: startTimer()
    }
  }

  private func setTicking(_ ticks: Bool) {
    guard ticks != isTicking, let clock else { return }
    isTicking = ticks
    if ticks { gdk_frame_clock_begin_updating(clock) } else { gdk_frame_clock_end_updating(clock) }
  }

  private func startTimer() {
    guard timer == 0 else { return }
    let fire: @convention(c) @MainActor (UnsafeMutableRawPointer?) -> gboolean = { data in
      let driver = owner(data!, as: FrameDriver.self)
      driver.timer = 0
      driver.runNow()
      return 0
    }
    timer = g_timeout_add(1000, fire, Unmanaged.passUnretained(self).toOpaque())
  }

  private func stopTimer() {
    guard timer != 0 else { return }
    g_source_remove(timer)
    timer = 0
  }
}
