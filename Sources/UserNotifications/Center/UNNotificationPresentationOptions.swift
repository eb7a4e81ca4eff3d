/// How a notification is shown while the program is in front. Mirrors UserNotifications' `UNNotificationPresentationOptions`.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Shows the number that the content has at the program's icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// Plays the content's sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// The banner and the list.
  @available(*, deprecated, message: "Use .list and .banner")
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// Keeps the notification in the desktop's list. Without it the desktop is told to forget it once its banner is gone.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// Shows the notification on the screen. A list alone is for portals of version 2; other services show the banner as well.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)

  /// With the parts of the deprecated option.
  var resolved: UNNotificationPresentationOptions {
    rawValue & 1 << 2 == 0 ? self : union([.list, .banner])
  }
}
