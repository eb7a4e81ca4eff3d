/// The urgency of a notification. Mirrors UserNotifications' `UNNotificationInterruptionLevel`.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// The lowest urgency of the desktop environment.
  case passive = 0
  /// The normal urgency.
  case active = 1
  /// The urgency between the normal and the highest one with the portal, and the normal urgency with other services.
  case timeSensitive = 2
  /// The highest urgency: the notification stays until the user has seen it. It is treated as `active` unless the app has requested
  /// `criticalAlert`.
  case critical = 3
}
