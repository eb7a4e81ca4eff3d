import Foundation

/// The clock of a window's frames, from which the engine derives all durations.
struct FrameClock {
  /// The time of the frame clock, in seconds.
  private(set) var now: TimeInterval = 0
  /// Indicates whether the window has provided its time.
  private var isKnown = false
  private var start: Date?

  /// The calendar time at which the frame clock is at 0. It derives from the system clock at first access, unless the host sets it.
  var dateOfStart: Date {
    mutating get {
      if let start { return start }
      let date = Date(timeIntervalSinceNow: -now)
      start = date
      return date
    }
    set { start = newValue }
  }

  /// The calendar time of the frame.
  var date: Date { mutating get { dateOfStart.addingTimeInterval(now) } }

  /// Advances the clock, which doesn't run between frames, to the time of an event if that is later.
  mutating func advance(to time: TimeInterval) {
    if !isKnown, time > now {
      // Views are created before the window provides its time, which counts from the start of the machine. The jump to that time takes no
      // calendar time.
      isKnown = true
      dateOfStart.addTimeInterval(now - time)
    }
    now = max(now, time)
  }

  /// Starts a frame at a time.
  mutating func start(at time: TimeInterval) {
    advance(to: time)
    isKnown = true
  }
}
