import Foundation
import UserNotifications

/// An object that notifies the user when a tea is ready.
@MainActor
public protocol TeaBell {
  /// Schedules a notification, and returns `false` if notifications aren't available.
  func ring(for tea: Tea, after seconds: TimeInterval) async -> Bool
  /// Cancels the notification of a tea.
  func silence(for tea: Tea)
}

/// A bell that posts notifications, also while another window is in front.
public struct NotificationBell: TeaBell {
  /// Creates a bell.
  public init() {}

  public func ring(for tea: Tea, after seconds: TimeInterval) async -> Bool {
    let center = UNUserNotificationCenter.current()
    let content = UNMutableNotificationContent()
    content.title = "\(tea.name) is ready"
    content.body = "It has drawn for \(tea.duration.formatted(.time(pattern: .minuteSecond)))."
    content.sound = .default
    content.interruptionLevel = .timeSensitive
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
    do {
      guard try await center.requestAuthorization(options: [.alert, .sound]) else { return false }
      try await center.add(UNNotificationRequest(identifier: tea.id, content: content, trigger: trigger))
      return true
    } catch {
      return false
    }
  }

  public func silence(for tea: Tea) {
    UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: [tea.id])
  }
}
