import DesktopStandIns
import Foundation
import OrielBus
import Synchronization
import Testing

@testable import UserNotifications

/// Tests of notification services. Each has its own bus, on which a program stands in for the desktop's service.
@Suite(
  "Notification services", .serialized,
  .enabled(if: BusDaemon.isAvailable && InstalledPrograms.hasPythonWithGLib), .timeLimit(.minutes(15)))
struct ServiceTests {
  private final class Heard: Sendable {
    let events = Mutex<[NoticeEvent]>([])
    var all: [NoticeEvent] { events.withLock { $0 } }
  }

  private static let program = ProgramIdentity(name: "Tests & more", desktopFile: "org.example.Tests")

  private static func find(on daemon: BusDaemon, _ heard: Heard = Heard()) async -> (any NotificationService)? {
    await NotificationServices(bus: ServiceBus(address: daemon.address), program: program).find { event in
      heard.events.withLock { $0.append(event) }
    }
  }

  private static func json(_ note: String?) throws -> NSDictionary {
    let text = try #require(note)
    let data = Data(text.drop { $0 != "{" }.utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
  }

  @Test("Without a notification daemon or portal there is no service")
  func absent() async throws {
    let bus = try BusDaemon()
    defer { bus.end() }
    #expect(await Self.find(on: bus) == nil)
    let nowhere = NotificationServices(bus: ServiceBus(address: "unix:path=/nonexistent"), program: Self.program)
    #expect(await nowhere.find { _ in } == nil)
  }

  @Test("A daemon receives title, body, urgency, actions, sound and picture in its own format")
  func daemon() async throws {
    let bus = try BusDaemon()
    let standIn = try StandIn.notificationDaemon(on: bus)
    defer {
      standIn.end()
      bus.end()
    }
    let service = try #require(await Self.find(on: bus))
    #expect(service is NotificationDaemon && service.hasSound)
    var notice = Notice(identifier: "tea", title: "Tea")
    (notice.subtitle, notice.body, notice.sound, notice.level) = ("4 < 5", "Black & green", .standard, .critical)
    notice.actions = [Notice.Action(identifier: "later", title: "Later")]
    notice.picture = URL(fileURLWithPath: "/tmp/a picture.png")
    notice.isTransient = true
    try await service.show(notice)
    let shown = try Self.json(standIn.notes.last)
    #expect(
      shown == [
        "id": 1, "replaced": 0, "app": "Tests & more", "summary": "Tea", "body": "<b>4 &lt; 5</b>\nBlack &amp; green",
        "actions": ["default", "", "action:later", "Later"],
        "hints": [
          "urgency": 2, "desktop-entry": "org.example.Tests", "transient": true, "image-path": "file:///tmp/a%20picture.png",
          "sound-name": "message-new-instant",
        ],
      ])
    try await service.show(Notice(identifier: "tea", title: ""))
    let second = try Self.json(standIn.notes.last)
    #expect(second["id"] as? Int == 1 && second["replaced"] as? Int == 1, "The notification replaces the first one")
    #expect(second["summary"] as? String == "Tests & more" && second["body"] as? String == "")
    #expect((second["hints"] as? NSDictionary)?["suppress-sound"] as? Bool == true)
    await service.withdraw("tea")
    await service.withdraw("tea")
    #expect(standIn.notes.filter { $0.hasPrefix("close") } == ["close 1"])
  }

  @Test("A daemon without actions and markup receives plain text")
  func plainDaemon() async throws {
    let bus = try BusDaemon()
    let standIn = try StandIn.notificationDaemon(on: bus, capabilities: ["body"])
    defer {
      standIn.end()
      bus.end()
    }
    let service = try #require(await Self.find(on: bus))
    #expect(!service.hasSound)
    var notice = Notice(identifier: "a", title: "A")
    (notice.subtitle, notice.body, notice.actions) = ("<sub>", "a & b", [Notice.Action(identifier: "x", title: "X")])
    try await service.show(notice)
    let shown = try Self.json(standIn.notes.last)
    #expect(shown["body"] as? String == "<sub>\na & b" && shown["actions"] as? [String] == [])
  }

  @Test("A daemon reports clicks, actions, closing and its own end")
  func daemonEvents() async throws {
    let bus = try BusDaemon()
    let standIn = try StandIn.notificationDaemon(on: bus)
    defer {
      standIn.end()
      bus.end()
    }
    let heard = Heard()
    let service = try #require(await Self.find(on: bus, heard))
    for identifier in ["a", "b", "c", "d"] { try await service.show(Notice(identifier: identifier, title: identifier)) }
    try await standIn.act("token", "1", "ticket")
    try await standIn.act("press", "1", "default")
    try await standIn.act("close", "1", "2")
    try await standIn.act("press", "2", "action:two words")
    try await standIn.act("press", "2", "foreign")
    try await standIn.act("close", "3", "1")
    try await standIn.act("press", "99", "default")
    let expected: [NoticeEvent] = [
      .activated(identifier: "a", action: nil, token: "ticket"), .closed(identifier: "a", byUser: true),
      .activated(identifier: "b", action: "two words", token: nil), .closed(identifier: "c", byUser: false),
    ]
    #expect(await eventually { heard.all.count >= expected.count })
    #expect(heard.all == expected)
    standIn.end()
    let end: [NoticeEvent] = [.closed(identifier: "b", byUser: false), .closed(identifier: "d", byUser: false)]
    #expect(await eventually { heard.all == expected + end })
    await #expect(throws: BusFailure.self) { try await service.show(Notice(identifier: "e", title: "E")) }
  }

