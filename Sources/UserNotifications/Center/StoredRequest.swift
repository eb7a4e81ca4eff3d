import Foundation
import Oriel

/// A request in the format of the file.
struct StoredRequest: Codable, Sendable {
  struct Attachment: Codable, Sendable {
    let identifier: String
    let path: String
    let type: String
    let isHidden: Bool
  }

  let identifier: String
  let due: Date
  let title: String
  let subtitle: String
  let body: String
  let badge: Int?
  let sound: UNNotificationSound.Kind?
  /// The user info as a property list.
  let userInfo: Data?
  let category: String
  let thread: String
  let level: UInt
  let attachments: [Attachment]
  let repeats: Bool
  let interval: TimeInterval?
  let components: DateComponents?

  /// Creates the stored form of a request, or returns `nil` if its trigger is of another kind.
  init?(_ pending: PendingRequest) {
    let request = pending.request
    let values = request.content.values
    switch request.trigger {
    case let trigger as UNTimeIntervalNotificationTrigger: (interval, components) = (trigger.timeInterval, nil)
    case let trigger as UNCalendarNotificationTrigger: (interval, components) = (nil, trigger.dateComponents)
    default: return nil
    }
    (identifier, due, repeats) = (request.identifier, pending.due, request.trigger?.repeats ?? false)
    (title, subtitle, body, badge) = (values.title, values.subtitle, values.body, values.badge?.intValue)
    sound = values.sound?.kind
    (category, thread, level) = (values.categoryIdentifier, values.threadIdentifier, values.interruptionLevel.rawValue)
    attachments = values.attachments.map { Attachment(identifier: $0.identifier, path: $0.url.path, type: $0.type, isHidden: $0.isHidden) }
    userInfo = Self.data(of: values.userInfo, identifier: request.identifier)
  }

  private static func data(of userInfo: [AnyHashable: Any], identifier: String) -> Data? {
    guard !userInfo.isEmpty else { return nil }
    let data = (userInfo as? [String: Any]).flatMap { list -> Data? in
      guard PropertyListSerialization.propertyList(list, isValidFor: .binary) else { return nil }
      return try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    }
    if data == nil {
      Report.once(
        "notification-info-\(identifier)",
        "The userInfo of the notification \"\(identifier)\" isn't a property list; after the next launch, the notification is delivered "
          + "without it.")
    }
    return data
  }

  /// The request that was stored.
  var pending: PendingRequest? {
    let trigger: UNNotificationTrigger
    if let interval {
      trigger = UNTimeIntervalNotificationTrigger(timeInterval: interval, repeats: repeats)
    } else if let components {
      trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: repeats)
    } else {
      return nil
    }
    var values = UNNotificationContent.Values()
    (values.title, values.subtitle, values.body, values.badge) = (title, subtitle, body, badge.map { NSNumber(value: $0) })
    values.sound = sound.map { UNNotificationSound($0) }
    (values.categoryIdentifier, values.threadIdentifier) = (category, thread)
    values.interruptionLevel = UNNotificationInterruptionLevel(rawValue: level) ?? .active
    values.attachments = attachments.map {
      UNNotificationAttachment(identifier: $0.identifier, url: URL(fileURLWithPath: $0.path), type: $0.type, isHidden: $0.isHidden)
    }
    if let userInfo, let list = try? PropertyListSerialization.propertyList(from: userInfo, options: [], format: nil) {
      values.userInfo = list as? [String: Any] ?? [:]
    }
    let request = UNNotificationRequest(identifier: identifier, content: UNNotificationContent(values), trigger: trigger)
    return PendingRequest(request: request, due: due)
  }
}

/// A request that waits for its date.
struct PendingRequest: Sendable {
  let request: UNNotificationRequest
  var due: Date

  /// Returns the request with its next date, or `nil` if it doesn't repeat.
  func next(after now: Date) -> PendingRequest? {
    guard let trigger = request.trigger, trigger.repeats else { return nil }
    if let interval = (trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval {
      let missed = max(0, (now.timeIntervalSince(due) / interval).rounded(.down))
      return PendingRequest(request: request, due: due.addingTimeInterval((missed + 1) * interval))
    }
    return trigger.date(after: max(due, now)).map { PendingRequest(request: request, due: $0) }
  }
}
