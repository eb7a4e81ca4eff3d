import Foundation

/// Converts the event times of a display server, 32-bit milliseconds from an unknown origin, to seconds on the frame clock.
///
/// No event can be older than its arrival, so the smallest distance between the two clocks seen so far is the best guess.
/// Results never go back and never lie in the future.
struct EventClock {
  private var lastStamp: UInt32?
  /// `lastStamp` in seconds, unwrapped.
  private var serverTime: TimeInterval = 0
  private var offset = TimeInterval.infinity
  private var last = -TimeInterval.infinity

  /// `stamp` is 0 where the server gave no time. `now` is the arrival on the frame clock.
  mutating func time(of stamp: UInt32, now: TimeInterval) -> TimeInterval {
    guard stamp != 0 else { return advance(to: now) }
    if let lastStamp {
      serverTime += TimeInterval(Int32(bitPattern: stamp &- lastStamp)) / 1000
    }
    lastStamp = stamp
    offset = min(offset, now - serverTime)
    // Delays of seconds are the other clock's jump (a browser came back from sleep), not a late event.
    if now - (serverTime + offset) > 5 { offset = now - serverTime }
    return advance(to: min(now, serverTime + offset))
  }

  private mutating func advance(to time: TimeInterval) -> TimeInterval {
    last = max(last, time)
    return last
  }
}
