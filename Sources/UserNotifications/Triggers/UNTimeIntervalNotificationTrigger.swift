import Foundation
import Oriel

/// Fires after a time. Mirrors UserNotifications' `UNTimeIntervalNotificationTrigger`.
// Nothing of it changes once it is made.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// Seconds.
  public let timeInterval: TimeInterval

  /// - Parameter timeInterval: Seconds, more than 0, and 60 at least where it repeats. Of other values a message says once that it never fires, and the
  ///   request isn't taken.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
    guard !isValid else { return }
    Report.once(
      "notification-interval",
      "UNTimeIntervalNotificationTrigger: a time of \(timeInterval) s never fires; it has to be more than 0, and 60 at least where it repeats."
    )
  }

  private var isValid: Bool { timeInterval.isFinite && timeInterval > 0 && (!repeats || timeInterval >= 60) }

  /// So many seconds from now; nil where it never fires.
  open func nextTriggerDate() -> Date? { date(after: .now) }

  override func date(after date: Date) -> Date? { isValid ? date.addingTimeInterval(timeInterval) : nil }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNTimeIntervalNotificationTrigger else { return false }
    return timeInterval == other.timeInterval && repeats == other.repeats
  }

  open override var hash: Int { timeInterval.hashValue }
}
