import Foundation
import Testing

@testable import UserNotifications

@Suite("Notification triggers")
struct TriggerTests {
  private static let berlin = TimeZone(identifier: "Europe/Berlin")!

  private static func date(_ text: String) -> Date { try! Date(text, strategy: .iso8601) }

  private static func trigger(repeats: Bool = false, _ set: (inout DateComponents) -> Void) -> UNCalendarNotificationTrigger {
    var components = DateComponents(calendar: Calendar(identifier: .gregorian), timeZone: berlin)
    set(&components)
    return UNCalendarNotificationTrigger(dateMatching: components, repeats: repeats)
  }

  @Test("A time interval is counted from the call of nextTriggerDate")
  func interval() throws {
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: true)
    let date = try #require(trigger.nextTriggerDate())
    #expect(abs(date.timeIntervalSinceNow - 90) < 30)
    #expect(trigger.date(after: Self.date("2026-03-02T09:00:00Z")) == Self.date("2026-03-02T09:01:30Z"))
  }

  @Test(
    "An invalid time interval never fires",
    arguments: [0, -1, TimeInterval.nan, TimeInterval.infinity, -TimeInterval.infinity] as [TimeInterval])
  func invalidInterval(_ interval: TimeInterval) {
    for repeats in [false, true] {
      #expect(UNTimeIntervalNotificationTrigger(timeInterval: interval, repeats: repeats).nextTriggerDate() == nil)
    }
    #expect(UNTimeIntervalNotificationTrigger(timeInterval: 59, repeats: true).nextTriggerDate() == nil)
    #expect(UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true).nextTriggerDate() != nil)
  }

  @Test("A calendar trigger matches its components in its own time zone")
  func calendar() {
    let now = Self.date("2026-03-02T09:00:00Z")
    #expect(Self.trigger { $0.hour = 8 }.date(after: now) == Self.date("2026-03-03T07:00:00Z"))
    #expect(Self.trigger { ($0.hour, $0.minute) = (10, 30) }.date(after: now) == Self.date("2026-03-02T09:30:00Z"))
    #expect(Self.trigger { ($0.weekday, $0.hour) = (6, 12) }.date(after: now) == Self.date("2026-03-06T11:00:00Z"))
    #expect(Self.trigger { ($0.month, $0.day) = (12, 24) }.date(after: now) == Self.date("2026-12-23T23:00:00Z"))
    #expect(Self.trigger { $0.minute = 0 }.date(after: now) == Self.date("2026-03-02T10:00:00Z"))
    // An hour that is skipped by daylight saving time.
    #expect(
      Self.trigger { ($0.hour, $0.minute) = (2, 30) }.date(after: Self.date("2026-03-29T00:00:00Z")) == Self.date("2026-03-29T01:00:00Z"))
  }

  @Test("Dates that are past, empty or invalid never fire")
  func past() {
    let now = Self.date("2026-03-02T09:00:00Z")
    #expect(Self.trigger { ($0.year, $0.month, $0.day, $0.hour) = (2026, 3, 2, 9) }.date(after: now) == nil)
    #expect(Self.trigger { ($0.year, $0.month, $0.day, $0.hour) = (2026, 3, 2, 11) }.date(after: now) == Self.date("2026-03-02T10:00:00Z"))
    #expect(Self.trigger { _ in }.date(after: now) == nil)
    #expect(Self.trigger { $0.hour = 99 }.date(after: now) == nil)
    #expect(UNCalendarNotificationTrigger(dateMatching: DateComponents(), repeats: true).nextTriggerDate() == nil)
  }
}
