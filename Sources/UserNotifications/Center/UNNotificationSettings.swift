import Foundation

/// The authorization of an app. Mirrors UserNotifications' `UNAuthorizationStatus`.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The app hasn't requested authorization.
  case notDetermined = 0
  /// The desktop environment has no service that shows notifications.
  case denied = 1
  case authorized = 2
  /// The app has requested provisional notifications.
  case provisional = 3
  /// The authorization of an app clip. It doesn't occur on Linux.
  case ephemeral = 4
}

/// The state of a notification feature. Mirrors UserNotifications' `UNNotificationSetting`.
public enum UNNotificationSetting: Int, Sendable {
  /// The desktop environment doesn't support the feature, or doesn't report its support.
  case notSupported = 0
  /// The app hasn't requested the feature.
  case disabled = 1
  case enabled = 2
}

/// The style of alerts. Mirrors UserNotifications' `UNAlertStyle`.
public enum UNAlertStyle: Int, Sendable {
  case none = 0
  case banner = 1
  case alert = 2
}

/// The notification settings of an app. Mirrors UserNotifications' `UNNotificationSettings`.
///
/// Settings that the user has made in the desktop environment, such as do-not-disturb, aren't available to apps.
// The class is immutable.
open class UNNotificationSettings: NSObject, NSCopying, @unchecked Sendable {
  /// The authorization of the app.
  public let authorizationStatus: UNAuthorizationStatus
  /// The state of sounds, according to the service's capabilities.
  public let soundSetting: UNNotificationSetting
  /// The state of badges. They require a bundle identifier, by which docks identify the app.
  public let badgeSetting: UNNotificationSetting
  /// The state of notifications on the screen.
  public let alertSetting: UNNotificationSetting
  /// The state of critical notifications.
  public let criticalAlertSetting: UNNotificationSetting
  /// The style of alerts: `banner` if notifications are shown, otherwise `none`.
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
