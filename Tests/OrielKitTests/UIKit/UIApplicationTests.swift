import Foundation
import Oriel
import OrielDrawing
import OrielGSK
import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("UIKit's names for the app and the device")
struct UIApplicationTests {
  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  private struct Listener: View {
    let log: Log

    var body: some View {
      Color.red
        .onReceive(publisher(UIApplication.didBecomeActiveNotification)) { note("did become active", $0) }
        .onReceive(publisher(UIApplication.willResignActiveNotification)) { note("will resign active", $0) }
        .onReceive(publisher(UIApplication.didEnterBackgroundNotification)) { note("did enter background", $0) }
        .onReceive(publisher(UIApplication.willEnterForegroundNotification)) { note("will enter foreground", $0) }
    }

    private func publisher(_ name: Notification.Name) -> NotificationCenter.Publisher { NotificationCenter.default.publisher(for: name) }

    private func note(_ line: String, _ notification: Notification) {
      log.lines.append("\(line), \(UIApplication.shared.applicationState)")
      #expect(notification.object as? UIApplication === UIApplication.shared)
    }
  }

  @Test("A program receives each step as its window becomes active, goes to the background and returns")
  func lifeCycle() {
    _ = UIApplication.shared
    let log = Log()
    let host = TestHost { Listener(log: log) }
    #expect(log.lines == ["did become active, active"])
    log.lines = []
    host.suspend()
    #expect(log.lines == ["will resign active, active", "did enter background, background"])
    #expect(UIApplication.shared.applicationState == .background)
    log.lines = []
    host.render()
    #expect(log.lines.isEmpty)
    host.resume()
    #expect(log.lines == ["will enter foreground, background", "did become active, active"])
    log.lines = []
    host.close()
    #expect(log.lines == ["will resign active, active", "did enter background, background"])
  }

  @Test("The app has the state of its foremost window, and a change of the active window within one frame posts nothing")
  func windows() {
    _ = UIApplication.shared
    let log = Log()
    let app = AppLifecycle()
    let hosts = (0..<2).map { _ in TestHost { Color.blue } }
    func update(_ index: Int, _ activity: WindowTraits.Activity) {
      var traits = WindowTraits()
      traits.activity = activity
      hosts[index].content.update(traits)
    }
    for (host, activity) in zip(hosts, [WindowTraits.Activity.active, .inactive]) {
      host.content.lifecycle = app
      var traits = WindowTraits()
      traits.activity = activity
      host.content.update(traits)
      host.render()
    }
    let listener = TestHost { Listener(log: log) }
    log.lines = []
    update(0, .inactive)
    update(1, .active)
    for host in hosts { host.render() }
    #expect(log.lines.isEmpty)
    update(1, .background)
    for host in hosts { host.render() }
    #expect(log.lines == ["will resign active, active"])
    hosts[0].close()
    #expect(log.lines.last == "did enter background, background")
    for host in [hosts[1], listener] { host.close() }
  }

  private struct Program: Oriel.App {
    init() {}
    var body: some Scene { WindowGroup { Color.red } }
  }

  private final class Desktop: Platform {
    let shaper: any TextShaper = PangoTextShaper()
    let images: any ImageLoader = GdkImageLoader()
    let opened: () -> Void

    init(opened: @escaping () -> Void) { self.opened = opened }

    func openWindow(_ options: WindowOptions, content: any WindowContent) -> (any PlatformWindow)? {
      opened()
      return nil
    }
  }

