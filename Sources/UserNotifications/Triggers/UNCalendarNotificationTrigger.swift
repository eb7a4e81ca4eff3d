import Foundation

/// A trigger that fires at dates that match components. Mirrors UserNotifications' `UNCalendarNotificationTrigger`.
// The class is immutable.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The components that a date must match.
  public let dateComponents: DateComponents

  /// Creates a trigger for dates that match components.
  ///
  /// - Parameter dateComponents: The components that a date must match; an hour alone matches that hour of every day. Without a calendar or
  ///   a time zone, the user's are used. A request whose components match no future date is rejected.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns the next date at which the trigger fires, or `nil` if there is none.
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
