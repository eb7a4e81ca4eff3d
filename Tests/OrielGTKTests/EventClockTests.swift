import Testing

@testable import OrielGTK

@Suite("Event times on the frame clock")
struct EventClockTests {
  @Test("Distances between events are those of the display server and not of their arrivals")
  func distances() {
    var clock = EventClock()
    #expect(clock.time(of: 1000, now: 50) == 50)
    #expect(clock.time(of: 1010, now: 50.5) == 50.01)
    #expect(clock.time(of: 1600, now: 50.6) == 50.6)
  }

  @Test("An event that arrives earlier than expected corrects the clock, and no time is in the future or goes back")
  func correction() {
    var clock = EventClock()
    _ = clock.time(of: 1000, now: 50)
    #expect(clock.time(of: 1100, now: 50.05) == 50.05)
    let next = clock.time(of: 1110, now: 50.2)
    #expect(abs(next - 50.06) < 1e-9)
    #expect(clock.time(of: 1090, now: 50.3) == next)
  }

  @Test("The server's 32-bit times can wrap around")
  func wrap() {
    var clock = EventClock()
    _ = clock.time(of: .max - 9, now: 10)
    let time = clock.time(of: 10, now: 11)
    #expect(abs(time - 10.02) < 1e-9)
  }

  @Test("An event without a time has its time of arrival")
  func untimed() {
    var clock = EventClock()
    #expect(clock.time(of: 0, now: 3) == 3)
    #expect(clock.time(of: 500, now: 4) == 4)
  }

  @Test("After a jump of the clock, times are relative to the jump")
  func jump() {
    var clock = EventClock()
    _ = clock.time(of: 1000, now: 10)
    #expect(clock.time(of: 1100, now: 70) == 70)
    #expect(abs(clock.time(of: 1200, now: 70.5) - 70.1) < 1e-9)
  }
}

@Suite("Touches on a touch screen")
struct TouchSlotsTests {
  @Test("Each touch keeps its number, and the number of an ended touch is reused")
  func numbers() {
    var slots = TouchSlots<String>()
    #expect(slots.pointer(for: "thumb") == 1)
    #expect(slots.pointer(for: "index") == 2)
    #expect(slots.pointer(for: "thumb") == 1)
    slots.remove("thumb")
    #expect(slots.pointer(for: "index") == 2)
    #expect(slots.pointer(for: "ring") == 1)
    #expect(slots.pointer(for: "little") == 3)
  }
}
