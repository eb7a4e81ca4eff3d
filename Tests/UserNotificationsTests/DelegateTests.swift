import Foundation
import OrielTesting
import Synchronization
import Testing

@testable import UserNotifications

@Suite("Notification center delegate")
struct DelegateTests {
  private static let category = UNNotificationCategory(
    identifier: "reminder",
    actions: [
      UNNotificationAction(identifier: "done", title: "Done", options: []),
      UNNotificationAction(identifier: "open", title: "Open", options: [.foreground]),
    ], intentIdentifiers: [], options: [.customDismissAction])

  /// A delegate with completion handlers.
  private final class HandlerDelegate: NSObject, UNUserNotificationCenterDelegate {
    let options: UNNotificationPresentationOptions
    let asked = Mutex<[String]>([])
    let responses = Mutex<[String]>([])

    init(_ options: UNNotificationPresentationOptions) { self.options = options }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      asked.withLock { $0.append(MainQueue.isCurrent ? notification.request.identifier : "elsewhere") }
      completionHandler(options)
      completionHandler([.banner, .list])
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      responses.withLock { $0.append("\(response.notification.request.identifier) \(response.actionIdentifier)") }
      completionHandler()
    }
  }

  /// An async delegate that queries the center before it returns.
  private final class AsyncDelegate: NSObject, UNUserNotificationCenterDelegate {
    let responses = Mutex<[String]>([])

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
      await center.pendingNotificationRequests().isEmpty ? [.list] : [.banner, .sound]
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
      responses.withLock { $0.append(response.actionIdentifier) }
    }
  }

  /// A delegate that never answers.
  private final class SilentDelegate: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {}
  }

  private final class EmptyDelegate: NSObject, UNUserNotificationCenterDelegate {}

  @Test("In the foreground the delegate decides about presentation, and in the background it isn't called")
  func foreground() async throws {
    let scene = CenterScene()
    defer { scene.remove() }
    _ = try await scene.allow()
    MainQueue.mark()
    let delegate = HandlerDelegate([.banner])
    scene.center.delegate = delegate
    try await scene.center.add(request("behind") { $0.sound = .default })
    #expect(scene.shown == ["behind"] && delegate.asked.withLock { $0 }.isEmpty)
    scene.setForeground(true)
    try await scene.center.add(request("front") { ($0.sound, $0.badge) = (.default, 3) })
    #expect(await eventually { scene.shown.count == 2 })
    #expect(delegate.asked.withLock { $0 } == ["front"])
    let notice = try #require(scene.notices.last)
    #expect(notice.isTransient && !notice.isBannerHidden && notice.sound == .silent && scene.badges.isEmpty)
    #expect(await scene.center.deliveredNotifications().count == 2)
    await scene.settle()
    #expect(scene.notices.count == 2, "A second answer has no effect")
  }

  @Test("A delegate can query the center before it answers")
  func asyncDelegate() async throws {
    let scene = CenterScene()
    defer { scene.remove() }
    _ = try await scene.allow()
    let delegate = AsyncDelegate()
    scene.center.delegate = delegate
    scene.setForeground(true)
    try await scene.center.add(request("a") { $0.sound = .default })
    #expect(await eventually { scene.shown == ["a"] })
    #expect(scene.notices.last?.isBannerHidden == true && scene.notices.last?.sound == .silent)
    try await scene.center.add(request("later", UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
    try await scene.center.add(request("b") { $0.sound = .default })
    #expect(await eventually { scene.shown == ["a", "b"] })
    #expect(scene.notices.last?.isBannerHidden == false && scene.notices.last?.sound == .standard)
    await scene.send(.activated(identifier: "b", action: nil, token: nil))
    #expect(await eventually { delegate.responses.withLock { $0 } == [UNNotificationDefaultActionIdentifier] })
  }

  @Test("In the foreground nothing is shown without the delegate's options")
  func silence() async throws {
    let scene = CenterScene()
    defer { scene.remove() }
    _ = try await scene.allow()
    scene.setForeground(true)
    let delegates: [(any UNUserNotificationCenterDelegate)?] = [
      nil, EmptyDelegate(), SilentDelegate(), HandlerDelegate([]), HandlerDelegate([.badge]),
    ]
    for delegate in delegates {
      scene.center.delegate = delegate
      try await scene.center.add(request("a"))
      try await Task.sleep(for: .milliseconds(50))
      await scene.settle()
      #expect(scene.shown.isEmpty)
      #expect(await scene.center.deliveredNotifications().isEmpty)
    }
  }

  @Test("A notification that no service shows after the delegate's response is reported")
  func lossInForeground() async throws {
    let log = MessageLog()
    log.listen()
    // The center's outbox inherits the log.
    let scene = log.listening { CenterScene() }
    defer { scene.remove() }
    _ = try await scene.allow()
    let delegate = HandlerDelegate([.banner])
    scene.center.delegate = delegate
    scene.setForeground(true)
    scene.service?.isGone = true
    try await scene.center.add(request("unseen"))
    // The log also receives what tests on other queues report meanwhile.
    func reports() -> [String] { log.messages.filter { $0.contains("\"unseen\"") } }
    #expect(await eventually { !reports().isEmpty })
    #expect(delegate.asked.withLock { $0.count } == 1)
    #expect(reports() == ["No notification service is available any more; \"unseen\" was due and isn't shown."])
    #expect(scene.shown.isEmpty)
    #expect(await scene.center.deliveredNotifications().isEmpty)
  }

  @Test("Clicks, actions and dismissals are passed to the delegate with their request")
  func responses() async throws {
    let scene = CenterScene()
    defer { scene.remove() }
    _ = try await scene.allow()
    let delegate = HandlerDelegate([])
    scene.center.delegate = delegate
    scene.center.setNotificationCategories([Self.category])
    #expect(await scene.center.notificationCategories() == [Self.category])
    for identifier in ["a", "b", "c", "d", "plain"] {
      try await scene.center.add(request(identifier) { if identifier != "plain" { $0.categoryIdentifier = "reminder" } })
    }
    #expect(scene.notices[0].actions == [.init(identifier: "done", title: "Done"), .init(identifier: "open", title: "Open")])
    #expect(scene.notices[4].actions.isEmpty)
    await scene.send(.activated(identifier: "a", action: nil, token: "token"))
    await scene.send(.activated(identifier: "b", action: "done", token: nil))
    await scene.send(.activated(identifier: "c", action: "open", token: "second"))
    await scene.send(.closed(identifier: "d", byUser: true))
    await scene.send(.closed(identifier: "plain", byUser: true))
    await scene.send(.closed(identifier: "a", byUser: true))
    await scene.send(.activated(identifier: "unknown", action: nil, token: nil))
    #expect(await eventually { delegate.responses.withLock { $0.count } == 4 })
    let expected: Set = ["a \(UNNotificationDefaultActionIdentifier)", "b done", "c open", "d \(UNNotificationDismissActionIdentifier)"]
    #expect(Set(delegate.responses.withLock { $0 }) == expected)
    #expect(scene.activations == ["token", "second"], "The default action, and the foreground actions")
    #expect(await scene.center.deliveredNotifications().isEmpty)
  }

  @Test("The center doesn't retain its delegate")
  func weakness() async {
    let scene = CenterScene()
    defer { scene.remove() }
    scene.center.delegate = EmptyDelegate()
    #expect(scene.center.delegate == nil)
    #expect(UNUserNotificationCenter.current() === UNUserNotificationCenter.current())
  }
}
