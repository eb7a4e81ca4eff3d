import Foundation

/// A notification that is to come, and when. Mirrors UserNotifications' `UNNotificationRequest`.
// Its content is a copy that nobody has but itself, and which has no setters.
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
  /// Tells the program's notifications apart: a later one of the same identifier takes the place of an earlier one.
  public let identifier: String
  public let content: UNNotificationContent
  /// Nil is at once.
  public let trigger: UNNotificationTrigger?

  /// Takes a copy of the content.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = UNNotificationContent(content.values)
    self.trigger = trigger
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationRequest else { return false }
    return identifier == other.identifier && content == other.content && trigger == other.trigger
  }

  open override var hash: Int { identifier.hashValue }
}
