import Foundation
import OrielBus
import Synchronization

@testable import UserNotifications

/// A notification center with a clock, a service, a file and a foreground state that the test controls.
final class CenterScene: Sendable {
  let clock: ManualClock
  let service: RecordingService?
  let center: UNUserNotificationCenter
  let file: URL
  private let shared: Shared

  final class Shared: Sendable {
    let isInForeground = Mutex(false)
    let badges = Mutex<[Int]>([])
    let activations = Mutex<[String?]>([])
    let events = Mutex<(@Sendable (NoticeEvent) -> Void)?>(nil)
    let searches = Mutex(0)
  }

  /// 2026-03-02 09:00 in UTC, a Monday.
  static let start = Date(timeIntervalSince1970: 1_772_442_000)

  init(_ service: RecordingService? = RecordingService(), at date: Date = CenterScene.start, file: URL? = nil) {
    let clock = ManualClock(date)
    let shared = Shared()
    (self.clock, self.service, self.shared) = (clock, service, shared)
    self.file = file ?? FileManager.default.temporaryDirectory.appendingPathComponent("notifications-\(UUID().uuidString)/own.plist")
    center = UNUserNotificationCenter(
      NotificationDesk.Surroundings(
        program: ProgramIdentity(name: "Tests", desktopFile: "org.example.Tests"), clock: clock, store: NotificationStore(file: self.file),
        findService: { events in
          shared.events.withLock { $0 = events }
          shared.searches.withLock { $0 += 1 }
          return service
        }, showBadge: { count in shared.badges.withLock { $0.append(count) } }, isInForeground: { shared.isInForeground.withLock { $0 } },
        activate: { token in shared.activations.withLock { $0.append(token) } }))
  }

  var notices: [Notice] { service?.notices ?? [] }
  var shown: [String] { notices.map(\.identifier) }
  var badges: [Int] { shared.badges.withLock { $0 } }
  var activations: [String?] { shared.activations.withLock { $0 } }
  var searches: Int { shared.searches.withLock { $0 } }
  func setForeground(_ isInForeground: Bool) { shared.isInForeground.withLock { $0 = isInForeground } }

  func send(_ event: NoticeEvent) async {
    shared.events.withLock { $0 }?(event)
    await settle()
  }

  /// Waits until all requests are processed.
  func settle() async { _ = await center.pendingNotificationRequests() }

  func advance(by seconds: TimeInterval) async { await clock.advance(by: seconds) { await settle() } }

  func allow(_ options: UNAuthorizationOptions = [.alert, .sound, .badge]) async throws -> Bool {
    try await center.requestAuthorization(options: options)
  }

  func remove() { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
}

func request(
  _ identifier: String, title: String = "Title", _ trigger: UNNotificationTrigger? = nil,
  _ change: (UNMutableNotificationContent) -> Void = { _ in }
) -> UNNotificationRequest {
  let content = UNMutableNotificationContent()
  content.title = title
  change(content)
  return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
}

/// Waits until the condition holds. Returns false if it doesn't within ten minutes: the main queue can have the tests of a whole suite
/// before the awaited work.
func eventually(_ condition: () async -> Bool) async -> Bool {
  for _ in 0..<30_000 {
    if await condition() { return true }
    try? await Task.sleep(for: .milliseconds(20))
  }
  return false
}

/// Detects whether code runs on the main queue. In a test run, any thread can run it.
enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: key, value: true)
    return true
  }()

  static func mark() { _ = isMarked }

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
