/// How much a notification may disturb. Mirrors UserNotifications' `UNNotificationInterruptionLevel`.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// The least urgency that the desktop knows.
  case passive = 0
  /// Of usual urgency.
  case active = 1
  /// A portal's urgency between the usual and the highest one; the usual one of other services.
  case timeSensitive = 2
  /// The highest urgency: it stays until it is seen. `active` unless the program has asked for `criticalAlert`.
  case critical = 3
}
