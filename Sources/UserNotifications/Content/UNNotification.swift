import Foundation

/// A notification that is shown, or was. Mirrors UserNotifications' `UNNotification`.
// Nothing of it changes once it is made.
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
  /// When it was delivered.
  public let date: Date
  public let request: UNNotificationRequest

  init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotification else { return false }
    return date == other.date && request == other.request
  }

  open override var hash: Int { request.hash }
}
