import Foundation

/// The action of a click on a notification itself. Mirrors UserNotifications' constant.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The action of a notification that is closed. Mirrors UserNotifications' constant.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What somebody did with a notification. Mirrors UserNotifications' `UNNotificationResponse`.
// Nothing of it changes once it is made.
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
  public let notification: UNNotification
  /// That of a `UNNotificationAction`, or one of the two constants.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
