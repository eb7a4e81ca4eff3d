import SwiftUI
import UserNotifications

/// Immediate and delayed notifications, with buttons.
struct NotificationsDemo: View {
  @StateObject private var kettle = Kettle()
  @State private var hasButtons = true

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      WrappingRow(spacing: 8) {
        Button("Notify now", systemImage: "bell") { kettle.notify(after: nil, hasButtons: hasButtons) }
          .accessibilityIdentifier("notify-now")
        Button("In five seconds", systemImage: "clock") { kettle.notify(after: 5, hasButtons: hasButtons) }
          .accessibilityIdentifier("notify-later")
      }
      .buttonStyle(.bordered)
      Toggle("With buttons", isOn: $hasButtons)
      Text(kettle.log).font(.callout).foregroundStyle(.secondary).fixedSize(horizontal: false, vertical: true)
        .accessibilityIdentifier("notification-log")
    }
    .panelWidth(340, alignment: .leading)
  }
}

/// A delegate that posts a notification when the tea is ready, and handles the user's response.
@MainActor
private final class Kettle: NSObject, ObservableObject, UNUserNotificationCenterDelegate {
  @Published private(set) var log = "Nothing has been shown yet."

  private static let category = "tea"

  func notify(after seconds: TimeInterval?, hasButtons: Bool) {
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    let actions = [
      UNNotificationAction(identifier: "drink", title: "Drink", options: .foreground),
      UNNotificationAction(identifier: "later", title: "Later", options: []),
    ]
    center.setNotificationCategories([
      UNNotificationCategory(identifier: Self.category, actions: actions, intentIdentifiers: [], options: .customDismissAction)
    ])
    let content = UNMutableNotificationContent()
    content.title = "Tea is ready"
    content.subtitle = "Sencha, 80 °C"
    content.body = "It has steeped for two minutes."
    content.sound = .default
    if hasButtons { content.categoryIdentifier = Self.category }
    let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
    let request = UNNotificationRequest(identifier: "tea", content: content, trigger: trigger)
    Task {
      do {
        guard try await center.requestAuthorization(options: [.alert, .sound]) else {
          log = "There is no notification service."
          return
        }
        try await center.add(request)
        log = seconds == nil ? "Shown." : "It will be shown in five seconds."
      } catch {
        log = error.localizedDescription
      }
    }
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    await MainActor.run { log = "Shown." }
    return [.banner, .list, .sound]
  }

  nonisolated func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
    let action =
      switch response.actionIdentifier {
      case UNNotificationDefaultActionIdentifier: "You clicked it."
      case UNNotificationDismissActionIdentifier: "You closed it."
      case "drink": "You drink the tea."
      default: "You drink it later."
      }
    await MainActor.run { log = action }
  }
}
