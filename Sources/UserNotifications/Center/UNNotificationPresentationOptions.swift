/// The ways in which a notification is presented while the app is in the foreground. Mirrors UserNotifications'
/// `UNNotificationPresentationOptions`.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Shows the content's badge on the app's icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// Plays the content's sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// Shows the notification as a banner and in the list.
  @available(*, deprecated, message: "Use .list and .banner")
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// Keeps the notification in the desktop environment's list. Without this option, the notification is transient: it is discarded when its
  /// banner disappears.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// Shows the notification on the screen. Only version 2 of the portal supports a list without a banner; other services always show the
  /// banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)

  /// The options with the deprecated option replaced by its parts.
  var resolved: UNNotificationPresentationOptions {
    rawValue & 1 << 2 == 0 ? self : union([.list, .banner])
  }
}
