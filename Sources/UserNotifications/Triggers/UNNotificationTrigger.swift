import Foundation

/// The condition of a notification's delivery. Mirrors UserNotifications' `UNNotificationTrigger`.
// The class is immutable.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
  /// A Boolean value that indicates whether the trigger fires repeatedly.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the first date after another one at which the trigger fires, or `nil` if there is none.
  func date(after date: Date) -> Date? { nil }
}
