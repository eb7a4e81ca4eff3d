import Foundation
import Oriel
import OrielTesting
import SwiftUI
import Testing

/// Reads the setting from a nonisolated function, as programs do.
nonisolated private func quietly(_ animation: Animation?) -> Animation? { UIAccessibility.isReduceMotionEnabled ? nil : animation }

@MainActor @Suite("UIKit's names for accessibility settings")
struct UIAccessibilityTests {
  @MainActor private final class Log { var lines: [String] = [] }

  private struct Listener: View {
    let log: Log

    var body: some View {
      Color.red
        .onReceive(NotificationCenter.default.publisher(for: UIAccessibility.reduceMotionStatusDidChangeNotification)) { _ in
          log.lines.append("motion \(UIAccessibility.isReduceMotionEnabled)")
        }
        .onReceive(NotificationCenter.default.publisher(for: UIAccessibility.voiceOverStatusDidChangeNotification)) { _ in
          log.lines.append("reader \(UIAccessibility.isVoiceOverRunning)")
        }
        .onReceive(NotificationCenter.default.publisher(for: UIAccessibility.darkerSystemColorsStatusDidChangeNotification)) { _ in
          log.lines.append("contrast \(UIAccessibility.isDarkerSystemColorsEnabled)")
        }
    }
  }

  @Test("A program reads the accessibility settings, and receives one notification per change")
  func changes() {
    let log = Log()
    let host = TestHost { Listener(log: log) }
    defer { host.close() }
    log.lines = []
    var traits = WindowTraits()
    host.content.update(traits)
    host.render()
    #expect(log.lines.isEmpty && !UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning)
    #expect(quietly(.default) == .default)
    traits.reducesMotion = true
    host.content.update(traits)
    host.render()
    #expect(log.lines == ["motion true"] && quietly(.default) == nil)
    traits.hasScreenReader = true
    traits.isHighContrast = true
    host.content.update(traits)
    host.render()
    #expect(log.lines == ["motion true", "reader true", "contrast true"])
    log.lines = []
    host.content.update(WindowTraits())
    host.render()
    #expect(log.lines == ["motion false", "reader false", "contrast false"])
  }

  @Test("An announcement argument is spoken only if it is text")
  func spoken() {
    #expect(UIAccessibility.text(of: "Saved") == "Saved")
    #expect(UIAccessibility.text(of: NSAttributedString(string: "Sent")) == "Sent")
    #expect(UIAccessibility.text(of: nil) == nil && UIAccessibility.text(of: 3) == nil)
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }

  @Test("Notification names and kinds have UIKit's raw values")
  func rawValues() {
    #expect(
      UIAccessibility.reduceMotionStatusDidChangeNotification.rawValue == "UIAccessibilityReduceMotionStatusDidChangeNotification")
    #expect(UIAccessibility.voiceOverStatusDidChangeNotification.rawValue == "UIAccessibilityVoiceOverStatusDidChangeNotification")
    #expect([UIAccessibility.Notification.screenChanged, .layoutChanged, .announcement].map(\.rawValue) == [1000, 1001, 1008])
  }
}
