import Foundation

/// A delivered notification. Mirrors UserNotifications' `UNNotification`.
// The class is immutable.
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
  /// The date of the delivery.
  public let date: Date
  /// The request that was delivered.
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
