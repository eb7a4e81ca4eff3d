import Foundation

/// A notification that is to be delivered, and the condition of its delivery. Mirrors UserNotifications' `UNNotificationRequest`.
// The content is a private copy without setters.
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier of the notification. A later request with the same identifier replaces an earlier one.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent
  /// The trigger of the delivery, or `nil` for immediate delivery.
  public let trigger: UNNotificationTrigger?

  /// Creates a request with a copy of the content.
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
