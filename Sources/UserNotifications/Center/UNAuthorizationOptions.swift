/// The permissions that an app requests. Mirrors UserNotifications' `UNAuthorizationOptions`.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Badges on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Sounds of notifications.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Notifications on the screen.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// Notifications of the level `critical`, which stay until the user has seen them.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// Provisional notifications, which have no sound and the lowest urgency.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}
