import Foundation
import Synchronization
import Testing

@testable import UserNotifications

@Suite("Notification center")
struct CenterTests {
  private static func after(_ seconds: TimeInterval, repeats: Bool = false) -> UNNotificationTrigger {
    UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
  }

  private static func code(_ body: () async throws -> Void) async -> UNError.Code? {
    do { try await body() } catch { return (error as? UNError)?.code }
    return nil
  }

  // MARK: Authorization

  @Test("Adding a request fails without authorization, and an app without a service is denied")
  func authorization() async throws {
    let scene = CenterScene()
    defer { scene.remove() }
    #expect(await scene.center.notificationSettings().authorizationStatus == .notDetermined)
    #expect(await Self.code { try await scene.center.add(request("a")) } == .notificationsNotAllowed)
    #expect(scene.searches == 0, "No service was looked up")
    #expect(try await scene.allow([.alert, .sound]))
    let settings = await scene.center.notificationSettings()
    #expect(settings.authorizationStatus == .authorized && settings.alertSetting == .enabled && settings.soundSetting == .enabled)
    #expect(settings.badgeSetting == .disabled && settings.criticalAlertSetting == .disabled && settings.alertStyle == .banner)
    #expect(try await scene.allow([.badge]))
    #expect(await scene.center.notificationSettings().badgeSetting == .enabled, "The options are added to the earlier ones")
    #expect(await scene.center.notificationSettings().alertSetting == .enabled)

    let absent = CenterScene(nil)
    defer { absent.remove() }
    #expect(try await !absent.allow())
    #expect(await absent.center.notificationSettings().authorizationStatus == .denied)
    #expect(await Self.code { try await absent.center.add(request("a", Self.after(5))) } == .notificationsNotAllowed)

    let silent = CenterScene(RecordingService(hasSound: false))
    defer { silent.remove() }
    _ = try await silent.allow()
    #expect(await silent.center.notificationSettings().soundSetting == .notSupported)
  }

  @Test("The authorization persists across launches")
  func authorizationIsKept() async throws {
    let first = CenterScene()
    defer { first.remove() }
    _ = try await first.allow([.alert, .provisional])
    let second = CenterScene(file: first.file)
    #expect(await second.center.notificationSettings().authorizationStatus == .provisional)
    #expect(await Self.code { try await second.center.add(request("a") { $0.sound = .default }) } == nil)
    #expect(second.notices.first?.level == .passive && second.notices.first?.sound == .silent)
  }

