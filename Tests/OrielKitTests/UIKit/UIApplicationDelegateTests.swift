import Foundation
import Observation
import Oriel
import OrielDrawing
import OrielGSK
import OrielTesting
import SwiftUI
import Testing

@MainActor
private final class Log {
  static var lines: [String] = []
  /// The texts that views have shown.
  static var shown: [String] = []

  static func show(_ text: String) -> Text {
    shown.append(text)
    return Text(text)
  }
}

private class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var title = "delegate"

  override init() {
    super.init()
    Log.lines.append("made")
  }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    Log.lines.append("will launch")
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    Log.lines.append("launched \((launchOptions?[.url] as? URL)?.absoluteString ?? "by itself")")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { Log.lines.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { Log.lines.append("resigns") }
  func applicationDidEnterBackground(_ application: UIApplication) { Log.lines.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { Log.lines.append("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { Log.lines.append("ends") }
}

/// A delegate that implements no methods.
private class Responder: UIResponder, UIApplicationDelegate {
  var number = 4
}

@Observable
private final class Model: NSObject, UIApplicationDelegate {
  var title = "model"

  func applicationDidFinishLaunching(_ application: UIApplication) { title = "launched" }
}

private struct Title: View {
  @EnvironmentObject private var delegate: Delegate

  var body: some View { Log.show(delegate.title) }
}

private struct ModelTitle: View {
  @Environment(Model.self) private var model

  var body: some View { Log.show(model.title) }
}

private struct Program: Oriel.App {
  @UIApplicationDelegateAdaptor(Delegate.self) var delegate

  /// Swift synthesizes no `$delegate`, because only some delegates have a projected value.
  var bindings: ObservedObject<Delegate>.Wrapper { _delegate.projectedValue }

  var body: some Scene {
    Log.lines.append("body \(delegate.title)")
    return WindowGroup(delegate.title) { Title() }
  }
}

private struct Responding: Oriel.App {
  @UIApplicationDelegateAdaptor private var responder: Responder

  var body: some Scene { WindowGroup("\(responder.number)") { Color.red } }
}

private struct Configured: Oriel.App {
  @UIApplicationDelegateAdaptor private var responder: Responder

  init() { responder.number = 9 }

  var body: some Scene { WindowGroup("\(responder.number)") { Color.red } }
}

private struct Observing: Oriel.App {
  @UIApplicationDelegateAdaptor(Model.self) private var model

  var body: some Scene { WindowGroup { ModelTitle() } }
}

@MainActor @Suite("UIApplicationDelegateAdaptor", .serialized)
struct UIApplicationDelegateTests {
  private final class Desktop: Platform {
    let shaper: any TextShaper = PangoTextShaper()
    let images: any ImageLoader = GdkImageLoader()
    var titles: [String] = []
    var hosts: [ViewHost] = []

    func openWindow(_ options: WindowOptions, content: any WindowContent) -> (any PlatformWindow)? {
      Log.lines.append("window")
      titles.append(options.title)
      guard let host = content as? ViewHost else { return nil }
      host.lifecycle = AppLifecycle()
      host.resize(to: CGSize(width: 300, height: 200), scale: 1)
      hosts.append(host)
      render()
      return nil
    }

    func enter(_ activity: WindowTraits.Activity) {
      var traits = WindowTraits()
      traits.activity = activity
      for host in hosts { host.update(traits) }
      render()
    }

    func render() { for host in hosts { _ = host.renderFrame(at: ProcessInfo.processInfo.systemUptime) } }
  }

  init() {
    Log.lines = []
    Log.shown = []
  }

  @Test("The delegate is created once before the app's body is evaluated, and receives the launch before the first window opens")
  func launching() throws {
    let app = AppHost(Program(), platform: Desktop())
    app.update()
    #expect(Log.lines == ["made", "body delegate", "will launch", "launched by itself", "window"])
    Log.lines = []
    let url = try #require(URL(string: "https://example.org"))
    let other = AppHost(Program(), platform: Desktop(), opening: [url])
    #expect(Log.lines.contains("launched https://example.org"))
    _ = other
  }

  @Test("The delegate receives each step of the life cycle before its notification is posted")
  func steps() {
    let desktop = Desktop()
    let app = AppHost(Program(), platform: desktop)
    let names = [UIApplication.didBecomeActiveNotification, UIApplication.willTerminateNotification]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { Log.lines.append("posted") }
      }
    }
    Log.lines = []
    desktop.enter(.inactive)
    desktop.enter(.active)
    #expect(Log.lines == ["active", "posted"])
    Log.lines = []
    desktop.enter(.background)
    #expect(Log.lines == ["resigns", "background"])
    Log.lines = []
    desktop.enter(.active)
    #expect(Log.lines == ["foreground", "active", "posted"])
    Log.lines = []
    app.terminate()
    #expect(Log.lines == ["ends", "posted"])
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test("An observable delegate is in the environment of the scenes, and its changes update the app and its views")
  func observed() {
    let desktop = Desktop()
    let app = Program()
    let host = AppHost(app, platform: desktop)
    #expect(Log.shown.last == "delegate")
    Log.lines = []
    app.bindings.title.wrappedValue = "changed"
    host.update()
    desktop.render()
    #expect(Log.shown.last == "changed")
    #expect(Log.lines == ["body changed"])
    let other = AppHost(Observing(), platform: Desktop())
    #expect(Log.shown.last == "launched")
    _ = other
  }

  @Test("A UIResponder can be the delegate, can omit all methods, and its properties are available to the app's body")
  func responder() {
    let desktop = Desktop()
    let app = AppHost(Responding(), platform: desktop)
    #expect(desktop.titles == ["4"])
    app.terminate()
  }

  @Test("The initializer of the app can configure its delegate")
  func configured() {
    let desktop = Desktop()
    let app = AppHost(Configured(), platform: desktop)
    #expect(desktop.titles == ["9"])
    _ = app
  }
}
