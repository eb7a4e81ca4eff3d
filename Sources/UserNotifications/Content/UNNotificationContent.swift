import Foundation

/// The content of a notification. Mirrors UserNotifications' `UNNotificationContent`.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var attachments: [UNNotificationAttachment] = []
  }

  var values: Values

  /// Creates empty content.
  public override convenience init() { self.init(Values()) }

  init(_ values: Values) { self.values = values }

  /// The first line. If it is empty, the app's name is shown.
  open var title: String { values.title }
  /// The second line.
  open var subtitle: String { values.subtitle }
  /// The text below the first two lines.
  open var body: String { values.body }
  /// The badge of the app's icon. 0 removes the badge; `nil` doesn't change it.
  open var badge: NSNumber? { values.badge }
  /// The sound, or `nil` for silence.
  open var sound: UNNotificationSound? { values.sound }
  /// Values that the app receives with a response. Values that a property list can't represent are lost at the next launch, which is
  /// reported.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The identifier of the `UNNotificationCategory` that has the notification's buttons.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The identifier of a group of notifications. It is only kept for the app, because desktop environments group notifications by app.
  open var threadIdentifier: String { values.threadIdentifier }
  /// The urgency of the notification.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// The attachments. The first picture that isn't hidden is shown.
  open var attachments: [UNNotificationAttachment] { values.attachments }

  public func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }

  public func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = (object as? UNNotificationContent)?.values else { return false }
    return values.title == other.title && values.subtitle == other.subtitle && values.body == other.body && values.badge == other.badge
      && values.sound == other.sound && NSDictionary(dictionary: values.userInfo).isEqual(NSDictionary(dictionary: other.userInfo))
      && values.categoryIdentifier == other.categoryIdentifier && values.threadIdentifier == other.threadIdentifier
      && values.interruptionLevel == other.interruptionLevel && values.attachments == other.attachments
  }

  open override var hash: Int { [values.title, values.subtitle, values.body].hashValue }

  /// True if there is no text, picture, sound or badge.
  var isEmpty: Bool {
    values.title.isEmpty && values.subtitle.isEmpty && values.body.isEmpty && values.badge == nil && values.sound == nil
      && values.attachments.isEmpty
  }
}
