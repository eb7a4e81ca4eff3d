/// What a program asks to be allowed. Mirrors UserNotifications' `UNAuthorizationOptions`.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Numbers at the program's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Notifications on the screen.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// Notifications that stay until somebody has seen them, of the level `critical`.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// Quiet notifications for a start: they have no sound, and the least urgency.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}
