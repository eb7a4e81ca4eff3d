import Foundation

/// What a notification says. Mirrors UserNotifications' `UNNotificationContent`.
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

  /// One that says nothing.
  public override convenience init() { self.init(Values()) }

  init(_ values: Values) { self.values = values }

  /// The first line; the program's name where it is empty.
  open var title: String { values.title }
  /// The second line.
  open var subtitle: String { values.subtitle }
  /// The text below.
  open var body: String { values.body }
  /// The number at the program's icon: 0 takes it away, nil leaves it as it is.
  open var badge: NSNumber? { values.badge }
  /// Nil is silent.
  open var sound: UNNotificationSound? { values.sound }
  /// What the program wants back with an answer. Values that a property list can't have aren't there any more after the next launch, which a message says.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The `UNNotificationCategory` that has the notification's buttons.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// What belongs together. A program finds it again here; desktops group notifications by program.
  open var threadIdentifier: String { values.threadIdentifier }
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// The first picture that isn't hidden is shown.
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

  /// Whether there is nothing to see, to hear or to count.
  var isEmpty: Bool {
    values.title.isEmpty && values.subtitle.isEmpty && values.body.isEmpty && values.badge == nil && values.sound == nil
      && values.attachments.isEmpty
  }
}
