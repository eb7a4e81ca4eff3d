import Foundation

/// Whether a program may notify. Mirrors UserNotifications' `UNAuthorizationStatus`.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The program hasn't asked yet.
  case notDetermined = 0
  /// The desktop has no service that shows notifications.
  case denied = 1
  case authorized = 2
  /// The program has asked for quiet notifications.
  case provisional = 3
  /// For a part of a program that lives briefly, which Linux has none of.
  case ephemeral = 4
}

/// Whether something is on. Mirrors UserNotifications' `UNNotificationSetting`.
public enum UNNotificationSetting: Int, Sendable {
  /// The desktop can't do it, or can't be asked whether it can.
  case notSupported = 0
  /// The program hasn't asked for it.
  case disabled = 1
  case enabled = 2
}

/// How notifications look. Mirrors UserNotifications' `UNAlertStyle`.
public enum UNAlertStyle: Int, Sendable {
  case none = 0
  case banner = 1
  case alert = 2
}

/// What a program may do, as far as it can know. Mirrors UserNotifications' `UNNotificationSettings`.
///
/// What somebody has chosen in the desktop's own settings, such as not to be disturbed, no program can read.
// Nothing of it changes once it is made.
open class UNNotificationSettings: NSObject, NSCopying, @unchecked Sendable {
  public let authorizationStatus: UNAuthorizationStatus
  /// Whether notifications have sounds: what the service says of itself.
  public let soundSetting: UNNotificationSetting
  /// Whether numbers can be shown at the program's icon: the program needs a bundle identifier, by which docks know it.
  public let badgeSetting: UNNotificationSetting
  public let alertSetting: UNNotificationSetting
  public let criticalAlertSetting: UNNotificationSetting
  /// `banner` where notifications are shown, else `none`.
  public let alertStyle: UNAlertStyle

  init(
    authorizationStatus: UNAuthorizationStatus, soundSetting: UNNotificationSetting, badgeSetting: UNNotificationSetting,
    alertSetting: UNNotificationSetting, criticalAlertSetting: UNNotificationSetting
  ) {
    self.authorizationStatus = authorizationStatus
    self.soundSetting = soundSetting
    self.badgeSetting = badgeSetting
    self.alertSetting = alertSetting
    self.criticalAlertSetting = criticalAlertSetting
    alertStyle = alertSetting == .enabled ? .banner : .none
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationSettings else { return false }
    return authorizationStatus == other.authorizationStatus && soundSetting == other.soundSetting && badgeSetting == other.badgeSetting
      && alertSetting == other.alertSetting && criticalAlertSetting == other.criticalAlertSetting
  }

  open override var hash: Int {
    [authorizationStatus.rawValue, soundSetting.rawValue, badgeSetting.rawValue, alertSetting.rawValue].hashValue
  }
}
