import Foundation

/// A converter of a display server's event times, 32-bit milliseconds from an unknown origin, to seconds on the frame clock.
///
/// No event can be older than its arrival, so the smallest difference between the two clocks so far is the best estimate. Results never
/// decrease and are never in the future.
struct EventClock {
  private var lastStamp: UInt32?
  /// The value of `lastStamp` in seconds, unwrapped.
  private var serverTime: TimeInterval = 0
  private var offset = TimeInterval.infinity
  private var last = -TimeInterval.infinity

  /// Returns the time of an event on the frame clock. `stamp` is 0 if the server sent no time. `now` is the arrival on the frame clock.
  mutating func time(of stamp: UInt32, now: TimeInterval) -> TimeInterval {
    guard stamp != 0 else { return advance(to: now) }
    if let lastStamp {
      serverTime += TimeInterval(Int32(bitPattern: stamp &- lastStamp)) / 1000
    }
    lastStamp = stamp
    offset = min(offset, now - serverTime)
    // A delay of seconds is a jump of the other clock, such as after a browser's sleep, rather than a late event.
    if now - (serverTime + offset) > 5 { offset = now - serverTime }
    return advance(to: min(now, serverTime + offset))
  }

  private mutating func advance(to time: TimeInterval) -> TimeInterval {
    last = max(last, time)
    return last
  }
}
