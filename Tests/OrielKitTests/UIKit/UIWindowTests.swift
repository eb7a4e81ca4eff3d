import Foundation
import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("UIWindow and UIScene", .serialized)
struct UIWindowTests {
  private func window() throws -> UIWindow { try #require(UIApplication.shared.windows.first) }

  @Test("A window has the size, safe area and orientation of Oriel's window, and changes with it")
  func geometry() throws {
    let host = TestHost(
      size: CGSize(width: 700, height: 300), scale: 2, safeArea: EdgeInsets(top: 20, leading: 5, bottom: 34, trailing: 7)
    ) { Color.red }
    defer { host.close() }
    let window = try window()
    #expect(UIApplication.shared.windows.count == 1)
    #expect(window.bounds == CGRect(x: 0, y: 0, width: 700, height: 300) && window.frame == window.bounds)
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 20, left: 5, bottom: 34, right: 7))
    #expect(window.screen === UIScreen.main && window.screen.scale == 2)
    #expect(window.windowScene?.interfaceOrientation == .landscapeRight)
    host.resize(to: CGSize(width: 300, height: 700))
    #expect(window.bounds.size == CGSize(width: 300, height: 700))
    #expect(window.windowScene?.interfaceOrientation == .portrait)
    host.layoutDirection = .rightToLeft
    #expect(
      window.safeAreaInsets == UIEdgeInsets(top: 20, left: 7, bottom: 34, right: 5),
      "left and right insets are independent of the layout direction")
  }

  @Test("The window and its scene are always the same objects, with the title of the window")
  func scenes() throws {
    let host = TestHost { Color.red.navigationTitle("Trails") }
    defer { host.close() }
    let scenes = UIApplication.shared.connectedScenes
    let scene = try #require(scenes.compactMap { $0 as? UIWindowScene }.first)
    let window = try window()
    #expect(scenes.count == 1 && scene.windows == [window])
    #expect(scene.windows.first === UIApplication.shared.keyWindow && scene.keyWindow === UIApplication.shared.keyWindow)
    #expect(window.windowScene === scene)
    #expect(scene.title == "Trails")
    #expect(scene.statusBarManager?.statusBarFrame == .zero && scene.statusBarManager?.isStatusBarHidden == true)
  }

  @Test("A scene has the activation state of its window, and is unattached when the window has closed")
  func activation() throws {
    let host = TestHost { Color.red }
    let window = try window()
    let scene = try #require(window.windowScene)
    #expect(scene.activationState == .foregroundActive && window.isKeyWindow)
    host.suspend()
    #expect(scene.activationState == .background && !window.isKeyWindow)
    #expect(UIApplication.shared.keyWindow == nil && UIApplication.shared.windows == [window])
    host.resume()
    #expect(scene.activationState == .foregroundActive && UIApplication.shared.keyWindow === window)
    host.close()
    #expect(scene.activationState == .unattached && !UIApplication.shared.connectedScenes.contains(scene))
    #expect(UIApplication.shared.windows.isEmpty)
  }

  @Test("A released window leaves no scene, no size and no focus behind")
  func gone() throws {
    var host: TestHost? = TestHost { Color.red }
    let window = try window()
    weak let scene = window.windowScene
    #expect(scene != nil && host != nil)
    host?.close()
    host = nil
    #expect(scene == nil && window.windowScene == nil)
    #expect(window.bounds == .zero && window.safeAreaInsets == .zero && !window.isKeyWindow && !window.endEditing(true))
  }

  @Test("A scene posts a notification with itself as the object for each step of its life cycle")
  func notifications() throws {
    final class Log { var lines: [String] = [] }
    struct Listener: View {
      let log: Log
      var body: some View {
        Color.red
          .onReceive(publisher(UIScene.didActivateNotification)) { note("active", $0) }
          .onReceive(publisher(UIScene.willDeactivateNotification)) { note("inactive", $0) }
          .onReceive(publisher(UIScene.didEnterBackgroundNotification)) { note("background", $0) }
          .onReceive(publisher(UIScene.willEnterForegroundNotification)) { note("foreground", $0) }
      }
      private func publisher(_ name: Notification.Name) -> NotificationCenter.Publisher { NotificationCenter.default.publisher(for: name) }
      private func note(_ line: String, _ notification: Notification) {
        guard let scene = notification.object as? UIWindowScene, UIApplication.shared.connectedScenes.contains(scene) else { return }
        log.lines.append(line)
      }
    }
    let log = Log()
    let host = TestHost { Listener(log: log) }
    defer { host.close() }
    log.lines = []
    host.suspend()
    #expect(log.lines == ["inactive", "background"])
    host.resume()
    #expect(log.lines == ["inactive", "background", "foreground", "active"])
  }

  @Test("overrideUserInterfaceStyle of a window takes precedence over the color scheme of the desktop environment")
  func style() throws {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    let host = TestHost(colorScheme: .light) { Scheme() }
    defer { host.close() }
    let window = try window()
    #expect(window.traitCollection.userInterfaceStyle == .light && UITraitCollection.current.userInterfaceStyle == .light)
    window.overrideUserInterfaceStyle = .dark
    host.render()
    #expect(host.exists("dark"))
    #expect(window.traitCollection.userInterfaceStyle == .dark && UITraitCollection.current.userInterfaceStyle == .dark)
    window.overrideUserInterfaceStyle = .unspecified
    host.render()
    #expect(host.exists("light"))
  }

  @Test("endEditing(true) removes the focus from a text field, and returns whether there was one")
  func endEditing() throws {
    struct Form: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextField("Name", text: .constant("")).focused($isFocused).accessibilityIdentifier("field")
          Text(isFocused ? "focused" : "not focused")
        }
      }
    }
    let host = TestHost(size: CGSize(width: 300, height: 300)) { Form() }
    defer { host.close() }
    let window = try window()
    #expect(!window.endEditing(true))
    try host.tap(host.find(identifier: "field"))
    #expect(host.exists("focused"))
    #expect(window.endEditing(true))
    host.render()
    #expect(host.exists("not focused"))
  }

  @Test("The URL of the app's system settings can't be opened")
  func settings() throws {
    let host = TestHost { Color.red }
    defer { host.close() }
    host.opensURLs = false
    let url = try #require(URL(string: UIApplication.openSettingsURLString))
    #expect(!UIApplication.shared.canOpenURL(url))
  }
}
