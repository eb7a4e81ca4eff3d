import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor @Suite("External events")
struct ExternalEventTests {
  /// Used on the main actor only.
  final class Record: @unchecked Sendable {
    var events: [String] = []
    var open: [OpenWindowAction] = []
  }

  private struct Taking: View {
    let name: String
    let record: Record
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      Text(verbatim: name)
        .onAppear { record.open.append(openWindow) }
        .onOpenURL { record.events.append("\(name) \($0.absoluteString)") }
    }
  }

  private struct Reading: View {
    let record: Record
    let page: Int
    @State private var isActive = true

    var body: some View {
      VStack {
        Text(verbatim: "page \(page)")
        Button("Stop") { isActive = false }
      }
      .onOpenURL { record.events.append("page \(page) \($0.absoluteString)") }
      .userActivity("reading", isActive: isActive) {
        $0.webpageURL = URL(string: "https://example.org/\(page)")
        $0.targetContentIdentifier = "page-\(page)"
      }
    }
  }

  private struct ReaderApp: App {
    let record: Record

    init() { self.init(record: Record()) }

    init(record: Record) { self.record = record }

    var body: some Scene {
      WindowGroup(id: "main") { Taking(name: "main", record: record) }
      WindowGroup(id: "page", for: Int.self) { $page in Reading(record: record, page: page ?? 0) }
      WindowGroup(id: "viewer") { Taking(name: "viewer", record: record) }.handlesExternalEvents(matching: ["viewer://", ""])
      Window("Log", id: "log") { Taking(name: "log", record: record) }.handlesExternalEvents(matching: ["log://"])
      WindowGroup(id: "picky") {
        Taking(name: "picky", record: record).handlesExternalEvents(preferring: ["x"], allowing: ["viewer://y"])
      }
    }
  }

  private func launch(opening urls: [String] = []) -> (AppHost<ReaderApp>, StubPlatform, Record) {
    let (platform, record) = (StubPlatform(), Record())
    let host = AppHost(ReaderApp(record: record), platform: platform, opening: urls.compactMap { URL(string: $0) })
    platform.windows.forEach { $0.render() }
    return (host, platform, record)
  }

  private func open(_ url: String, in host: AppHost<ReaderApp>, _ platform: StubPlatform) throws {
    host.open([try #require(URL(string: url))])
    platform.open.forEach { $0.render() }
  }

  @Test("A URL that a scene matches opens a new window of the scene, and any other URL goes to the existing window")
  func scenes() throws {
    let (host, platform, record) = launch()
    try open("viewer://a", in: host, platform)
    #expect(record.events == ["viewer viewer://a"] && platform.open.count == 2)
    try open("other://a", in: host, platform)
    #expect(record.events.last == "main other://a" && platform.open.count == 2)
    try open("viewer://b", in: host, platform)
    #expect(record.events.last == "viewer viewer://b" && platform.open.count == 3, "Each event opens a window of its own")
  }

  @Test("An event for a scene with a single window brings that window to the front")
  func single() throws {
    let (host, platform, record) = launch()
    try open("log://a", in: host, platform)
    try open("log://b", in: host, platform)
    #expect(record.events == ["log log://a", "log log://b"] && platform.open.count == 2)
    #expect(platform.windows[1].presentations == 1)
  }

  @Test("The scene that matches the launch URL provides the first window")
  func launching() {
    let (host, platform, record) = launch(opening: ["viewer://a"])
    #expect(platform.open.map(\.texts) == [["viewer"]] && record.events == ["viewer viewer://a"])
    _ = host
  }

  @Test(
    "An event goes to a window that prefers it, then to one that allows it rather than a new window, and never to one that refuses it")
  func views() throws {
    let (host, platform, record) = launch()
    let openWindow = try #require(record.open.first)
    openWindow(id: "picky")
    platform.open.forEach { $0.render() }
    try open("x://1", in: host, platform)
    try open("viewer://y", in: host, platform)
    try open("other://1", in: host, platform)
    #expect(record.events == ["picky x://1", "picky viewer://y", "main other://1"])
    #expect(platform.open.count == 2 && platform.windows[1].presentations == 2)
  }

  @Test("A URL goes to the window whose user activity has it, while the activity is active")
  func activity() throws {
    let (host, platform, record) = launch()
    let openWindow = try #require(record.open.first)
    openWindow(value: 7)
    platform.open.forEach { $0.render() }
    try open("https://example.org/7", in: host, platform)
    #expect(record.events == ["page 7 https://example.org/7"] && platform.windows[1].presentations == 1)
    platform.windows[1].tap("Stop")
    try open("https://example.org/7", in: host, platform)
    #expect(record.events.last == "main https://example.org/7")
  }

  private struct BrowsingApp: App {
    let record: Record

    init() { self.init(record: Record()) }

    init(record: Record) { self.record = record }

    var body: some Scene {
      WindowGroup {
        Text(verbatim: "a")
          .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { record.events.append("web \($0.webpageURL?.path ?? "")") }
          .onContinueUserActivity("other") { _ in record.events.append("other") }
      }
    }
  }

  @Test("Web URLs continue a browsing activity if no view handles URLs")
  func browsing() throws {
    let (platform, record) = (StubPlatform(), Record())
    let host = AppHost(BrowsingApp(record: record), platform: platform)
    for url in ["https://example.org/page", "notes://1"] { host.open([try #require(URL(string: url))]) }
    platform.windows[0].render()
    #expect(record.events == ["web /page"])
  }

  @Test("Opening a running app again brings the last active window to the front, and it receives events that match no scene")
  func again() throws {
    let (host, platform, record) = launch()
    let openWindow = try #require(record.open.first)
    openWindow(id: "log")
    platform.open.forEach { $0.render() }
    platform.windows[0].enter(.inactive)
    platform.windows[1].enter(.active)
    platform.windows[1].enter(.inactive)
    host.open([])
    #expect(platform.open.count == 2 && platform.windows.map(\.presentations) == [0, 1])
    try open("other://a", in: host, platform)
    #expect(record.events == ["log other://a"] && platform.windows.map(\.presentations) == [0, 2])
    platform.windows[1].close()
    host.open([])
    #expect(platform.windows.map(\.presentations) == [1, 2])
  }

  @Test("If no window is open, opening the app opens one, and that window receives the URLs")
  func reopening() throws {
    let (host, platform, record) = launch()
    platform.windows[0].close()
    host.open([])
    #expect(platform.open.count == 1)
    platform.windows[1].close()
    try open("other://a", in: host, platform)
    #expect(platform.open.count == 1 && record.events == ["main other://a"])
  }

  @Test("A desktop file's actions open a new window, and settings only in an app that has them")
  func actions() {
    let (host, platform, _) = launch()
    #expect(host.performDesktopAction("new-window") && platform.open.count == 2)
    #expect(!host.performDesktopAction("preferences") && !host.performDesktopAction("else") && platform.open.count == 2)
  }

  @Test("userActivity with a nil element creates no activity and doesn't call its closure")
  func element() {
    let record = Record()
    func content(_ element: String?) -> some View {
      Text(verbatim: "a").userActivity("reading", element: element) { element, activity in
        record.events.append("\(element) \(activity.activityType) \(activity.title ?? "")")
        activity.title = "T"
        activity.addUserInfoEntries(from: ["a": 1])
      }
    }
    let host = TestHost { content(nil) }
    defer { host.close() }
    #expect(record.events.isEmpty)
    host.update { content("e") }
    host.update { content("f") }
    host.update { content(nil) }
    #expect(record.events == ["e reading ", "f reading T"], "One activity persists while an element exists")
  }
}
