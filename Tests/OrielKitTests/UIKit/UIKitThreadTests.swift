import Foundation
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("UIKit's names on other threads", .serialized)
struct UIKitThreadTests {
  private final class Found<Value: Sendable>: @unchecked Sendable { var value: Value? }

  /// Returns what a closure reads on another thread, while the main thread is blocked. Otherwise other tests could activate their windows.
  private func elsewhere<Value: Sendable>(_ body: @escaping @Sendable () -> Value) throws -> Value {
    _ = (UIApplication.shared, UIDevice.current)
    let (found, isDone) = (Found<Value>(), DispatchSemaphore(value: 0))
    // A diagnostic from another thread goes to all listening logs, including those of other tests.
    let log = MessageLog()
    Thread.detachNewThread {
      found.value = log.listening(body)
      isDone.signal()
    }
    isDone.wait()
    return try #require(found.value)
  }

  @Test("The screen, the device and the app return the last state of the active window on other threads")
  func window() throws {
    let host = TestHost(size: CGSize(width: 700, height: 300), scale: 2) { Text("a") }
    defer { host.close() }
    host.resize(to: CGSize(width: 710, height: 300))
    let found = try elsewhere {
      (
        UIScreen.main.bounds.size, UIScreen.main.scale, UIDevice.current.orientation, UIDevice.current.userInterfaceIdiom,
        UIApplication.shared.applicationState, UIDevice.current.systemName
      )
    }
    #expect(found.0 == CGSize(width: 710, height: 300) && found.1 == 2)
    #expect(found.2 == .landscapeLeft)
    #expect(found.3 == .pad)
    #expect(found.4 == .active)
    #expect(found.5 == UIDevice.current.systemName)
  }

  @Test("Font metrics are the same on other threads, and the other API returns default values")
  func others() throws {
    let host = TestHost(size: CGSize(width: 300, height: 300)) { Text("a") }
    defer { host.close() }
    let font = UIFont.systemFont(ofSize: 31)
    let measured = font.lineHeight
    let again = try elsewhere { UIFont.systemFont(ofSize: 31).lineHeight }
    #expect(again == measured)
    let guessed = try elsewhere { UIFont.systemFont(ofSize: 33).lineHeight }
    #expect(abs(guessed - UIFont.systemFont(ofSize: 33).lineHeight) < 8)
    let url = try #require(URL(string: "https://example.com"))
    let read = try elsewhere {
      return (
        UIPasteboard.general.string, UIApplication.shared.canOpenURL(url), UIImage(named: "none") == nil,
        UIAccessibility.isReduceMotionEnabled
      )
    }
    #expect(read.0 == nil && !read.1 && read.2 && !read.3)
    // Effects on the active window would wait for the main thread, and by then it may be the window of another test. They aren't tested
    // here.
  }

  @Test("Windows aren't accessible on other threads, and appearance styles can be set and read there")
  func windows() throws {
    let host = TestHost(size: CGSize(width: 300, height: 300)) { Text("a") }
    defer { host.close() }
    let window = try #require(UIApplication.shared.windows.first)
    let scene = try #require(window.windowScene)
    let found = try elsewhere {
      (
        UIApplication.shared.windows.isEmpty, UIApplication.shared.keyWindow == nil, UIApplication.shared.connectedScenes.isEmpty,
        window.bounds, scene.activationState, scene.screen.scale, window.endEditing(true)
      )
    }
    #expect(found.0 && found.1 && found.2 && found.3 == .zero && found.4 == .unattached && found.5 == 1 && !found.6)
    #expect(window.bounds.size == CGSize(width: 300, height: 300), "the window itself isn't affected")
    let color = try elsewhere {
      UIScrollView.appearance().backgroundColor = .green
      let appearance = UITabBarAppearance()
      appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
      UITabBar.appearance().standardAppearance = appearance
      return UIScrollView.appearance().backgroundColor
    }
    #expect(color == .green)
    let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
    let sizes = try elsewhere { (controller.sizeThatFits(in: CGSize(width: 100, height: 100)), controller.view.intrinsicContentSize) }
    #expect(sizes.0 == .zero && sizes.1 == .zero)
    #expect(controller.view.intrinsicContentSize == CGSize(width: 30, height: 20))
  }
}
