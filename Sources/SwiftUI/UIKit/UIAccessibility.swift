import Foundation
import Oriel

/// The accessibility settings of the desktop environment. It can be read on any thread. Mirrors UIKit's `UIAccessibility` in part.
///
/// All settings are `false` before the first window is shown.
public enum UIAccessibility {
  /// A Boolean value that indicates whether motion should be reduced.
  public static var isReduceMotionEnabled: Bool { Assistance.current.reducesMotion }
  /// A Boolean value that indicates whether a screen reader is enabled.
  public static var isVoiceOverRunning: Bool { Assistance.current.hasScreenReader }
  /// A Boolean value that indicates whether contrast should be increased.
  public static var isDarkerSystemColorsEnabled: Bool { Assistance.current.isHighContrast }

  /// The notification that is posted when `isReduceMotionEnabled` changes.
  public static let reduceMotionStatusDidChangeNotification = AccessibilitySettingsNotification.reducesMotion.name
  /// The notification that is posted when `isVoiceOverRunning` changes.
  public static let voiceOverStatusDidChangeNotification = AccessibilitySettingsNotification.hasScreenReader.name
  /// The notification that is posted when `isDarkerSystemColorsEnabled` changes.
  public static let darkerSystemColorsStatusDidChangeNotification = AccessibilitySettingsNotification.isHighContrast.name

  // MARK: Announcements

  /// A notification to assistive technology. Mirrors UIKit's `UIAccessibility.Notification` in part.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A major part of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is announced.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Announces the argument if it is a `String` or an `NSAttributedString`. Assistive technology detects changes of the screen itself.
  public static func post(notification: Notification, argument: Any?) {
    if let text = text(of: argument) { AccessibilityNotification.Announcement(text).post() }
  }

  package static func text(of argument: Any?) -> String? { argument as? String ?? (argument as? NSAttributedString)?.string }
}
