import Foundation

/// The behavior of a notification's button. Mirrors UserNotifications' `UNNotificationActionOptions`.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The screen must be unlocked. This has no effect, because no desktop environment shows the buttons on the lock screen.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// The action brings the app's window to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// A button of a notification. Mirrors UserNotifications' `UNNotificationAction`.
// The class is immutable.
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier of the action, which a `UNNotificationResponse` has when the button is pressed.
  public let identifier: String
  /// The title of the button.
  public let title: String
  /// The options of the action.
  public let options: UNNotificationActionOptions

  /// Creates an action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationAction else { return false }
    return identifier == other.identifier && title == other.title && options == other.options
  }

  open override var hash: Int { identifier.hashValue }
}
