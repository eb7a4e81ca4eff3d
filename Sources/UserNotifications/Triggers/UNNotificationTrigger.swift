import Foundation

/// When a notification comes. Mirrors UserNotifications' `UNNotificationTrigger`.
// Nothing of it changes once it is made.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
  /// Whether it fires again and again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The first moment after another one at which it fires; nil where there is none.
  func date(after date: Date) -> Date? { nil }
}
