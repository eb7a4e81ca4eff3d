import Foundation

/// The time of a window's frames: all durations of the engine are read off it.
struct FrameClock {
  /// Seconds on the frame clock.
  private(set) var now: TimeInterval = 0
  /// Whether the window has told its time.
  private var isKnown = false
  private var start: Date?

  /// What the calendar says when the frame clock is at 0: by the machine's clock when it is first asked for, unless the host sets it.
  var dateOfStart: Date {
    mutating get {
      if let start { return start }
      let date = Date(timeIntervalSinceNow: -now)
      start = date
      return date
    }
    set { start = newValue }
  }

  /// The time by the calendar.
  var date: Date { mutating get { dateOfStart.addingTimeInterval(now) } }

  /// The clock stands still between frames; an event that comes later than the last one brings the time along.
  mutating func advance(to time: TimeInterval) {
    if !isKnown, time > now {
      // Views are made before a window tells its clock, which began when the machine did: by the calendar no time has passed.
      isKnown = true
      dateOfStart.addTimeInterval(now - time)
    }
    now = max(now, time)
  }

  /// A frame begins.
  mutating func start(at time: TimeInterval) {
    advance(to: time)
    isKnown = true
  }
}