  @Test("The launch notification is posted before the first window opens, and the termination notification when the app ends")
  func launching() {
    let (log, center) = (Log(), NotificationCenter.default)
    let names = [UIApplication.didFinishLaunchingNotification, UIApplication.willTerminateNotification]
    let observers = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { _ in MainActor.assumeIsolated { log.lines.append(name.rawValue) } }
    }
    let app = AppHost(Program(), platform: Desktop { log.lines.append("window") })
    #expect(log.lines == ["UIApplicationDidFinishLaunchingNotification", "window"])
    app.terminate()
    #expect(log.lines.last == "UIApplicationWillTerminateNotification")
    for observer in observers { center.removeObserver(observer) }
  }

  @Test("Notification names, states and options have UIKit's raw values")
  func rawValues() {
    #expect(UIApplication.didBecomeActiveNotification.rawValue == "UIApplicationDidBecomeActiveNotification")
    #expect(UIApplication.willResignActiveNotification.rawValue == "UIApplicationWillResignActiveNotification")
    #expect(UIApplication.didEnterBackgroundNotification.rawValue == "UIApplicationDidEnterBackgroundNotification")
    #expect(UIApplication.willEnterForegroundNotification.rawValue == "UIApplicationWillEnterForegroundNotification")
    #expect([UIApplication.State.active, .inactive, .background].map(\.rawValue) == [0, 1, 2])
    let key = UIApplication.OpenExternalURLOptionsKey.universalLinksOnly
    #expect(UIApplication.OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly") == key)
  }

  private let url = URL(string: "https://example.org")!

  @Test("open(_:) opens a URL and reports whether it succeeded, and canOpenURL is false without windows")
  func opening() async {
    let host = TestHost { Color.red }
    let application = UIApplication.shared
    #expect(application.canOpenURL(url))
    func open(_ options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
      await withCheckedContinuation { continuation in
        // The test's own app is in the foreground until the test suspends.
        host.content.update(WindowTraits())
        application.open(url, options: options) { continuation.resume(returning: $0) }
      }
    }
    #expect(await open())
    #expect(host.openedURLs == [url])
    #expect(await !open([.universalLinksOnly: true]))
    host.opensURLs = false
    #expect(await !open())
    #expect(host.openedURLs == [url, url])
    host.content.update(WindowTraits())
    #expect(!application.canOpenURL(url))
    #expect(await !application.open(url))
    #expect(host.openedURLs.count == 3)
    host.close()
    #expect(!application.canOpenURL(url), "an app without windows opens no URLs")
  }

  @Test("UIDevice has a name, a model, and the name and version of the system")
  func device() {
    let device = UIDevice.current
    #expect(!device.name.isEmpty && !device.model.isEmpty && !device.systemName.isEmpty)
    #expect(device.systemVersion.first?.isNumber == true)
    let debian = SystemRelease("PRETTY_NAME=\"Debian 12\"\nNAME=\"Debian GNU/Linux\"\nVERSION_ID='12'\n", kernelVersion: "6.1.0")
    #expect(debian.name == "Debian GNU/Linux" && debian.version == "12")
    #expect(SystemRelease("NAME=Arch\n#=\nodd", kernelVersion: "6.1.0").version == "6.1.0")
    #expect(SystemRelease("", kernelVersion: "6.1.0").name == "Linux")
  }

  @Test("A narrow window of a touch-only device has the phone idiom, and others have the pad idiom")
  func idiom() {
    #expect([UIUserInterfaceIdiom.unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision].map(\.rawValue) == [-1, 0, 1, 2, 3, 5, 6])
    let host = TestHost(size: CGSize(width: 390, height: 844)) { Color.red }
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    var traits = WindowTraits()
    traits.isTouchOnly = true
    host.content.update(traits)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    host.resize(to: CGSize(width: 1000, height: 844))
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    host.close()
  }

  @Test("Alternate icons aren't supported, and setting one fails with featureUnsupported")
  func alternateIcons() async throws {
    #expect(!UIApplication.shared.supportsAlternateIcons && UIApplication.shared.alternateIconName == nil)
    await #expect(throws: CocoaError(.featureUnsupported)) { try await UIApplication.shared.setAlternateIconName("Dark") }
    let error = await withCheckedContinuation { continuation in
      UIApplication.shared.setAlternateIconName("Dark") { continuation.resume(returning: $0 as? CocoaError) }
    }
    #expect(error?.code == .featureUnsupported)
  }
}