  @Test("Completion handlers receive the same results as async calls, on the main queue")
  func handlers() async {
    let scene = CenterScene()
    defer { scene.remove() }
    MainQueue.mark()
    let heard = Mutex<[String]>([])
    @Sendable func note(_ text: String) { heard.withLock { $0.append(MainQueue.isCurrent ? text : "elsewhere") } }
    scene.center.requestAuthorization(options: [.alert]) { granted, error in note("\(granted) \(error == nil)") }
    scene.center.add(request("a")) { note("added \($0 == nil)") }
    scene.center.add(request("b", Self.after(5))) { note("added \($0 == nil)") }
    scene.center.add(request("c", Self.after(-1))) { note("\(($0 as? UNError)?.code == .notificationInvalidNoDate)") }
    scene.center.getPendingNotificationRequests { note("pending \($0.map(\.identifier))") }
    scene.center.getDeliveredNotifications { note("delivered \($0.map(\.request.identifier))") }
    scene.center.getNotificationSettings { note("\($0.authorizationStatus == .authorized)") }
    scene.center.getNotificationCategories { note("\($0.count)") }
    let expected = ["true true", "added true", "added true", "true", #"pending ["b"]"#, #"delivered ["a"]"#, "true", "0"]
    #expect(await eventually { heard.withLock { $0.count } == expected.count })
    #expect(heard.withLock { $0 } == expected)
  }

  // MARK: Time

  @Test("A request is delivered at its time and not earlier")
  func interval() async throws {
    let scene = CenterScene()
    defer { scene.remove() }
    _ = try await scene.allow()
    try await scene.center.add(request("late", Self.after(20)))
    try await scene.center.add(request("early", Self.after(10)))
    #expect(await scene.center.pendingNotificationRequests().map(\.identifier) == ["late", "early"])
    await scene.advance(by: 9.9)
    #expect(scene.shown.isEmpty)
    await scene.advance(by: 0.1)
    #expect(scene.shown == ["early"])
    #expect(await scene.center.deliveredNotifications().map(\.date) == [CenterScene.start.addingTimeInterval(10)])
    await scene.advance(by: 100)
    #expect(scene.shown == ["early", "late"])
    #expect(await scene.center.pendingNotificationRequests().isEmpty)
    await scene.advance(by: 100)
    #expect(scene.shown.count == 2)
  }

  @Test("A repeating request is delivered repeatedly")
  func repeats() async throws {
    let scene = CenterScene()
    defer { scene.remove() }
    _ = try await scene.allow()
    try await scene.center.add(request("minute", Self.after(60, repeats: true)))
    await scene.advance(by: 185)
    #expect(scene.shown == ["minute", "minute", "minute"])
    #expect(await scene.center.deliveredNotifications().count == 1, "Each notification replaces the previous one")
    var hour = DateComponents(calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    hour.minute = 30
    try await scene.center.add(request("minute", UNCalendarNotificationTrigger(dateMatching: hour, repeats: true)))
    await scene.advance(by: 2 * 3600)
    #expect(scene.shown.count == 5, "The request replaces the other one: 09:30 and 10:30")
    scene.center.removePendingNotificationRequests(withIdentifiers: ["none", "minute"])
    await scene.advance(by: 2 * 3600)
    #expect(scene.shown.count == 5)
  }

  @Test("A removed or replaced request is never delivered")
  func removal() async throws {
    let scene = CenterScene()
    defer { scene.remove() }
    _ = try await scene.allow()
    for identifier in ["a", "b", "c"] { try await scene.center.add(request(identifier, Self.after(10))) }
    scene.center.removePendingNotificationRequests(withIdentifiers: ["b"])
    #expect(await scene.center.pendingNotificationRequests().map(\.identifier) == ["a", "c"])
    scene.center.removeAllPendingNotificationRequests()
    await scene.advance(by: 100)
    #expect(scene.shown.isEmpty)
    try await scene.center.add(request("a", Self.after(10)))
    try await scene.center.add(request("a", title: "Now"))
    await scene.advance(by: 100)
    #expect(scene.notices.map(\.title) == ["Now"], "An immediate request also replaces a pending one")
  }

  @Test("An invalid request is refused and doesn't replace a pending one")
  func badRequests() async throws {
    let scene = CenterScene()
    defer { scene.remove() }
    _ = try await scene.allow()
    try await scene.center.add(request("a", Self.after(10)))
    #expect(await Self.code { try await scene.center.add(request("a", Self.after(.nan))) } == .notificationInvalidNoDate)
    let past = UNCalendarNotificationTrigger(dateMatching: DateComponents(year: 2001, month: 1, day: 1), repeats: false)
    #expect(await Self.code { try await scene.center.add(request("a", past)) } == .notificationInvalidNoDate)
    #expect(await Self.code { try await scene.center.add(request("a", title: "")) } == .notificationInvalidNoContent)
    #expect(await scene.center.pendingNotificationRequests() == [request("a", Self.after(10))])
  }

  // MARK: Launches

  @Test("Pending requests are stored with all their content for the next launch")
  func store() async throws {
    let first = CenterScene()
    defer { first.remove() }
    _ = try await first.allow()
    var components = DateComponents(calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    components.hour = 12
    let full = request("full", UNCalendarNotificationTrigger(dateMatching: components, repeats: true)) {
      ($0.subtitle, $0.body, $0.badge, $0.sound) = ("Subtitle", "Body", 3, .defaultCritical)
      ($0.categoryIdentifier, $0.threadIdentifier, $0.interruptionLevel) = ("category", "thread", .timeSensitive)
      $0.userInfo = ["id": 7, "tags": ["a", "b"], "when": Date(timeIntervalSince1970: 5)]
    }
    try await first.center.add(full)
    try await first.center.add(request("interval", Self.after(60)))
    try await first.center.add(request("gone", Self.after(60)))
    first.center.removePendingNotificationRequests(withIdentifiers: ["gone"])
    await first.settle()

    let second = CenterScene(at: CenterScene.start.addingTimeInterval(30), file: first.file)
    #expect(await second.center.pendingNotificationRequests() == [full, request("interval", Self.after(60))])
    await second.advance(by: 30)
    #expect(second.shown == ["interval"], "The interval is counted from when the request was added")
  }

  @Test("Requests that were due while the app didn't run are delivered once at the next launch")
  func missed() async throws {
    let first = CenterScene()
    defer { first.remove() }
    _ = try await first.allow()
    try await first.center.add(request("once", Self.after(60)))
    try await first.center.add(request("minute", Self.after(60, repeats: true)))
    await first.settle()

    let second = CenterScene(at: CenterScene.start.addingTimeInterval(1000), file: first.file)
    await second.advance(by: 0)
    #expect(second.shown == ["once", "minute"])
    #expect(await second.center.pendingNotificationRequests().map(\.identifier) == ["minute"])
    await second.advance(by: 20)
    #expect(second.shown == ["once", "minute", "minute"], "The repetition keeps its phase: at 1020 s")

    let third = CenterScene(at: CenterScene.start.addingTimeInterval(1000), file: first.file)
    await third.advance(by: 0)
    #expect(third.shown.isEmpty, "Nothing is delivered twice")
  }

  @Test("A corrupt file, and user info that can't be stored, affect nothing else")
  func damagedStore() async throws {
    let scene = CenterScene()
    defer { scene.remove() }
    try FileManager.default.createDirectory(at: scene.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("bplist00 not a list".utf8).write(to: scene.file)
    let damaged = CenterScene(file: scene.file)
    #expect(await damaged.center.pendingNotificationRequests().isEmpty)
    _ = try await damaged.allow()
    try await damaged.center.add(request("a", Self.after(60)) { $0.userInfo = ["object": NSObject(), "id": 1] })
    #expect(await damaged.center.pendingNotificationRequests().first?.content.userInfo["id"] as? Int == 1)
    let next = CenterScene(file: scene.file)
    #expect(await next.center.pendingNotificationRequests().map(\.identifier) == ["a"])
    #expect(await next.center.pendingNotificationRequests().first?.content.userInfo.isEmpty == true)
    let nowhere = CenterScene(file: URL(fileURLWithPath: "/proc/nowhere/own.plist"))
    _ = try await nowhere.allow()
    try await nowhere.center.add(request("a", Self.after(60)))
    await nowhere.advance(by: 60)
    #expect(nowhere.shown == ["a"])
  }

  // MARK: Content

  @Test("Sounds, interruption levels and badges are limited to the authorized options")
  func notice() async throws {
    let scene = CenterScene()
    defer { scene.remove() }
    _ = try await scene.allow([.alert])
    let loud = request("loud") { ($0.sound, $0.badge, $0.interruptionLevel) = (.default, 4, .critical) }
    try await scene.center.add(loud)
    #expect(scene.notices.last?.sound == .silent && scene.notices.last?.level == .active && scene.badges.isEmpty)
    _ = try await scene.allow([.sound, .badge, .criticalAlert])
    try await scene.center.add(loud)
    #expect(scene.notices.last?.sound == .standard && scene.notices.last?.level == .critical && scene.badges == [4])
    try await scene.center.add(request("named") { $0.sound = UNNotificationSound(named: UNNotificationSoundName("none.wav")) })
    #expect(scene.notices.last?.sound == .standard)
    try await scene.center.add(request("negative") { $0.badge = -5 })
    #expect(scene.badges == [4, 0])
    try await scene.center.setBadgeCount(12)
    #expect(scene.badges == [4, 0, 12])
    #expect(await Self.code { try await scene.center.setBadgeCount(-1) } == .badgeInputInvalid)
    #expect(scene.notices.last?.isTransient == false && scene.notices.last?.isBannerHidden == false)
  }

  @Test("An app that is authorized for badges only shows no notifications")
  func badgeOnly() async throws {
    let scene = CenterScene()
    defer { scene.remove() }
    _ = try await scene.allow([.badge])
    try await scene.center.add(request("a") { $0.badge = 1 })
    #expect(scene.shown.isEmpty && scene.badges == [1])
    #expect(await scene.center.deliveredNotifications().isEmpty)
  }

  @Test("A lost service is looked up again, and requests that are due without one are dropped")
  func lostService() async throws {
    let scene = CenterScene()
    defer { scene.remove() }
    _ = try await scene.allow()
    #expect(scene.searches == 1)
    scene.service?.isGone = true
    #expect(await Self.code { try await scene.center.add(request("a")) } == .notificationsNotAllowed)
    #expect(scene.searches == 2)
    try await scene.center.add(request("b", Self.after(5)))
    await scene.advance(by: 5)
    #expect(scene.shown.isEmpty)
    #expect(await scene.center.pendingNotificationRequests().isEmpty)
    scene.service?.isGone = false
    try await scene.center.add(request("c"))
    #expect(scene.shown == ["c"])
  }

  @Test("Delivered notifications can be removed")
  func deliveredRemoval() async throws {
    let scene = CenterScene()
    defer { scene.remove() }
    scene.center.removeAllDeliveredNotifications()
    _ = try await scene.allow()
    for identifier in ["a", "b", "c"] { try await scene.center.add(request(identifier)) }
    scene.center.removeDeliveredNotifications(withIdentifiers: ["b", "earlier launch"])
    #expect(await scene.center.deliveredNotifications().map(\.request.identifier) == ["a", "c"])
    #expect(scene.service?.withdrawn == ["b", "earlier launch"])
    scene.center.removeAllDeliveredNotifications()
    #expect(await scene.center.deliveredNotifications().isEmpty)
    #expect(scene.service?.withdrawn == ["b", "earlier launch", "a", "c"])
  }

  @Test("Hundreds of requests from many threads are delivered in the order of their times", arguments: [UInt64.random(in: 0...UInt64.max)])
  func many(seed: UInt64) async throws {
    var generator = SeededGenerator(state: seed)
    let scene = CenterScene()
    defer { scene.remove() }
    _ = try await scene.allow()
    // The delays are distinct, so that the order is unique.
    let delays = Array(1...300).shuffled(using: &generator)
    await withTaskGroup(of: Void.self) { group in
      for delay in delays {
        group.addTask { try? await scene.center.add(request("\(delay)", Self.after(TimeInterval(delay)))) }
      }
    }
    let removed = delays.prefix(50).map { "\($0)" }
    scene.center.removePendingNotificationRequests(withIdentifiers: removed)
    await scene.advance(by: 150)
    let next = CenterScene(at: scene.clock.now, file: scene.file)
    await next.advance(by: 200)
    let expected = (1...300).map { "\($0)" }.filter { !removed.contains($0) }
    #expect(scene.shown + next.shown == expected, "seed \(seed)")
  }
}

/// A generator whose numbers are the same for the same seed.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
    return z ^ z >> 31
  }
}