  @Test("A portal is preferred to a daemon and receives the format of its version", arguments: [1, 2])
  func portal(version: Int) async throws {
    let bus = try BusDaemon()
    let daemon = try StandIn.notificationDaemon(on: bus)
    let standIn = try StandIn.notificationPortal(on: bus, version: version)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("portal-\(UUID().uuidString)")
    defer {
      for program in [daemon, standIn] { program.end() }
      bus.end()
      try? FileManager.default.removeItem(at: folder)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let picture = folder.appendingPathComponent("a.ppm")
    try Data("P3 2 1 255 255 0 0 0 0 255\n".utf8).write(to: picture)
    let heard = Heard()
    let service = try #require(await Self.find(on: bus, heard))
    #expect(service is NotificationPortal && service.hasSound == (version == 2))
    var notice = Notice(identifier: "tea", title: "Tea")
    (notice.subtitle, notice.body, notice.sound, notice.level) = ("Green", "It <is> ready", .standard, .timeSensitive)
    (notice.actions, notice.picture, notice.isBannerHidden) = ([Notice.Action(identifier: "later", title: "Later")], picture, true)
    try await service.show(notice)
    var expected: [String: Any] = [
      "id": "tea", "title": "Tea", "body": "Green\nIt <is> ready", "priority": "high", "default-action": "oriel-clicked",
      "buttons": [["label": "Later", "action": "oriel-pressed", "target": "later"]], "icon": ["bytes", "89504e470d0a1a0a"],
    ]
    if version == 2 {
      expected["sound"] = "default"
      expected["display-hint"] = ["tray"]
    }
    #expect(try Self.json(standIn.notes.last) == expected as NSDictionary)
    try await service.show(Notice(identifier: "plain", title: "Plain"))
    #expect(try Self.json(standIn.notes.last)["icon"] == nil)
    try await standIn.act("press", "tea", "oriel-clicked", "")
    try await standIn.act("press", "tea", "oriel-pressed", "later")
    try await standIn.act("press", "tea", "foreign", "later")
    try await standIn.act("press", "tea", "oriel-pressed", "")
    await service.withdraw("tea")
    #expect(standIn.notes.last == "remove tea")
    let token = version == 2 ? "token" : nil
    let events: [NoticeEvent] = [
      .activated(identifier: "tea", action: nil, token: token), .activated(identifier: "tea", action: "later", token: token),
    ]
    #expect(await eventually { heard.all.count >= 2 })
    #expect(heard.all == events)
    #expect(daemon.notes.isEmpty)
  }

  @Test("A center on a bus shows added notifications and receives clicks")
  func whole() async throws {
    let bus = try BusDaemon()
    let standIn = try StandIn.notificationDaemon(on: bus)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("whole-\(UUID().uuidString).plist")
    defer {
      standIn.end()
      bus.end()
      try? FileManager.default.removeItem(at: file)
    }
    let services = NotificationServices(bus: ServiceBus(address: bus.address), program: Self.program)
    let center = UNUserNotificationCenter(
      NotificationDesk.Surroundings(
        program: Self.program, clock: WallClock(), store: NotificationStore(file: file), findService: { await services.find(events: $0) },
        showBadge: { services.showBadge($0) }, isInForeground: { false }, activate: { _ in }))
    let delegate = Listener()
    center.delegate = delegate
    #expect(try await center.requestAuthorization(options: [.alert, .sound]))
    try await center.add(request("timed", UNTimeIntervalNotificationTrigger(timeInterval: 0.05, repeats: false)) { $0.userInfo = ["n": 1] })
    #expect(await standIn.note { $0.contains(#""summary": "Title""#) } != nil)
    #expect(await eventually { await center.deliveredNotifications().count == 1 })
    try await standIn.act("press", "last", "default")
    #expect(await eventually { delegate.heard.withLock { $0 } == ["timed 1"] })
    #expect(await center.deliveredNotifications().isEmpty)
  }

  private final class Listener: NSObject, UNUserNotificationCenterDelegate {
    let heard = Mutex<[String]>([])

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
      let request = response.notification.request
      let number = request.content.userInfo["n"] as? Int ?? 0
      heard.withLock { $0.append("\(request.identifier) \(number)") }
    }
  }

  @Test("Badge counts are sent to docks with the name of the app's desktop file")
  func badges() async throws {
    let bus = try BusDaemon()
    defer { bus.end() }
    let heard = Mutex<[String]>([])
    let dock = ServiceBus(address: bus.address)
    let subscription = dock.subscribe(to: "Update", of: nil, path: nil, interface: "com.canonical.Unity.LauncherEntry") { arguments in
      var text = arguments.string(0)
      if case .int64(let count) = arguments.entry(1, "count") { text += " \(count)" }
      if case .bool(let isVisible) = arguments.entry(1, "count-visible") { text += " \(isVisible)" }
      heard.withLock { $0.append(text) }
    }
    // The signal is received once the bus has processed the subscription.
    _ = try await dock.call("org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus", "GetId")
    let services = NotificationServices(bus: ServiceBus(address: bus.address), program: Self.program)
    services.showBadge(7)
    services.showBadge(0)
    NotificationServices(bus: ServiceBus(address: bus.address), program: ProgramIdentity(name: "nameless")).showBadge(1)
    #expect(await eventually { heard.withLock { $0.count } == 2 })
    #expect(heard.withLock { $0 } == ["application://org.example.Tests.desktop 7 true", "application://org.example.Tests.desktop 0 false"])
    subscription.cancel()
  }
}
