import Foundation

/// The identifier of the action of a click on the notification itself. Mirrors UserNotifications' constant.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The identifier of the action of a dismissed notification. Mirrors UserNotifications' constant.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The user's response to a notification. Mirrors UserNotifications' `UNNotificationResponse`.
// The class is immutable.
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
  /// The notification that the user has responded to.
  public let notification: UNNotification
  /// The identifier of a `UNNotificationAction`, or one of the two constants.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
