import Foundation
import Oriel

/// What somebody has asked the desktop for. Mirrors UIKit's `UIAccessibility` as far as that goes; it can be read on any thread.
///
/// Before the first window is there nothing is asked for.
public enum UIAccessibility {
  /// Whether there should be as little motion as possible.
  public static var isReduceMotionEnabled: Bool { Assistance.current.reducesMotion }
  /// Whether somebody has the screen read to them.
  public static var isVoiceOverRunning: Bool { Assistance.current.hasScreenReader }
  /// Whether there should be more contrast.
  public static var isDarkerSystemColorsEnabled: Bool { Assistance.current.isHighContrast }

  /// `isReduceMotionEnabled` is another one.
  public static let reduceMotionStatusDidChangeNotification = AssistanceNotification.reducesMotion.name
  /// `isVoiceOverRunning` is another one.
  public static let voiceOverStatusDidChangeNotification = AssistanceNotification.hasScreenReader.name
  /// `isDarkerSystemColorsEnabled` is another one.
  public static let darkerSystemColorsStatusDidChangeNotification = AssistanceNotification.isHighContrast.name

  // MARK: Telling

  /// What assistive technology is told. Mirrors UIKit's `UIAccessibility.Notification` as far as that goes.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Much of the screen is new.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Some of the screen is new.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Has a text spoken, if the argument is one: a `String` or an `NSAttributedString`. Assistive technology sees by itself what is new on the screen.
  public static func post(notification: Notification, argument: Any?) {
    if let text = text(of: argument) { AccessibilityNotification.Announcement(text).post() }
  }

  package static func text(of argument: Any?) -> String? { argument as? String ?? (argument as? NSAttributedString)?.string }
}
