import Foundation

/// A notification in the form in which a service shows it.
struct Notice: Equatable, Sendable {
  enum Sound: Equatable, Sendable {
    case silent
    case standard
    case warning
    /// The path of a file.
    case file(String)
  }

  struct Action: Equatable, Sendable {
    let identifier: String
    let title: String
  }

  /// The identifier of the request.
  var identifier: String
  var title: String
  var subtitle = ""
  var body = ""
  var sound = Sound.silent
  var level = UNNotificationInterruptionLevel.active
  /// True if the desktop environment discards the notification when its banner disappears.
  var isTransient = false
  /// True if the notification has no banner.
  var isBannerHidden = false
  var actions: [Action] = []
  var picture: URL?

  /// The text below the title.
  var text: String { [subtitle, body].filter { !$0.isEmpty }.joined(separator: "\n") }
}

/// An event of a notification.
enum NoticeEvent: Equatable, Sendable {
  /// The user clicked the notification itself, if `action` is `nil`, or one of its buttons. The token proves to the window system that the
  /// user initiated the activation of the app's window.
  case activated(identifier: String, action: String?, token: String?)
  /// The notification was closed. Only some services report this.
  case closed(identifier: String, byUser: Bool)
}

/// A service that shows notifications.
protocol NotificationService: Sendable {
  /// True if notifications can have sounds.
  var hasSound: Bool { get }
  /// Shows a notification, which replaces an earlier one with the same identifier. Throws a `BusFailure`.
  func show(_ notice: Notice) async throws
  /// Removes a notification if it exists.
  func withdraw(_ identifier: String) async
}
