import Foundation

/// A notification as a service of the desktop is to show it.
struct Notice: Equatable, Sendable {
  enum Sound: Equatable, Sendable {
    case silent
    case standard
    case warning
    /// A file's path.
    case file(String)
  }

  struct Action: Equatable, Sendable {
    let identifier: String
    let title: String
  }

  /// That of the request.
  var identifier: String
  var title: String
  var subtitle = ""
  var body = ""
  var sound = Sound.silent
  var level = UNNotificationInterruptionLevel.active
  /// Whether the desktop is to forget it once its banner is gone.
  var isTransient = false
  /// Whether it has no banner.
  var isListedOnly = false
  var actions: [Action] = []
  var picture: URL?

  /// Below the title.
  var text: String { [subtitle, body].filter { !$0.isEmpty }.joined(separator: "\n") }
}

/// What somebody does with a notification.
enum NoticeEvent: Equatable, Sendable {
  /// A click on the notification itself, where no action is said, or on one of its buttons. A token has the window system know that somebody asked for the
  /// program's window.
  case activated(identifier: String, action: String?, token: String?)
  /// The notification is gone. Only some services tell.
  case closed(identifier: String, byUser: Bool)
}

/// A service that shows notifications.
protocol NotificationService: Sendable {
  /// Whether notifications can have sounds.
  var hasSound: Bool { get }
  /// Shows a notification in the place of an earlier one of its identifier. Throws a `BusFailure`.
  func show(_ notice: Notice) async throws
  /// Takes a notification away; it needn't be there.
  func withdraw(_ identifier: String) async
}
