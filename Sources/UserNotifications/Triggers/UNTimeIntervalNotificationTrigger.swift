import Foundation
import Oriel

/// A trigger that fires after a time interval. Mirrors UserNotifications' `UNTimeIntervalNotificationTrigger`.
// The class is immutable.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The interval, in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger that fires after an interval.
  ///
  /// - Parameter timeInterval: The interval in seconds. It must be greater than 0, and at least 60 if the trigger repeats. Other values are
  ///   reported; the trigger never fires, and its request is rejected.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
    guard !isValid else { return }
    Report.once(
      "notification-interval",
      "UNTimeIntervalNotificationTrigger: the interval \(timeInterval) s never fires; it must be positive, and at least 60 if the trigger "
        + "repeats."
    )
  }

  private var isValid: Bool { timeInterval.isFinite && timeInterval > 0 && (!repeats || timeInterval >= 60) }

  /// Returns the date at which the trigger fires if it starts now, or `nil` if it never fires.
  open func nextTriggerDate() -> Date? { date(after: .now) }

  override func date(after date: Date) -> Date? { isValid ? date.addingTimeInterval(timeInterval) : nil }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNTimeIntervalNotificationTrigger else { return false }
    return timeInterval == other.timeInterval && repeats == other.repeats
  }

  open override var hash: Int { timeInterval.hashValue }
}
