import Foundation

/// How the notifications of a category behave. Mirrors UserNotifications' `UNNotificationCategoryOptions`.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Tells the delegate of a notification that somebody closes, by `UNNotificationDismissActionIdentifier`. The portal doesn't tell programs.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
}

/// The buttons of notifications. Mirrors UserNotifications' `UNNotificationCategory`.
// Nothing of it changes once it is made.
open class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
  /// What a content's `categoryIdentifier` has to be.
  public let identifier: String
  /// In the order in which desktops show them, the most of them three.
  public let actions: [UNNotificationAction]
  /// Intents aren't a matter of Linux; a program finds them again here.
  public let intentIdentifiers: [String]
  public let options: UNNotificationCategoryOptions

  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationCategory else { return false }
    return identifier == other.identifier && actions == other.actions && intentIdentifiers == other.intentIdentifiers
      && options == other.options
  }

  open override var hash: Int { identifier.hashValue }
}
