import Foundation

/// Fires where the calendar and the clock show something. Mirrors UserNotifications' `UNCalendarNotificationTrigger`.
// Nothing of it changes once it is made.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents

  /// - Parameter dateComponents: What the calendar and the clock have to show: an hour alone is each day at that hour. Its calendar and time zone are the
  ///   user's where it has none. One that never comes again isn't taken as a request's trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next moment at which it fires; nil where there is none any more.
  open func nextTriggerDate() -> Date? { date(after: .now) }

  override func date(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? .current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    var components = dateComponents
    (components.calendar, components.timeZone) = (nil, nil)
    guard components != DateComponents() else { return nil }
    return calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNCalendarNotificationTrigger else { return false }
    return dateComponents == other.dateComponents && repeats == other.repeats
  }

  open override var hash: Int { dateComponents.hashValue }
}
