import Foundation

/// The behavior of a category's notifications. Mirrors UserNotifications' `UNNotificationCategoryOptions`.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The delegate is notified with `UNNotificationDismissActionIdentifier` when the user closes a notification. The portal doesn't report
  /// that.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
}

/// A type of notifications with common buttons. Mirrors UserNotifications' `UNNotificationCategory`.
// The class is immutable.
open class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier of the category, which a content has as its `categoryIdentifier`.
  public let identifier: String
  /// The buttons in their order. Most desktop environments show up to three.
  public let actions: [UNNotificationAction]
  /// The intent identifiers. They have no effect on Linux, and are kept for the app.
  public let intentIdentifiers: [String]
  /// The options of the category.
  public let options: UNNotificationCategoryOptions

  /// Creates a category.
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
