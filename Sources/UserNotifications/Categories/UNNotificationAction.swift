import Foundation

/// How a button of a notification behaves. Mirrors UserNotifications' `UNNotificationActionOptions`.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The screen has to be unlocked: no desktop has buttons on a locked one.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// Brings the program's window to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// A button of a notification. Mirrors UserNotifications' `UNNotificationAction`.
// Nothing of it changes once it is made.
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
  /// What a `UNNotificationResponse` has once the button is pressed.
  public let identifier: String
  /// What the button says.
  public let title: String
  public let options: UNNotificationActionOptions

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
